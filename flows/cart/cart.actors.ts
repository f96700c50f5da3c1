/** What the cart asks of the shop, over the API. */
import type { Cart } from '../../schemas/cart/cart';
import type { CartShipping } from '../../schemas/cart/cart-shipping';
import { cartStateErrors } from '../../schemas/cart/cart-state-errors';
import type { Client } from '../../src/api/client';
import { randomKey } from '../../src/lib/random-key';
import { createCartInit } from './cart-init';
import type { CartPort } from './cart.types';
import { isExpired, isOrdered } from './cart-fault';
import { bodyOf, CallRefused, faultOf } from '../fault';

const expired = (): CallRefused => {
  const code = 'cart.common.is_expired';
  return new CallRefused({ code, message: cartStateErrors[code].message, errors: null });
};

/**
 * The days of parcels that left the cart with their last line, for those that came back in their place. @param before as
 * they were @param shippingKey where the line is again
 */
const lostDays = (
  { detail: { shippings } }: Cart,
  shippingKey: string | undefined,
  before: CartShipping['packings'],
) => {
  const now = (shippings.find(({ key }) => key === shippingKey) ?? shippings[0])?.packings ?? [];
  return now.flatMap(({ key, temperature, is_chosen: isChosen }) => {
    const known = before.find((packing) => packing.temperature === temperature && packing.is_chosen);
    if (isChosen || !known) return [];
    return [{ key, delivery_at: known.delivery_at, delivery_timezone_key: known.delivery_timezone_key }];
  });
};

/** Calls that need a cart, without one, fail as they do when it has expired. */
export const createCartPort = (client: Pick<Client, 'cart'>, readToken: () => string | null): CartPort => {
  // What got no answer may have been done: pressed again, it goes under the same key and is done once.
  let unanswered: { readonly wanted: string; readonly key: string } | null = null;
  const token = (): string => {
    const known = readToken();
    if (known === null) throw expired();
    return known;
  };
  const init = createCartInit(async (isInvalidProduct) =>
    bodyOf(await client.cart.init({ body: { token: readToken(), invalid_product: isInvalidProduct } })),
  );
  const addTo = async (own: string | null, products: Parameters<CartPort['add']>[0]) => {
    const body = { token: own, products: [...products] };
    const wanted = JSON.stringify(body);
    if (unanswered?.wanted !== wanted) unanswered = { wanted, key: randomKey() };
    const answer = await client.cart.addProducts({ headers: { 'idempotency-key': unanswered.key }, body });
    unanswered = null;
    return bodyOf(answer);
  };
  // A shopper who adds does not care that the old cart is gone: the goods go into a new one.
  const add: CartPort['add'] = async (products) => {
    try {
      return await addTo(readToken(), products);
    } catch (error) {
      const fault = faultOf(error);
      if (!isExpired(fault) && !isOrdered(fault)) throw error;
      return addTo((await init(false)).token, products);
    }
  };
  /** The key of the shipping that goes there, which is added again; null: nobody knows where. */
  const addAgain = async ({ address, is_orderer: isOrderer }: CartShipping): Promise<string | null> => {
    const target = isOrderer ? ({ to_orderer: true } as const) : address && { address };
    if (!target) return null;
    const cart = bodyOf(await client.cart.addShipping({ body: { token: token(), ...target } }));
    const isSame = (shipping: CartShipping): boolean =>
      isOrderer ? shipping.is_orderer : JSON.stringify(shipping.address) === JSON.stringify(address);
    return cart.detail.shippings.find(isSame)?.key ?? null;
  };
  return {
    init,
    read: async (shown) =>
      bodyOf(await client.cart.cart({ params: { token: readToken() ?? shown?.token ?? token() } })),
    add,
    restore: async ({ line, shipping }, cart) => {
      const isThere = !shipping || cart.detail.shippings.some(({ key }) => key === shipping.key);
      const key = (isThere ? shipping?.key : await addAgain(shipping)) ?? undefined;
      const added = await add([{ ...line, ...(key ? { shipping_key: key } : {}) }]);
      const packings = shipping ? lostDays(added, key, shipping.packings) : [];
      if (packings.length === 0) return added;
      const dated = await client.cart.modifyPackings({ body: { token: added.token, packings } });
      // A day that is possible no more is asked for anew.
      return dated.status === 200 ? dated.body : added;
    },
    modify: async (lines) =>
      bodyOf(await client.cart.modifyProducts({ body: { token: token(), products: [...lines] } })),
    remove: async (key) => bodyOf(await client.cart.deleteProducts({ body: { token: token(), key } })),
  };
};
