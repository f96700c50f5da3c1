/** The card that a cart is paid with: one that was typed in for it, or one that its member has saved. */
import { japanMonth } from '../../../../../src/lib/japan-time';
import type { KeptCard } from '../../../../db/tables/selling/order';
import type { CartTerms } from '../cart.types';
import type { OwnCard, StoredCart } from '../rows/carts.repository';

type Now = Pick<CartTerms, 'now'>;
type Cards = Pick<StoredCart, 'card' | 'user_card_id' | 'own_card'>;

/** Its last month is over. */
export const isCardExpired = ({ now }: Now, { expiration }: Pick<OwnCard, 'expiration'>): boolean =>
  expiration < japanMonth(now);

/** Why the saved card that was chosen can be used no more: a code for the cart; null: it can, or none was. */
export const ownCardFault = (terms: Now, { user_card_id: id, own_card: own }: Cards) => {
  if (id === null) return null;
  if (own === null) return 'cart.payment.card_gone' as const;
  return isCardExpired(terms, own) ? ('cart.payment.card_expired' as const) : null;
};

/** Null: there is none that can be used. */
export const payingCardOf = (terms: Now, cart: Cards): KeptCard | null => {
  const { card, own_card: own } = cart;
  if (card) return { token: card.token, masked_number: card.masked_number };
  if (!own || ownCardFault(terms, cart) !== null) return null;
  return { reference: own.reference, masked_number: `************${own.last_digits}` };
};
