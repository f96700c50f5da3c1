/** The cart's machine with the real shop behind it. Loaded with the first change. */
import { createActor, fromPromise } from 'xstate';
import type { Cart } from '../../schemas/cart/cart';
import type { CartEvent } from '../../schemas/cart/cart.flow-events';
import type { ErrorCode } from '../../schemas/shop-errors';
import { cartPath, go } from '../../src/lib/go';
import { toast } from '../../src/lib/toast';
import { clientOf } from '../../src/session/browser-session';
import { readCartToken } from '../../src/session/cart-token';
import type { PageShop } from '../../src/session/page-shop';
import { watched } from '../watch';
import { createCartPort } from './cart.actors';
import { cartMachine, type ChangeInput } from './cart.machine';
import { viewOf } from './cart.selectors';
import type { CartNotice, CartPort, CartSeen, CartView } from './cart.types';

export interface RunningCart {
  readonly send: (event: CartEvent | CartSeen) => void;
}

const expired = 'cart.common.is_expired' satisfies ErrorCode;

/** Carries a change out. */
const applyChange = (port: CartPort, { event, cart, removed }: ChangeInput): Promise<Cart> => {
  switch (event.type) {
    case 'add':
      return port.add(event.products);
    case 'set-quantity':
      return port.modify([{ key: event.key, quantity: event.quantity }]);
    case 'remove':
      return port.remove(event.key);
    case 'undo':
      return removed && cart ? port.restore(removed, cart) : port.read(cart);
    case 'accept-prices':
      // The same quantity again says: the new price has been seen.
      return port.modify(
        (cart?.detail.products ?? [])
          .filter(({ issue }) => issue?.code === 'price_changed')
          .map(({ key, quantity }) => ({ key, quantity })),
      );
    case 'refresh':
      return port.read(cart);
  }
};

interface World {
  readonly show: (view: CartView) => void;
  readonly announce: (isOurs: boolean) => void;
}

const isBelowCart = (prefix: string): boolean => location.pathname.startsWith(prefix + cartPath.slice(0, -1));
const isCart = (prefix: string): boolean => `${location.pathname}/`.replace('//', '/') === prefix + cartPath;

/** The order is being asked for here as well: its own answer leads on. */
const isOrdering = (): boolean => document.querySelector('main form button[aria-busy=true]') !== null;

/** Starts the machine on what the document shows. */
export const runCart = ({ channel, prefix }: PageShop, cart: Cart | null, world: World): RunningCart => {
  const port = createCartPort(clientOf(channel), () => readCartToken(channel));
  const machine = cartMachine.provide({
    actors: {
      change: fromPromise<Cart, ChangeInput>(({ input }) => applyChange(port, input)),
      init: fromPromise<Cart, { readonly isInvalidProduct: boolean }>(({ input }) => port.init(input.isInvalidProduct)),
    },
    actions: {
      announce: (_, { isOurs }) => world.announce(isOurs),
      goToCart: () => {
        if (isBelowCart(prefix)) go(`${prefix}${cartPath}?error=${expired}`);
      },
      leaveOrdered: (_, { cart: { order_no: orderNo } }) => {
        if (orderNo !== null && isBelowCart(prefix) && !isCart(prefix) && !isOrdering()) go(prefix + cartPath);
      },
    },
  });
  const actor = createActor(machine, { input: { cart }, ...watched('cart') });
  let said: CartNotice | null = null;
  actor.subscribe(({ context }) => {
    const { notice } = context;
    if (notice?.isToast && notice !== said)
      toast({ tone: notice.tone === 'error' ? 'negative' : 'positive', message: notice.message });
    said = notice;
    world.show(viewOf(context));
  });
  actor.start();
  return { send: (event) => actor.send(event) };
};
