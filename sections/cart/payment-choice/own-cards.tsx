import { useEffect, useRef, useState } from 'react';
import type { UserCard } from '../../../schemas/card/card';
import type { Cart } from '../../../schemas/cart/cart';
import { cardWords, expirationWords } from '../../../src/domain/card-words';
import { radioCards } from '../parts/radio-cards.css';

/** A saved card by its id; null: another one, which is typed in. */
export type OwnChoice = number | null;

interface Props {
  readonly id: string;
  /** DOM id of the form that sends the choice. */
  readonly form: string;
  readonly paymentId: number;
  readonly cards: readonly UserCard[];
  readonly chosen: OwnChoice;
  /** What is wrong with the choice; null: nothing. */
  readonly error: string | null;
  readonly onChoose: (own: OwnChoice) => void;
}

/** The member's saved cards as radios of their method; without script, too. */
export const OwnCards = ({ id, form, paymentId, cards, chosen, error, onChoose }: Props) => {
  const place = useRef<HTMLFieldSetElement>(null);
  const tell = useRef(onChoose);
  // What was chosen before the script came.
  useEffect(() => {
    const checked = place.current?.querySelector<HTMLInputElement>('input:checked');
    if (checked) tell.current(checked.value === '' ? null : Number(checked.value));
  }, []);
  return (
    <fieldset ref={place} id={id} className={radioCards} aria-describedby={error ? `${id}-error` : undefined}>
      <legend>お使いになるカード</legend>
      {error && (
        <p id={`${id}-error`} role="alert">
          {error}
        </p>
      )}
      {[...cards, null].map((card) => (
        <label key={card?.id ?? 'other'}>
          <input
            type="radio"
            name={`user_card_id.${paymentId}`}
            form={form}
            value={card?.id ?? ''}
            defaultChecked={chosen === (card?.id ?? null)}
            disabled={card?.is_expired ?? false}
            onChange={() => onChoose(card?.id ?? null)}
          />
          {card === null ? (
            <span>別のカードを使う</span>
          ) : (
            <span>
              <b>{cardWords(card)}</b>
              <small>
                有効期限 {expirationWords(card)}
                {card.is_expired && '（有効期限切れ）'}
              </small>
            </span>
          )}
        </label>
      ))}
    </fieldset>
  );
};

const notFound = 'cart.payment.card_not_found';

const proposedOf = (cart: Cart | null, cards: readonly UserCard[]): OwnChoice => {
  const usable = cards.filter(({ is_expired: isExpired }) => !isExpired);
  const chosen = usable.find(({ id }) => id === cart?.user_card_id);
  return (chosen ?? usable[0])?.id ?? null;
};

/**
 * The cart's own choice, else the main card, else the newest. One that the shop says is there no more, since it was
 * deleted in another tab, is gone from the list, and no other takes its place unasked.
 *
 * @param code of what the shop refused last; null: nothing
 */
export const useOwnCard = (cart: Cart | null, all: readonly UserCard[], code: string | null) => {
  const [own, choose] = useState(() => proposedOf(cart, all));
  const [gone, setGone] = useState<readonly number[]>([]);
  const [seen, setSeen] = useState(code);
  if (code !== seen) {
    setSeen(code);
    if (code === notFound && own !== null) {
      setGone([...gone, own]);
      choose(null);
    }
  }
  return { own, choose, there: all.filter(({ id }) => !gone.includes(id)) } as const;
};
