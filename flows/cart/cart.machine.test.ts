import { describe, expect, it } from 'vitest';
import { createActor, fromPromise, waitFor } from 'xstate';
import { getShortestPaths } from 'xstate/graph';
import type { Cart } from '../../schemas/cart/cart';
import type { CartEvent } from '../../schemas/cart/cart.flow-events';
import { cartMachine, type ChangeInput } from './cart.machine';
import { viewOf } from './cart.selectors';
import { emptyCart, goodsCart, sampleLine } from '../../sections/samples/cart';
import { CallRefused } from '../fault';

const refused = (code: string, message = '理由') => new CallRefused({ code, message, errors: null });
const withQuantity = (quantity: number): Cart => ({
  ...goodsCart,
  detail: { ...goodsCart.detail, products: [sampleLine('l1', { quantity })] },
});

interface Answers {
  readonly change?: (input: ChangeInput) => Promise<Cart>;
  readonly init?: (isInvalidProduct: boolean) => Promise<Cart>;
  readonly cart?: Cart;
}

const live = { ...goodsCart, expire_at: '2999-01-01T00:00:00.000Z' };

const start = ({ change = async () => live, init = async () => emptyCart, cart = live }: Answers) => {
  const told: string[] = [];
  const actor = createActor(
    cartMachine.provide({
      actors: {
        change: fromPromise<Cart, ChangeInput>(({ input }) => change(input)),
        init: fromPromise<Cart, { readonly isInvalidProduct: boolean }>(({ input }) => init(input.isInvalidProduct)),
      },
      actions: {
        announce: (_, { isOurs }) => told.push(isOurs ? 'ours' : 'theirs'),
        goToCart: () => told.push('cart'),
      },
    }),
    { input: { cart } },
  ).start();
  const settled = () => waitFor(actor, (snapshot) => snapshot.matches('idle') && snapshot.context.queue.length === 0);
  return { actor, told, settled, view: () => viewOf(actor.getSnapshot().context) };
};

const held = () => {
  let release = (_cart: Cart): void => undefined;
  const promise = new Promise<Cart>((resolve) => {
    release = resolve;
  });
  return { promise, release: (cart: Cart) => release(cart) };
};

