/** The checkout's machine with the real shop behind it. Loaded with the first event. */
import { createActor, fromPromise } from 'xstate';
import type { Cart } from '../../schemas/cart/cart';
import { flashTo } from '../../src/domain/flash/flash-cookie';
import { endAgain } from '../../src/lib/again-parameter';
import { clock } from '../../src/lib/clock';
import { withReason } from '../../src/lib/with-reason';
import { clientOf } from '../../src/session/browser-session';
import { readCartToken } from '../../src/session/cart-token';
import type { PageShop } from '../../src/session/page-shop';
import { createCartPort } from '../cart/cart.actors';
import { bodyOf, CallRefused } from '../fault';
import { goOn } from '../go-on';
import { watched } from '../watch';
import { decide, submit, type CheckoutClient } from './checkout.actors';
import { checkoutMachine } from './checkout.machine';
import { checkoutViewOf } from './checkout.selectors';
import type { CheckoutEvent, CheckoutSign, CheckoutView, Decided, Saved, SubmitEvent } from './checkout.types';
import { lowerPaymentFlag, raisePaymentFlag, recordDecision } from './decision-record';

export interface RunningCheckout {
  readonly send: (event: CheckoutEvent | CheckoutSign) => void;
  readonly stop: () => void;
}

interface World {
  readonly show: (view: CheckoutView) => void;
  /** null: the cart has become an order. */
  readonly receive: (cart: Cart | null) => void;
}

const noCart = (): CallRefused =>
  new CallRefused({ code: 'cart.common.is_expired', message: 'カートの有効期限が切れました。', errors: null });

const actorsOf = (client: CheckoutClient, readToken: () => string | null, prefix: string) => {
  const port = createCartPort(client, readToken);
  return {
    save: fromPromise<Saved, { readonly cart: Cart | null; readonly event: SubmitEvent | null }>(
      async ({ input: { cart, event } }) => {
        if (!event) throw new Error('nothing was submitted');
        const saved = await submit(client, readToken, cart, event);
        // The next screen says it once.
        if (saved.flash) document.cookie = flashTo(saved.flash, prefix + saved.to);
        return saved;
      },
    ),
    decide: fromPromise<Decided, { readonly cart: Cart | null; readonly fingerprint: string }>(
      ({ input: { cart, fingerprint } }) => decide(client, readToken, cart, fingerprint),
    ),
    init: fromPromise<Cart, { readonly isInvalidProduct: boolean }>(({ input }) => port.init(input.isInvalidProduct)),
    read: fromPromise<Cart>(() => port.read()),
    resetShippings: fromPromise<Cart>(async () => {
      const token = readToken();
      if (token === null) throw noCart();
      return bodyOf(await client.cart.resetShippings({ body: { token, is_removing_address: true } }));
    }),
  };
};

/** Starts the machine on the document's cart. */
export const runCheckout = ({ channel, prefix }: PageShop, cart: Cart | null, world: World): RunningCheckout => {
  const machine = checkoutMachine.provide({
    actors: actorsOf(clientOf(channel), () => readCartToken(channel), prefix),
    actions: {
      show: (_, params) => world.receive(params.cart),
      leave: (_, { destination }) => {
        if (destination?.kind === 'screen') goOn(prefix + destination.path);
        else if (destination?.kind === 'anew') {
          endAgain();
          location.replace(withReason(location.pathname + location.search, destination.code));
        } else if (destination) location.assign(destination.url);
      },
      beginPayment: () => raisePaymentFlag(prefix),
      endPayment: () => lowerPaymentFlag(prefix),
      recordDecision: (_, params) => {
        if (params.cart) recordDecision(params.cart.token, clock.nowMs());
      },
    },
  });
  const actor = createActor(machine, { input: { cart }, ...watched('checkout') });
  actor.subscribe((snapshot) => world.show(checkoutViewOf(snapshot)));
  actor.start();
  return { send: (event) => actor.send(event), stop: () => actor.stop() };
};
