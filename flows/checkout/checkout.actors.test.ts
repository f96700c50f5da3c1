import { describe, expect, it } from 'vitest';
import { createActor, fromPromise, waitFor } from 'xstate';
import type { Cart } from '../../schemas/cart/cart';
import { errorOf } from '../../schemas/shop-errors';
import { goodsCart, readyCart, sampleAddress, sampleOrderer } from '../../sections/samples/cart';
import { dividedCart } from '../../sections/samples/several-addresses';
import type { Values } from '../../src/actions/action';
import type { LooseAnswer, Transport } from '../../src/api/transport';
import { decide, submit, type CheckoutClient } from './checkout.actors';
import { checkoutMachine } from './checkout.machine';
import { checkoutViewOf } from './checkout.selectors';
import type { Destination, Saved, SubmitEvent } from './checkout.types';

type Asked = readonly [string, unknown];

/** A shop that notes what it is asked, and answers `after` to each call; to a reset the cart of one address. */
const shopThat = (after: (call: string) => LooseAnswer) => {
  const asked: Asked[] = [];
  const send: Transport['send'] = async (call, { body }) => {
    asked.push([call, body]);
    return after(call);
  };
  // Of the client only the transport is asked.
  return { asked, client: { transport: { ids: [], send } } as Partial<CheckoutClient> as CheckoutClient };
};

const answer = (body: unknown, status = 200): LooseAnswer => ({ status, headers: {}, body });

const answering = (cart: Cart) =>
  shopThat((call) => {
    const joined = { ...cart, detail: { ...cart.detail, shippings: cart.detail.shippings.slice(0, 1) } };
    return answer(call === 'cart.resetShippings' ? joined : cart);
  });

/** What is asked of the shop, in its order. */
const ask = async (cart: Cart, event: SubmitEvent): Promise<readonly Asked[]> => {
  const { asked, client } = answering(cart);
  await submit(client, () => cart.token, cart, event);
  return asked;
};

const { token } = readyCart;
const address = sampleAddress;
const orderer = (shipTo: 'orderer' | 'other'): SubmitEvent => ({
  type: 'submit',
  form: 'orderer',
  values: { ...sampleOrderer, ship_to: shipTo },
});
const shipping = (key: string, more: Values = {}): SubmitEvent => ({
  type: 'submit',
  form: 'shipping',
  values: { ...address, key, ...more },
});
const several = { divide: '1', places: '2' };

describe('what the steps ask of the shop', () => {
  it('changes the one address by its key, wherever it went before', async () => {
    const event = shipping('s1');
    const expected = [['cart.modifyShipping', { token, key: 's1', address }]];
    expect(await ask(readyCart, event)).toEqual(expected);
    expect(await ask(goodsCart, event)).toEqual(expected);
  });

  it('[cart.multiple-shipping] adds an address only where a further one is meant', async () => {
    expect(await ask(dividedCart, shipping('new', several))).toEqual([['cart.addShipping', { token, address }]]);
    expect(await ask(dividedCart, shipping('s4', several))).toEqual([
      ['cart.modifyShipping', { token, key: 's4', address }],
    ]);
    expect(await ask(dividedCart, { type: 'submit', form: 'shipping-known', values: {} })).toEqual([
      ['cart.addShipping', { token, to_orderer: true }],
    ]);
  });

  it('[cart.multiple-shipping] divides, and joins again', async () => {
    const products = [{ sku_id: 11, quantities: [{ shipping_key: 's1', quantity: 2 }] }];
    expect(await ask(dividedCart, { type: 'submit', form: 'division', values: { 'q.11.s1': '2' } })).toEqual([
      ['cart.divideProducts', { token, products }],
    ]);
    expect(await ask(dividedCart, { type: 'submit', form: 'shipping-join', values: {} })).toEqual([
      ['cart.resetShippings', { token }],
    ]);
  });

  it('says whether the goods go to the orderer, too', async () => {
    for (const ship_to of ['orderer', 'other'] as const)
      expect(await ask(readyCart, orderer(ship_to))).toEqual([
        ['cart.modifyOrder', { token, orderer: sampleOrderer, ship_to }],
      ]);
  });
});

