/**
 * What was done to all that went to each address of an order, for a cart of its goods, which has one address at first: what
 * was alike at all of them is done to that. Anything else goes with addresses that the cart does not have yet.
 */
import type { Cart } from '../../../schemas/cart/cart';
import type { Order } from '../../../schemas/order/order';
import { isSuccess, type ActionContext } from '../action';

type Done = Required<Order['shippings'][number]>['accessories'][number];

const wordsOf = ({ option_key: option, details }: Pick<Done, 'option_key' | 'details'>): string =>
  JSON.stringify([option, Object.entries(details).sort(([one], [other]) => (one < other ? -1 : 1))]);

const has = (done: readonly Done[], one: Done): boolean => done.some((other) => wordsOf(other) === wordsOf(one));

/**
 * @param isAlone whether the cart has nothing but goods of the order: others would get a noshi that nobody has asked for
 * @returns whether the cart has all of it now; what it has not is to be chosen anew
 */
export const doOnceMore = async (
  { shippings }: Order,
  cart: Cart,
  isAlone: boolean,
  { send }: Pick<ActionContext, 'send'>,
): Promise<boolean> => {
  const places = shippings.map(({ accessories = [] }) => accessories);
  const [first = [], ...others] = places;
  const alike = first.filter((one) => others.every((done) => has(done, one)));
  const isAll = places.every((done) => done.length === alike.length);
  if (alike.length === 0) return isAll;
  const [place, ...further] = cart.detail.shippings;
  if (!place || further.length > 0) return false;
  const { key: shippingKey, accessories: there = [] } = place;
  // It was pressed twice, or lay there before, and is nobody else's to change.
  if (there.length > 0) return isAll && alike.every((one) => has(there, one));
  if (!isAlone) return false;
  const accessories = alike.map(({ option_key, details }) => ({ shipping_key: shippingKey, option_key, details }));
  const answer = await send('cart.addAccessories', { body: { token: cart.token, accessories } });
  return isSuccess(answer) && isAll;
};
