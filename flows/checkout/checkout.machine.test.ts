import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createActor, fromPromise } from 'xstate';
import { getShortestPaths } from 'xstate/graph';
import type { Cart } from '../../schemas/cart/cart';
import { NetworkError } from '../../src/api/errors';
import { emptyCart, goodsCart, readyCart } from '../../sections/samples/cart';
import { CallRefused } from '../fault';
import { checkoutMachine } from './checkout.machine';
import { checkoutViewOf } from './checkout.selectors';
import type { CheckoutEvent, Decided, Destination, Saved, SubmitEvent } from './checkout.types';

const refused = (code: string, errors: CallRefused['fault']['errors'] = null) =>
  new CallRefused({ code, message: `${code}の理由`, errors });

interface Answers {
  readonly save?: (event: SubmitEvent | null) => Promise<Saved>;
  readonly decide?: (fingerprint: string) => Promise<Decided>;
  readonly init?: (isInvalidProduct: boolean) => Promise<Cart>;
  readonly read?: () => Promise<Cart>;
  readonly resetShippings?: () => Promise<Cart>;
}

const saved: Saved = { cart: readyCart, to: '/cart/shipping-detail' };
const ordered: Decided = { status: 'ordered', to: '/cart/complete?id=order-1' };
const pending: Decided = { status: 'pending', to: '/cart/confirm' };

const fine: Required<Answers> = {
  save: async () => saved,
  decide: async () => ordered,
  init: async () => emptyCart,
  read: async () => readyCart,
  resetShippings: async () => goodsCart,
};

const start = (answers: Answers) => {
  const asked = { ...fine, ...answers };
  const left: Destination[] = [];
  const told: string[] = [];
  const actor = createActor(
    checkoutMachine.provide({
      actors: {
        save: fromPromise<Saved, { readonly cart: Cart | null; readonly event: SubmitEvent | null }>(({ input }) =>
          asked.save(input.event),
        ),
        decide: fromPromise<Decided, { readonly cart: Cart | null; readonly fingerprint: string }>(({ input }) =>
          asked.decide(input.fingerprint),
        ),
        init: fromPromise<Cart, { readonly isInvalidProduct: boolean }>(({ input }) =>
          asked.init(input.isInvalidProduct),
        ),
        read: fromPromise<Cart>(() => asked.read()),
        resetShippings: fromPromise<Cart>(() => asked.resetShippings()),
      },
      actions: {
        leave: (_, { destination }) => {
          if (destination) left.push(destination);
        },
        beginPayment: () => told.push('begin'),
        endPayment: () => told.push('end'),
        recordDecision: (_, { cart }) => told.push(`record ${cart?.token}`),
      },
    }),
    { input: { cart: readyCart } },
  ).start();
  const seen: string[] = [];
  actor.subscribe((snapshot) => {
    const { phase } = checkoutViewOf(snapshot);
    if (seen.at(-1) !== phase) seen.push(phase);
  });
  /** Sends, and lets everything that is not a wait come to its end. */
  const send = async (event: CheckoutEvent): Promise<void> => {
    actor.send(event);
    await vi.advanceTimersByTimeAsync(0);
  };
  return { actor, left, told, seen, send, view: () => checkoutViewOf(actor.getSnapshot()) };
};

