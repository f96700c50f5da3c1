/** An address that leaves a cart takes along what is done there, as far as no other address keeps it. That is said. */
import type { Cart } from '../../../schemas/cart/cart';
import { isSuccess, type ActionContext, type Outcome, type Refused } from '../action';
import { leadToDelivery, type ChangedCart } from './change-cart';

/** As it is before a change; null: it could not be read, and nothing is said of what goes. */
export const readCart = async ({ token, send }: ActionContext): Promise<Cart | null> => {
  const answer = await send('cart.cart', { params: { token } });
  // The success of this call is a cart.
  return isSuccess(answer) ? (answer.body as Cart) : null;
};

/** The database keeps the details' keys in one order. */
const doneIn = ({ detail }: Cart): readonly string[] =>
  detail.shippings.flatMap(({ accessories = [] }) =>
    accessories.map(({ option_key: option, details }) => JSON.stringify([option, details])),
  );

/** Something is done nowhere any more as it was chosen. */
const isSomethingLost = (before: Cart, after: Cart): boolean => {
  const kept = new Set(doneIn(after));
  return doneIn(before).some((done) => !kept.has(done));
};

/** @param before null: it is not known */
export const leadSayingWhatWent = (before: Cart | null, changed: ChangedCart | Refused): Outcome => {
  const led = leadToDelivery(changed);
  return led.ok === true && changed.ok && before && isSomethingLost(before, changed.cart)
    ? { ...led, flash: 'places-joined' }
    : led;
};
