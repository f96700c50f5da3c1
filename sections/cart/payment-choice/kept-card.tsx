import { useState } from 'react';
import type { UserCard } from '../../../schemas/card/card';
import type { Cart } from '../../../schemas/cart/cart';
import { Button } from '../../../src/ui/button';
import { kept } from './payment-choice-default.css';

/** The last digits of a card as they may be shown. */
const maskedWords = (masked: string): string => `**** ${masked.slice(-4)}`;

/** The card that is kept for this order, with the way to another. */
export const KeptCard = ({ masked, onChange }: { readonly masked: string; readonly onChange: () => void }) => (
  <div className={kept}>
    <span>
      ご入力いただいたカード <b>{maskedWords(masked)}</b>
    </span>
    <Button kind="text" type="button" onClick={onChange}>
      カードを変更する
    </Button>
  </div>
);

/** Whether the card that was typed in for this cart is used, or another one. One that is to be saved is not among the member's yet. */
export const useCardChoice = (cart: Cart | null, cards: readonly UserCard[]) => {
  const [isChanging, setChanging] = useState(false);
  const isOwn = cards.some(({ id }) => id === cart?.user_card_id);
  const masked = isOwn ? null : (cart?.payment?.masked_number ?? null);
  return { keptCard: isChanging ? null : masked, change: () => setChanging(true) } as const;
};
