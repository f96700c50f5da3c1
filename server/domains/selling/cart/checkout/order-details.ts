/** Who orders and how it is paid: what a change of it does to the cart's rows. */
import type { Transaction } from 'kysely';
import type { Database } from '../../../../db/schema';
import type { CartContext, CartTerms, ChangeRefusal, OrderDetails } from '../cart.types';
import type { PaymentMethodRow } from '../../payments/payments.types';
import { moveLines } from '../lines/joining';
import { findOwnCard, type OwnCard, type StoredCart } from '../rows/carts.repository';
import type { CartValues } from '../rows/written-carts.repository';
import { inheritAccessories } from '../rows/options.repository';
import { refuseChange } from '../rows/refuse-change';
import { type Work, type Written, written } from '../rows/work';
import { twinsOf } from '../shippings/destinations';
import { placeLines } from '../shippings/place-lines';
import { computeAmounts } from './amounts';
import { isCardExpired } from './paying-card';
import { paymentRefusal } from './payment';

/** Goods that go to one place, to which two shippings led, travel together. */
const joinTwins = async (trx: Transaction<Database>, context: CartContext, cart: StoredCart): Promise<CartValues> => {
  const twins = twinsOf(cart);
  if (twins.size === 0) return {};
  const lines = moveLines(cart, (shippingId) => twins.get(shippingId) ?? shippingId);
  const heirs = [...twins].map(([from, to]) => ({ from, to, isOnly: true }));
  await inheritAccessories(trx, cart, heirs);
  return placeLines(trx, context, cart, lines, [...twins.keys()]);
};

/** A card belongs to the method that it was given for. */
export const changeOrder =
  (terms: CartTerms, { orderer, ...payment }: OrderDetails): Work<ChangeRefusal> =>
  async (trx, cart) => {
    // As it will be: another prefecture costs other carriage.
    const changed = { ...cart, orderer: orderer ?? cart.orderer };
    const { user_card_id: cardId } = payment;
    const own = cardId === undefined ? null : await findOwnCard(trx, cart.member_id, cardId);
    const chosen = choosePayment(terms, changed, { ...payment, own });
    if (!chosen.ok || !orderer) return chosen;
    return written({ ...chosen.values, orderer, ...(await joinTwins(trx, terms, changed)) });
  };

type Payment = Omit<OrderDetails, 'orderer'> & {
  readonly own: OwnCard | null;
};

/** A saved card, of the service that the method is paid through. */
const ownCardRefusal = (
  terms: CartTerms,
  { user_card_id: id, own }: Payment,
  method: PaymentMethodRow,
): ChangeRefusal | null => {
  if (id === undefined) return null;
  if (!own || own.service_code !== method.service_code)
    return refuseChange('cart.payment.card_not_found', 'user_card_id');
  return isCardExpired(terms, own) ? refuseChange('cart.payment.card_expired', 'user_card_id') : null;
};

/** One card at a time. */
const cardOf = ({ card, user_card_id: id }: Payment): CartValues => {
  if (card) return { card, user_card_id: null };
  return id === undefined ? {} : { card: null, user_card_id: id };
};

/** @param cart as it will be */
const choosePayment = (terms: CartTerms, cart: StoredCart, payment: Payment): Written | ChangeRefusal => {
  const { payment_id: paymentId, card, user_card_id: cardId } = payment;
  if (paymentId === undefined && !card && cardId === undefined) return written();
  const wanted = paymentId ?? cart.payment_method_id;
  const method = terms.paymentMethods.find(({ id }) => id === wanted);
  if (!method) return refuseChange('cart.payment.not_allowed', 'payment_id');
  const reason = paymentRefusal(terms, cart, computeAmounts(terms, cart), method);
  if (reason !== null) return refuseChange('cart.payment.not_allowed', 'payment_id', reason);
  if (card && method.kind !== 'card') return refuseChange('cart.payment.not_allowed', 'card');
  const refusal = ownCardRefusal(terms, payment, method);
  if (refusal) return refusal;
  const kept = method.id === cart.payment_method_id ? {} : { card: null, user_card_id: null };
  return written({ payment_method_id: method.id, payment_error: null, ...kept, ...cardOf(payment) });
};