const saveOrderer: SubmitEvent = { type: 'submit', form: 'orderer', values: { ship_to: 'orderer' } };

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe('the machine of the checkout', () => {
  it('reaches every state on some path', () => {
    const done = (id: string, output: object) => ({ type: `xstate.done.actor.${id}`, output });
    const failed = (id: string, code: string) => ({ type: `xstate.error.actor.${id}`, error: refused(code) });
    const ids = ['save', 'decide', 'renew', 'init', 'read', 'resetShippings'];
    const events: readonly object[] = [
      saveOrderer,
      { type: 'decide', fingerprint: readyCart.fingerprint },
      { type: 'retry' },
      { type: 'returned' },
      { type: 'xstate.after.askAgain.checkout.deciding.waiting' },
      ...ids.filter((id) => id !== 'decide' && id !== 'save').map((id) => done(id, emptyCart)),
      done('save', saved),
      done('decide', ordered),
      done('decide', { status: 'challenge', to: '/challenge' }),
      done('decide', pending),
      ...ids.map((id) => failed(id, 'server.error')),
      failed('save', 'cart.common.is_expired'),
      failed('save', 'cart_detail.set_user_address.not_data'),
      failed('decide', 'cart.update_products.product_not_found'),
      failed('decide', 'cart.decision.changed'),
    ];
    const paths = getShortestPaths(checkoutMachine, {
      events: events as CheckoutEvent[],
      input: { cart: readyCart },
      serializeState: ({ value, context }) => JSON.stringify([value, context.fault?.code, context.hasReset]),
      limit: 20_000,
    });
    const reached = new Set(paths.map(({ state }) => JSON.stringify(state.value)));
    const names = Object.keys(checkoutMachine.states).filter((name) => !['failed', 'deciding'].includes(name));
    expect([...reached].sort()).toEqual(
      [...names.map((name) => `"${name}"`), '{"deciding":"asking"}', '{"deciding":"waiting"}'].sort(),
    );
  });

  it('says of every state what it is for, and shows a phase in each', () => {
    for (const node of Object.values(checkoutMachine.states)) {
      expect(node.description, node.key).toBeTruthy();
      expect(node.tags, node.key).not.toEqual([]);
    }
  });

  it('goes on to the first open step after a save', async () => {
    const { left, send, seen } = start({});
    await send(saveOrderer);
    expect(left).toEqual([{ kind: 'screen', path: '/cart/shipping-detail' }]);
    expect(seen).toEqual(['saving', 'leaving']);
  });

  it('[cart.multiple-shipping] reads the cart again where a division does not fit, and says why', async () => {
    const field = 'products.0.quantities';
    const fault = [{ code: 'cart.shipping.not_divided', message: '1点のお届け先が決まっていません。' }];
    const { actor, send, view, left } = start({
      save: () => Promise.reject(refused('cart.shipping.not_divided', { [field]: fault })),
      read: async () => goodsCart,
    });
    await send({ type: 'submit', form: 'division', values: { 'q.11.s1': '1' } });
    expect(actor.getSnapshot().context.cart).toBe(goodsCart);
    expect(view()).toMatchObject({ phase: 'editing', fieldErrors: { [field]: fault } });
    expect(left).toEqual([]);
  });

  it('[cart.decision] [cart.payment-flag] notes the decision, ends the payment and goes to the order', async () => {
    const { left, send, told } = start({});
    await send({ type: 'decide', fingerprint: readyCart.fingerprint });
    expect(told).toEqual(['begin', `record ${readyCart.token}`, 'end']);
    expect(left).toEqual([{ kind: 'screen', path: '/cart/complete?id=order-1' }]);
  });

  it('places one order for a button that is pressed twice', async () => {
    let count = 0;
    const { actor, send } = start({
      decide: async () => {
        count += 1;
        return ordered;
      },
    });
    actor.send({ type: 'decide', fingerprint: readyCart.fingerprint });
    actor.send({ type: 'decide', fingerprint: readyCart.fingerprint });
    await send({ type: 'retry' });
    expect(count).toBe(1);
  });

  it('declined: stays, says why, ends the payment, and can be tried again', async () => {
    let isDeclined = true;
    const { send, view, told, left } = start({
      decide: () => (isDeclined ? Promise.reject(refused('payment.declined')) : fine.decide(readyCart.fingerprint)),
    });
    await send({ type: 'decide', fingerprint: readyCart.fingerprint });
    expect(view()).toMatchObject({ phase: 'editing', error: { code: 'payment.declined' } });
    expect(told).toEqual(['begin', 'end']);
    isDeclined = false;
    await send({ type: 'retry' });
    expect(left).toHaveLength(1);
  });

  it('challenged: leaves for the card company, and lives again when the shopper comes back', async () => {
    const { actor, send, left, view } = start({
      decide: async () => ({ status: 'challenge', to: 'https://card.example/3ds' }),
    });
    await send({ type: 'decide', fingerprint: readyCart.fingerprint });
    expect(left).toEqual([{ kind: 'challenge', url: 'https://card.example/3ds' }]);
    expect(view().phase).toBe('leaving');
    actor.send({ type: 'returned' });
    expect(view().phase).toBe('editing');
  });

  it('pending: asks again until the order is there', async () => {
    const answers: Decided[] = [pending, pending, { status: 'ordered', to: '/cart/complete?id=late' }];
    const { send, seen, left } = start({ decide: async () => answers.shift() ?? pending });
    await send({ type: 'decide', fingerprint: readyCart.fingerprint });
    await vi.advanceTimersByTimeAsync(6000);
    expect(seen).toEqual(['deciding', 'pending', 'leaving']);
    expect(left).toEqual([{ kind: 'screen', path: '/cart/complete?id=late' }]);
  });

  it('pending while another tab changes the cart: asks again for what was in view, not for the new contents', async () => {
    const asked: string[] = [];
    const { actor, send } = start({
      decide: async (fingerprint) => {
        asked.push(fingerprint);
        return pending;
      },
    });
    const changed = { ...readyCart, fingerprint: 'changed' };
    await send({ type: 'decide', fingerprint: readyCart.fingerprint });
    actor.send({ type: 'seen', cart: changed });
    await vi.advanceTimersByTimeAsync(3000);
    expect(asked).toEqual([readyCart.fingerprint, readyCart.fingerprint]);
    actor.stop();
    const late = start({ decide: async (fingerprint) => (asked.push(fingerprint), pending) });
    late.actor.send({ type: 'seen', cart: changed });
    await late.send({ type: 'decide', fingerprint: readyCart.fingerprint });
    expect(asked[2]).toBe(readyCart.fingerprint);
  });

  it('never answered: stops asking after a minute and says so', async () => {
    const { send, view } = start({ decide: async () => pending });
    await send({ type: 'decide', fingerprint: readyCart.fingerprint });
    await vi.advanceTimersByTimeAsync(61_000);
    expect(view()).toMatchObject({ phase: 'editing', error: { code: 'api.pending' } });
  });

  it('offline: stays on the step, says so, and sends the same again on retry', async () => {
    const sent: (SubmitEvent | null)[] = [];
    const { send, view, left } = start({
      save: async (event) => {
        sent.push(event);
        if (sent.length === 1) throw new NetworkError('cart.modifyOrder', 'no answer');
        return saved;
      },
    });
    await send(saveOrderer);
    expect(view()).toMatchObject({ phase: 'editing', error: { code: 'api.network' } });
    await send({ type: 'retry' });
    expect(sent[1]).toEqual(sent[0]);
    expect(left).toHaveLength(1);
  });

  it('dearer or sold out during the checkout: shows the cart anew with the reason, and orders nothing', async () => {
    for (const code of ['cart.decision.changed', 'cart.update_products.stock']) {
      let reads = 0;
      const { actor, send, view, left } = start({
        decide: () => Promise.reject(refused(code)),
        read: async () => {
          reads += 1;
          return goodsCart;
        },
      });
      await send({ type: 'decide', fingerprint: readyCart.fingerprint });
      expect(reads).toBe(1);
      expect(actor.getSnapshot().context.cart).toBe(goodsCart);
      expect(view()).toMatchObject({ phase: 'editing', error: { code } });
      expect(left).toEqual([]);
    }
  });

  it('[cart.expired] begins a new cart and goes to its screen with the reason', async () => {
    const { send, left } = start({ save: () => Promise.reject(refused('cart.common.is_expired')) });
    await send(saveOrderer);
    expect(left).toEqual([{ kind: 'screen', path: '/cart/?error=cart.common.is_expired' }]);
  });

  it('goes to the last step, which leads on to the order, where the cart was ordered unheard', async () => {
    const init = () => Promise.reject(new Error('a new cart was asked for'));
    const { send, left, view } = start({ save: () => Promise.reject(refused('cart.common.is_ordered')), init });
    await send(saveOrderer);
    expect(left).toEqual([{ kind: 'screen', path: '/cart/confirm' }]);
    expect(view().isSaved).toBe(false);
  });

  it('reads the cart again where the decision finds no card, since that says why', async () => {
    const declined: Cart = { ...readyCart, next_step: 'payment', payment_error: 'payment.declined' };
    const { actor, send } = start({
      decide: () => Promise.reject(refused('cart.payment.card_missing')),
      read: async () => declined,
    });
    await send({ type: 'decide', fingerprint: readyCart.fingerprint });
    expect(actor.getSnapshot().context.cart).toEqual(declined);
  });

  it('says that a step is saved when the shop has it, and not when it is left for another reason', async () => {
    const left = start({});
    await left.send(saveOrderer);
    expect(left.view()).toMatchObject({ phase: 'leaving', isSaved: true });
    left.actor.send({ type: 'returned' });
    expect(left.view().isSaved).toBe(false);
    const codes = [
      'cart.common.is_expired',
      'cart_detail.set_user_address.not_data',
      'cart.update_products.product_not_found',
    ];
    for (const code of codes) {
      const { send, view } = start({ save: () => Promise.reject(refused(code)) });
      await send(saveOrderer);
      expect(view(), code).toMatchObject({ phase: 'leaving', isSaved: false });
    }
  });

  it('[cart.shipping-reset-once] resets the shippings once; a second time it only says why', async () => {
    let resets = 0;
    const { actor, send, left, view } = start({
      save: () => Promise.reject(refused('cart_detail.set_user_address.not_data')),
      resetShippings: async () => {
        resets += 1;
        throw refused('server.error');
      },
    });
    await send(saveOrderer);
    expect(view().error?.code).toBe('server.error');
    await send(saveOrderer);
    expect(resets).toBe(1);
    expect(view().error?.code).toBe('cart_detail.set_user_address.not_data');
    expect(left).toEqual([]);
    actor.stop();
    const second = start({ save: () => Promise.reject(refused('cart_detail.set_user_address.not_data')) });
    await second.send(saveOrderer);
    expect(second.left).toEqual([{ kind: 'screen', path: '/cart/shipping-select' }]);
  });

  it('loads the step anew where the cart is not what was seen, and says why there', async () => {
    const code = 'cart.update_products.part_not_found';
    const init = () => Promise.reject(new Error('the cart was begun anew'));
    const { send, left, view, actor } = start({ save: () => Promise.reject(refused(code)), init, read: init });
    await send(saveOrderer);
    expect(left).toEqual([{ kind: 'anew', code }]);
    // What was typed is not the shop's yet.
    expect(view()).toMatchObject({ phase: 'leaving', isSaved: false });
    actor.send({ type: 'returned' });
    expect(view().phase).toBe('editing');
  });

  it('[cart.invalid-product] [cart.reinit] initialises again, and leaves for the cart when nothing is left', async () => {
    const reasons: boolean[] = [];
    const { send, left } = start({
      decide: () => Promise.reject(refused('cart.update_products.product_not_found')),
      init: async (isInvalidProduct) => {
        reasons.push(isInvalidProduct);
        return emptyCart;
      },
    });
    await send({ type: 'decide', fingerprint: readyCart.fingerprint });
    expect(reasons).toEqual([true]);
    expect(left).toEqual([{ kind: 'screen', path: '/cart/' }]);
    const some = start({
      decide: () => Promise.reject(refused('cart.update_products.not_sale')),
      init: async () => goodsCart,
    });
    await some.send({ type: 'decide', fingerprint: readyCart.fingerprint });
    expect(some.left).toEqual([]);
    expect(some.view().error?.code).toBe('cart.update_products.not_sale');
  });
});