describe('a browser that has another cart by now', () => {
  const outdated = { fault: { code: 'cart.update_products.part_not_found' } };

  it('sends no step, for that would lead on through the other', async () => {
    const { asked, client } = answering(readyCart);
    const send = (own: string | null) => submit(client, () => own, readyCart, orderer('orderer'));
    await expect(send('B'.repeat(22))).rejects.toMatchObject(outdated);
    expect(asked).toEqual([]);
    // Of a browser that shows none of its own, another shop's of the same host may be it.
    await expect(send(null)).resolves.toMatchObject({ cart: readyCart });
  });

  it('orders what was seen, and where that is gone shows the other', async () => {
    const there = shopThat(() => answer({ status: 'ordered', order: { id: 'o1' }, challenge_url: null }));
    const tokenNow = (): string => 'B'.repeat(22);
    await decide(there.client, tokenNow, readyCart, 'seen');
    expect(there.asked).toMatchObject([['cart.decide', { fingerprint: 'seen' }]]);
    for (const code of ['cart.common.not_found', 'cart.common.is_ordered'] as const) {
      const { client } = shopThat(() => answer(errorOf(code), 404));
      await expect(decide(client, tokenNow, readyCart, 'seen')).rejects.toMatchObject(outdated);
      await expect(decide(client, () => token, readyCart, 'seen')).rejects.toMatchObject({ fault: { code } });
    }
  });
});

/** Where the machine goes, and what it shows, after a form was sent to a shop. */
const sendTo = async (client: CheckoutClient, event: SubmitEvent) => {
  const left: Destination[] = [];
  const machine = checkoutMachine.provide({
    actors: {
      save: fromPromise<Saved, { readonly cart: Cart | null; readonly event: SubmitEvent | null }>(({ input }) =>
        submit(client, () => readyCart.token, input.cart, input.event ?? event),
      ),
    },
    actions: {
      leave: (_, { destination }) => {
        if (destination) left.push(destination);
      },
    },
  });
  const actor = createActor(machine, { input: { cart: readyCart } }).start();
  actor.send(event);
  const snapshot = await waitFor(actor, (now) => !now.hasTag('saving'));
  return {
    view: checkoutViewOf(snapshot),
    ways: left.map((to) => (to.kind === 'screen' ? to.path : to.kind === 'anew' ? to.code : to.url)),
  };
};

describe('the machine of the checkout', () => {
  it('goes to the form of the other address where the goods go elsewhere', async () => {
    const { ways } = await sendTo(answering(readyCart).client, orderer('other'));
    expect(ways).toEqual(['/cart/shipping-add']);
  });

  it('[cart.multiple-shipping] comes back to the division from an address, and goes on from it', async () => {
    const next = { ...dividedCart, next_step: 'delivery' as const };
    const waysOf = async (event: SubmitEvent) => (await sendTo(answering(next).client, event)).ways;
    const [division, onward] = ['/cart/shipping-add?divide=1', '/cart/shipping-detail'];
    const own: SubmitEvent = { type: 'submit', form: 'shipping-known', values: { places: '1' } };
    for (const event of [shipping('new', { ...several, places: '1' }), shipping('s4', several), own])
      expect(await waysOf(event)).toEqual([division]);
    for (const form of ['division', 'shipping-join'] as const)
      expect(await waysOf({ type: 'submit', form, values: {} })).toEqual([onward]);
    expect(await waysOf(shipping('s1'))).toEqual([onward]);
    for (const event of [shipping('new', several), { ...own, values: { places: '2' } }])
      expect(await waysOf(event)).toEqual([`${division}&error=cart.shipping.known`]);
  });

  it('shows what a field breaks under the name that the form gives it', async () => {
    const fault = [{ code: 'pattern', message: '電話番号をご確認ください。' }];
    const body = { ...errorOf('request.invalid'), errors: { 'orderer.phone_number': fault } };
    const { client } = shopThat(() => answer(body, 422));
    const { view, ways } = await sendTo(client, orderer('orderer'));
    expect(view).toMatchObject({ phase: 'editing', fieldErrors: { phone_number: fault } });
    expect(ways).toEqual([]);
  });
});
