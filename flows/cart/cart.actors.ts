/** What the cart asks of the shop, over the API. */
import type { Client } from '../../src/api/client';
import { createCartInit } from './cart-init';
import type { CartPort } from './cart.types';
import { bodyOf, CallRefused, faultOf, isExpired } from './fault';

const expired = (): CallRefused =>
  new CallRefused({ code: 'cart.common.is_expired', message: 'カートの有効期限が切れました。', errors: null });

/** Calls that need a cart, without one, fail as they do when it has expired. */
export const createCartPort = (client: Pick<Client, 'cart'>, readToken: () => string | null): CartPort => {
  const token = (): string => {
    const known = readToken();
    if (known === null) throw expired();
    return known;
  };
  const init = createCartInit(async (isInvalidProduct) =>
    bodyOf(await client.cart.init({ body: { token: readToken(), invalid_product: isInvalidProduct } })),
  );
  const addTo = async (own: string | null, products: Parameters<CartPort['add']>[0]) =>
    bodyOf(await client.cart.addProducts({ body: { token: own, products: [...products] } }));
  return {
    init,
    read: async () => bodyOf(await client.cart.cart({ params: { token: token() } })),
    // A shopper who adds does not care that the old cart is gone: the goods go into a new one.
    add: async (products) => {
      try {
        return await addTo(readToken(), products);
      } catch (error) {
        if (!isExpired(faultOf(error))) throw error;
        return addTo((await init(false)).token, products);
      }
    },
    modify: async (lines) =>
      bodyOf(await client.cart.modifyProducts({ body: { token: token(), products: [...lines] } })),
    remove: async (key) => bodyOf(await client.cart.deleteProducts({ body: { token: token(), key } })),
  };
};
