/** What is in view was changed elsewhere, as in another tab, and nobody here has taken note of it. */
import { useRef, useState } from 'react';
import type { Cart } from '../../../schemas/cart/cart';
import type { ErrorCode } from '../../../schemas/shop-errors';
import { Button } from '../../../src/ui/button';
import { useSaidFocus } from '../../../src/ui/focus';
import { alarm } from '../../../src/ui/styles/remark.css';
import { sentBack } from '../parts/sent-back';
import { daysTold } from './moved-days';

export const changedCode = 'cart.decision.changed' satisfies ErrorCode;
export const changedWords = sentBack(changedCode)?.message ?? '';

interface Props {
  /** What the shopper has read here; null: nobody knows. */
  readonly seen: Cart | null;
  readonly cart: Cart;
  readonly onRead: () => void;
}

/** In place of the order button. */
export const Changed = ({ seen, cart, onRead }: Props) => {
  const more = daysTold(true, seen, cart).words;
  return (
    <div ref={useSaidFocus<HTMLDivElement>(changedWords)} className={alarm} tabIndex={-1}>
      <strong>{changedWords}</strong>
      {more && <p>{more}</p>}
      <Button type="button" onClick={onRead}>
        変更後の内容を確認する
      </Button>
    </div>
  );
};

/** `seen`: what the shopper began to read here; `isChanged`: the cart was changed elsewhere since. */
export const useChanged = (drawn: Cart | null, cart: Cart | null, changedTo: string | null) => {
  const title = useRef<HTMLHeadingElement>(null);
  const [read, setRead] = useState(drawn);
  const now = cart?.fingerprint;
  return {
    title,
    seen: read,
    isChanged: now !== undefined && now === changedTo && now !== read?.fingerprint,
    /** They read it from the top. */
    takeNote: (): void => {
      setRead(cart);
      title.current?.focus();
      title.current?.scrollIntoView({ block: 'start' });
    },
  } as const;
};
