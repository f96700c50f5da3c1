import { describe, expect, it } from 'vitest';
import type { Cart } from '../../schemas/cart/cart';
import { goodsCart, readyCart, sampleAddress, sampleOrderer } from '../../sections/samples/cart';
import { dividedCart } from '../../sections/samples/several-addresses';
import { saveStep, type CheckoutClient } from './checkout.actors';
import type { SaveEvent } from './checkout.types';

/** What is asked of the shop, in its order; each call answers the cart, a reset the cart of one address. */
const ask = async (cart: Cart, event: SaveEvent): Promise<readonly (readonly [string, object])[]> => {
  const asked: (readonly [string, object])[] = [];
  const calls = new Proxy(
    {},
    {
      get:
        (_, name: string) =>
        async ({ body }: { body: object }) => {
          asked.push([name, body]);
          const joined = { ...cart, detail: { ...cart.detail, shippings: cart.detail.shippings.slice(0, 1) } };
          return { status: 200, body: name === 'resetShippings' ? joined : cart };
        },
    },
  );
  // Of the client only the cart's calls are asked.
  await saveStep({ cart: calls } as CheckoutClient, cart, event);
  return asked;
};

const { token } = readyCart;
const address = sampleAddress;
const orderer = (shipTo: 'orderer' | 'other'): SaveEvent => ({
  type: 'save-orderer',
  values: { ...sampleOrderer, ship_to: shipTo },
});
const saved = ['modifyOrder', { token, orderer: sampleOrderer }];
const [first, ...rest] = [...dividedCart.detail.shippings].reverse();
const awayFirst: Cart = { ...dividedCart, detail: { ...dividedCart.detail, shippings: first ? [first, ...rest] : [] } };

describe('what the steps ask of the shop', () => {
  it('changes the one address by its key, wherever it went before', async () => {
    const event: SaveEvent = { type: 'save-shipping', values: address };
    const expected = [['modifyShipping', { token, key: 's1', address }]];
    expect(await ask(readyCart, event)).toEqual(expected);
    expect(await ask(goodsCart, event)).toEqual(expected);
  });

  it('[cart.multiple-shipping] adds an address only where a further one is meant', async () => {
    const shipping = { type: 'save-shipping', values: address } as const;
    expect(await ask(dividedCart, { ...shipping, key: 'new' })).toEqual([['addShipping', { token, address }]]);
    expect(await ask(dividedCart, { ...shipping, key: 's4' })).toEqual([
      ['modifyShipping', { token, key: 's4', address }],
    ]);
    expect(await ask(dividedCart, { type: 'add-orderer-address' })).toEqual([
      ['addShipping', { token, to_orderer: true }],
    ]);
  });

  it('[cart.multiple-shipping] divides, and joins again', async () => {
    const products = [{ sku_id: 11, quantities: [{ shipping_key: 's1', quantity: 2 }] }];
    expect(await ask(dividedCart, { type: 'save-division', products })).toEqual([
      ['divideProducts', { token, products }],
    ]);
    expect(await ask(dividedCart, { type: 'join-shippings' })).toEqual([['resetShippings', { token }]]);
  });

  it('asks for the other address where the goods go elsewhere, once', async () => {
    expect(await ask(goodsCart, orderer('other'))).toEqual([
      saved,
      ['resetShippings', { token, is_removing_address: true }],
    ]);
    expect(await ask(readyCart, orderer('other'))).toEqual([saved]);
  });

  it('sends the goods to the orderer where they did not go there', async () => {
    expect(await ask(goodsCart, orderer('orderer'))).toEqual([saved]);
    expect(await ask(readyCart, orderer('orderer'))).toEqual([
      saved,
      ['modifyShipping', { token, key: 's1', to_orderer: true }],
    ]);
  });

  it('[cart.multiple-shipping] keeps several addresses, or joins them before all goes to the orderer', async () => {
    expect(await ask(dividedCart, orderer('other'))).toEqual([saved]);
    const joined = ['resetShippings', { token }];
    expect(await ask(dividedCart, orderer('orderer'))).toEqual([saved, joined]);
    expect(await ask(awayFirst, orderer('orderer'))).toEqual([
      saved,
      joined,
      ['modifyShipping', { token, key: 's4', to_orderer: true }],
    ]);
  });
});
