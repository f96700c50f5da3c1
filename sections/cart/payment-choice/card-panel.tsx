import { useState } from 'react';
import type { UserCard } from '../../../schemas/card/card';
import { mostCards } from '../../../schemas/card/most-cards';
import type { Cart } from '../../../schemas/cart/cart';
import type { ErrorBody } from '../../../schemas/contract/errors';
import type { CartPaymentMethod } from '../../../schemas/payments/payment';
import type { Texts } from '../../../src/forms/form-definition';
import { CardEntry } from '../parts/card-entry';
import { KeptCard, useCardChoice } from './kept-card';
import { OwnCards, useOwnCard } from './own-cards';
import { keeping } from './payment-choice-default.css';

/**
 * Which card a method of cards is paid with: typed in before, saved, or typed in now; and what is sent of that.
 *
 * @param code of what the shop refused last; null: nothing
 */
export const useCardPanel = (
  cart: Cart | null,
  method: CartPaymentMethod | null,
  cards: readonly UserCard[] | null,
  code: string | null,
) => {
  const { keptCard, change } = useCardChoice(cart, cards ?? []);
  const { own, choose, there } = useOwnCard(cart, cards ?? [], code);
  const ofService = there.filter(({ token_key: service }) => service === method?.service_code);
  const [isKept, keep] = useState(false);
  const isCard = method?.kind === 'card';
  const kept = isCard && method.id === cart?.payment_id ? keptCard : null;
  const chosen = ofService.some(({ id }) => id === own) ? own : null;
  const isTyped = isCard && kept === null && chosen === null;
  const canKeep = cards !== null && there.length < mostCards;
  const ownValues: Texts =
    isCard && kept === null && chosen !== null ? { [`user_card_id.${method.id}`]: String(chosen) } : {};
  const values: Texts = isTyped && canKeep && isKept ? { keep_card: '1' } : ownValues;
  return { kept, change, cards: ofService, own: chosen, choose, isTyped, canKeep, isKept, keep, values } as const;
};

interface Props {
  readonly id: string;
  /** DOM id of the form that sends the choice. */
  readonly form: string;
  readonly card: ReturnType<typeof useCardPanel>;
  readonly paymentId: number;
  /** A card can be typed in with script alone. */
  readonly isAlive: boolean;
  readonly isDemo: boolean;
  readonly isBusy: boolean;
  readonly errors: ErrorBody['errors'] | null;
  readonly onSubmit: (typed: Texts) => void;
}

/** What a method of cards asks for. */
export const CardPanel = ({ id, form, card, paymentId, isAlive, errors, ...entry }: Props) => {
  if (card.kept !== null) return <KeptCard masked={card.kept} onChange={card.change} />;
  return (
    <>
      {card.cards.length > 0 && (
        <OwnCards
          key={card.cards.length}
          id={`${id}-own`}
          form={form}
          paymentId={paymentId}
          cards={card.cards}
          chosen={card.own}
          error={errors?.user_card_id?.[0]?.message ?? null}
          onChoose={card.choose}
        />
      )}
      {isAlive && card.isTyped && (
        <CardEntry id={id} serverErrors={errors} {...entry}>
          {card.canKeep && (
            <label className={keeping}>
              <input type="checkbox" checked={card.isKept} onChange={(event) => card.keep(event.target.checked)} />
              <span>このカードを登録して、次回のお支払いにも使う</span>
            </label>
          )}
        </CardEntry>
      )}
    </>
  );
};