describe('the machine of the cart', () => {
  it('reaches every state on some path, and idle from each of them', () => {
    const events: readonly object[] = [
      { type: 'remove', key: 'l1' },
      { type: 'xstate.done.actor.change', output: goodsCart },
      { type: 'xstate.error.actor.change', error: refused('cart.common.is_expired') },
      { type: 'xstate.error.actor.change', error: refused('cart.update_products.product_not_found') },
      { type: 'xstate.error.actor.change', error: refused('cart.update_products.stock') },
      { type: 'xstate.done.actor.init', output: emptyCart },
      { type: 'xstate.error.actor.init', error: refused('server.error') },
      { type: 'xstate.done.actor.renew', output: emptyCart },
      { type: 'xstate.error.actor.renew', error: refused('server.error') },
    ];
    const paths = getShortestPaths(cartMachine, {
      // The machine's own type lists what a shopper sends; the rest is what its actors answer.
      events: events as CartEvent[],
      input: { cart: live },
      serializeState: ({ value }) => JSON.stringify(value),
      limit: 5000,
    });
    const reached = new Set(paths.map(({ state }) => JSON.stringify(state.value)));
    expect([...reached].sort()).toEqual(['"changing"', '"expired"', '"idle"', '"initialising"']);
  });

  it('says of every state what it is for', () => {
    for (const node of Object.values(cartMachine.states)) expect(node.description, node.key).toBeTruthy();
  });

  it('sends one change after another, and of two quantities for a line only the last', async () => {
    const first = held();
    const sent: CartEvent[] = [];
    const { actor, settled, view } = start({
      change: ({ event }) => {
        sent.push(event);
        return sent.length === 1 ? first.promise : Promise.resolve(withQuantity(5));
      },
    });
    for (const quantity of [3, 4, 5]) actor.send({ type: 'set-quantity', key: 'l1', quantity });
    expect(view().busy).toEqual(new Set(['l1']));
    first.release(withQuantity(3));
    await settled();
    expect(sent.map((event) => event.type === 'set-quantity' && event.quantity)).toEqual([3, 5]);
    expect(view().cart?.detail.products[0]?.quantity).toBe(5);
    expect(view().busy.size).toBe(0);
  });

  it('tells what was changed elsewhere from what was changed here', async () => {
    const answers = ['theirs', 'theirs', 'ours'];
    const { actor, settled, view } = start({
      change: async () => ({ ...live, fingerprint: answers.shift() ?? live.fingerprint }),
    });
    for (const expected of ['theirs', 'theirs']) {
      actor.send({ type: 'refresh' });
      await settled();
      expect(view().changedTo).toBe(expected);
    }
    actor.send({ type: 'accept-prices' });
    await settled();
    expect(view()).toMatchObject({ cart: { fingerprint: 'ours' }, changedTo: null });
    const same = start({});
    same.actor.send({ type: 'refresh' });
    await same.settled();
    expect(same.view().changedTo).toBeNull();
  });

  it('takes a removed line back with its quantity, to where it stood', async () => {
    const sent: ChangeInput[] = [];
    const { actor, settled, view } = start({
      change: async (input) => {
        sent.push(input);
        return live;
      },
    });
    actor.send({ type: 'remove', key: 'l1' });
    await settled();
    expect(view().notice).toEqual({ tone: 'ok', message: '「栗きんとん」を外しました。', undo: true });
    actor.send({ type: 'undo' });
    await settled();
    expect(sent[1]?.removed).toEqual({
      line: { sku_id: 11, quantity: 2, position: 0 },
      shipping: live.detail.shippings[0],
    });
    expect(view().notice?.undo).toBe(false);
  });

  it('says of what is put aside where it has gone, and offers no second way back', async () => {
    const { actor, settled, view } = start({});
    actor.send({ type: 'remove', key: 'l1', isKept: true });
    await settled();
    expect(view().notice).toEqual({
      tone: 'ok',
      message: '「栗きんとん」を「あとで買う」に移しました。',
      undo: false,
      isToast: true,
    });
  });

  it('keeps the cart and says why, when the stock is too small', async () => {
    const { actor, settled, view } = start({
      change: () => Promise.reject(refused('cart.update_products.stock', '残り3点です。')),
    });
    actor.send({ type: 'set-quantity', key: 'l1', quantity: 9 });
    await settled();
    expect(view()).toMatchObject({ cart: live, notice: { tone: 'error', message: '残り3点です。' } });
  });

  it('says at the line what is wrong with its quantity, until it is sent again', async () => {
    const message = '一度にご注文いただけるのは30点までです。';
    const errors = { 'products.0.quantity': [{ code: 'max_quantity', message }] };
    const fault = { code: 'cart.update_products.max_quantity', message: '入力内容をご確認ください。', errors };
    const { actor, settled, view } = start({
      change: ({ event }) =>
        event.type === 'set-quantity' && event.quantity > 30
          ? Promise.reject(new CallRefused(fault))
          : Promise.resolve(live),
    });
    actor.send({ type: 'set-quantity', key: 'l1', quantity: 31 });
    await settled();
    expect(view()).toMatchObject({ cart: live, notice: null, refusals: { l1: { message, was: 2 } } });
    actor.send({ type: 'accept-prices' });
    await settled();
    expect(view().refusals).toHaveProperty('l1');
    actor.send({ type: 'set-quantity', key: 'l1', quantity: 3 });
    expect(view().refusals).toEqual({});
  });

  it('says what came with a cart that it is shown', () => {
    const { actor, view } = start({});
    const notice = { tone: 'ok', message: 'カートに戻しました。', undo: false } as const;
    actor.send({ type: 'seen', cart: live, notice });
    actor.send({ type: 'seen', cart: emptyCart });
    expect(view()).toMatchObject({ cart: emptyCart, notice });
  });

  it('[cart.expired] begins a new cart and goes to its screen, when the cart is gone', async () => {
    const { actor, settled, view, told } = start({ change: () => Promise.reject(refused('cart.common.is_expired')) });
    actor.send({ type: 'set-quantity', key: 'l1', quantity: 1 });
    await settled();
    expect(view().cart).toBe(emptyCart);
    expect(told).toEqual(['ours', 'cart']);
  });

  it('[cart.purchase-expire] does not ask for a cart whose time is over by its expire_at', async () => {
    let asked = 0;
    const { actor, settled, told } = start({
      cart: { ...live, expire_at: '2020-01-01T00:00:00.000Z' },
      change: async () => {
        asked += 1;
        return live;
      },
    });
    actor.send({ type: 'set-quantity', key: 'l1', quantity: 1 });
    await settled();
    expect(asked).toBe(0);
    expect(told).toContain('cart');
  });

  it('[cart.reinit] initialises again for a product that is gone and shows the reason', async () => {
    const reasons: boolean[] = [];
    const init = async (isInvalidProduct: boolean) => {
      reasons.push(isInvalidProduct);
      return emptyCart;
    };
    const gone = start({
      init,
      change: () => Promise.reject(refused('cart.update_products.product_not_found', '販売を終了しました。')),
    });
    gone.actor.send({ type: 'set-quantity', key: 'l1', quantity: 1 });
    await gone.settled();
    expect(gone.view()).toMatchObject({
      cart: emptyCart,
      notice: { tone: 'error', message: '販売を終了しました。', isToast: true },
    });
    const unsold = start({ init, change: () => Promise.reject(refused('cart.update_products.not_sale')) });
    unsold.actor.send({ type: 'set-quantity', key: 'l1', quantity: 1 });
    await unsold.settled();
    expect(unsold.view()).toMatchObject({ cart: emptyCart, notice: null });
    expect(reasons).toHaveLength(2);
  });

  it('of a cart that has become an order is read again however old it is, and never begun anew', async () => {
    const ordered = { ...emptyCart, order_no: '261120-000123', expire_at: '2020-01-01T00:00:00Z' };
    const { actor, settled, view } = start({
      cart: ordered,
      change: () => Promise.resolve(ordered),
      init: () => Promise.reject(new Error('a new cart was asked for')),
    });
    actor.send({ type: 'refresh' });
    await settled();
    expect(view()).toMatchObject({ cart: ordered, notice: null });
  });

  it('of a cart that was ordered unheard is read again for its order, and not begun anew', async () => {
    const ordered = { ...emptyCart, order_no: '261120-000123', order_id: 'Zr7x-0123456789abcdefAB' };
    const asked: string[] = [];
    const { actor, settled, view } = start({
      change: ({ event }) => {
        asked.push(event.type);
        return event.type === 'refresh'
          ? Promise.resolve(ordered)
          : Promise.reject(refused('cart.common.is_ordered', 'すでに承っています。'));
      },
      init: () => Promise.reject(new Error('a new cart was asked for')),
    });
    actor.send({ type: 'set-quantity', key: 'l1', quantity: 2 });
    await settled();
    expect(asked).toEqual(['set-quantity', 'refresh']);
    expect(view()).toMatchObject({ cart: ordered, notice: null, refusals: {} });
  });

  it('tells other tabs of its own changes, not of what it has only read', async () => {
    const { actor, settled, told } = start({});
    actor.send({ type: 'refresh' });
    await settled();
    actor.send({ type: 'set-quantity', key: 'l1', quantity: 1 });
    await settled();
    expect(told).toEqual(['theirs', 'ours']);
  });
});
