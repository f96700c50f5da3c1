/**
 * The cart in a browser. Changes go to the shop one after another, in the order in which they were made; each answer is
 * the whole cart. What the shop refuses is said and the cart stays; a cart that is gone is begun anew.
 */
import { assign, fromPromise, setup } from 'xstate';
import type { Cart } from '../../schemas/cart/cart';
import type { CartEvent } from '../../schemas/cart/cart.flow-events';
import {
  changedToAfter,
  isPast,
  lineOf,
  noticeAfter,
  refusalOf,
  refusalsBefore,
  type CartContext,
} from './cart.selectors';
import { clock } from '../../src/lib/clock';
import type { CartSeen } from './cart.types';
import { isExpired, isInvalidProduct, isOrdered, isReinit, isTold } from './cart-fault';
import { faultOf } from '../fault';

/** A change with the cart that it was made on. */
export interface ChangeInput {
  readonly event: CartEvent;
  readonly cart: Cart | null;
  readonly removed: CartContext['removed'];
}

const notProvided = () => Promise.reject(new Error('no actor was given to the machine'));

/** Of two quantities for one line only the last is worth sending. */
const enqueue = (queue: readonly CartEvent[], event: CartEvent): readonly CartEvent[] => [
  ...queue.filter(
    (other) =>
      !(other.type === 'refresh' && event.type === 'refresh') &&
      !(other.type === 'set-quantity' && event.type === 'set-quantity' && other.key === event.key),
  ),
  event,
];

const machineSetup = setup({
  types: {
    // XState takes the machine's types as values.
    context: {} as CartContext,
    input: {} as { readonly cart: Cart | null },
    events: {} as CartEvent | CartSeen,
  },
  actors: {
    change: fromPromise<Cart, ChangeInput>(notProvided),
    init: fromPromise<Cart, { readonly isInvalidProduct: boolean }>(notProvided),
  },
  actions: {
    /** Tells the document that the cart has changed, and other tabs where it was this one that changed it. */
    announce: (_, _params: { readonly isOurs: boolean }) => undefined,
    /** From a screen of the cart to the cart itself (rule cart.expired). */
    goToCart: () => undefined,
    /** From a step of the checkout to the cart, which says so, where the cart has become an order elsewhere. */
    leaveOrdered: (_, _params: { readonly cart: Cart }) => undefined,
    enqueue: assign(({ context, event }) =>
      event.type === 'seen' ? {} : { queue: enqueue(context.queue, event), notice: null },
    ),
    see: assign(({ context, event }) => {
      if (event.type !== 'seen') return {};
      return { cart: event.cart, notice: event.notice ?? context.notice };
    }),
    takeNext: assign(({ context: { queue, refusals } }) => ({
      current: queue[0] ?? null,
      queue: queue.slice(1),
      refusals: refusalsBefore(queue[0], refusals),
    })),
    begin: assign(({ context: { refusals }, event }) =>
      event.type === 'seen' ? {} : { current: event, notice: null, refusals: refusalsBefore(event, refusals) },
    ),
  },
  guards: {
    hasMore: ({ context }) => context.queue.length > 0,
    /** The clock of the browser says that the cart's time is over. */
    isOver: ({ context }) => context.cart?.order_no == null && isPast(context.cart, clock.nowMs()),
  },
});

const ours = { type: 'announce', params: { isOurs: true } } as const;

/** The same transition for all that a shopper does. */
const onChanges = <const T>(transition: T) => ({
  add: transition,
  'set-quantity': transition,
  remove: transition,
  undo: transition,
  'accept-prices': transition,
  refresh: transition,
});

const waits = { seen: {}, ...onChanges({ actions: 'enqueue' }) } as const;

const said = (error: unknown) => {
  const { message } = faultOf(error);
  return { tone: 'error', message, undo: false } as const;
};

export const cartMachine = machineSetup.createMachine({
  id: 'cart',
  description: 'The cart of one document.',
  context: ({ input: { cart } }) => ({
    cart,
    current: null,
    queue: [],
    removed: null,
    notice: null,
    refusals: {},
    changedTo: null,
  }),
  initial: 'idle',
  on: { seen: { actions: 'see' } },
  states: {
    idle: {
      description: 'Nothing is under way; the cart is what the shop last said.',
      always: { guard: 'hasMore', target: 'changing', actions: 'takeNext' },
      on: {
        ...onChanges([
          { guard: 'isOver', target: 'expired' },
          { target: 'changing', actions: 'begin' },
        ] as const),
        // Goods go into a new cart where the old one is gone.
        add: { target: 'changing', actions: 'begin' },
      },
    },
    changing: {
      description: 'A change is on its way to the shop; later ones wait.',
      on: waits,
      invoke: {
        id: 'change',
        src: 'change',
        input: ({ context: { current, cart, removed } }) => ({ event: current ?? { type: 'refresh' }, cart, removed }),
        onDone: {
          target: 'idle',
          actions: [
            { type: 'announce', params: ({ context }) => ({ isOurs: context.current?.type !== 'refresh' }) },
            { type: 'leaveOrdered', params: ({ event }) => ({ cart: event.output }) },
            assign(({ context, event }) => ({
              cart: event.output,
              current: null,
              removed: removedBy(context),
              changedTo: changedToAfter(context, event.output),
              notice: context.current ? noticeAfter(context.current, context.cart, event.output) : null,
            })),
          ],
        },
        onError: [
          { guard: ({ event }) => isExpired(faultOf(event.error)), target: 'expired' },
          {
            // Read again, it names the order.
            guard: ({ event }) => isOrdered(faultOf(event.error)),
            target: 'changing',
            reenter: true,
            actions: assign({ current: { type: 'refresh' }, queue: [] }),
          },
          {
            guard: ({ event }) => isReinit(faultOf(event.error)),
            target: 'initialising',
            actions: assign(({ event }) => ({
              current: null,
              notice: isTold(faultOf(event.error)) ? { ...said(event.error), isToast: true } : null,
            })),
          },
          {
            target: 'idle',
            actions: assign(({ context, event }) => ({ current: null, ...refusalOf(context, event.error) })),
          },
        ],
      },
    },
    initialising: {
      description: 'A product is sold no more, or the cart is another one: the shop answers it anew.',
      on: waits,
      invoke: {
        id: 'init',
        src: 'init',
        input: ({ event }) => ({ isInvalidProduct: 'error' in event && isInvalidProduct(faultOf(event.error)) }),
        onDone: {
          target: 'idle',
          actions: [assign(({ event }) => ({ cart: event.output })), ours],
        },
        onError: { target: 'idle', actions: assign(({ event }) => ({ notice: said(event.error) })) },
      },
    },
    expired: {
      description: 'The cart is gone: a new, empty one takes its place, and the shopper is told on its screen.',
      entry: assign({ current: null, queue: [], removed: null }),
      on: { seen: {}, ...onChanges({}) },
      invoke: {
        id: 'renew',
        src: 'init',
        input: { isInvalidProduct: false },
        onDone: {
          target: 'idle',
          actions: [assign(({ event }) => ({ cart: event.output, notice: null })), ours, 'goToCart'],
        },
        onError: { target: 'idle', actions: assign(({ event }) => ({ notice: said(event.error) })) },
      },
    },
  },
});

const removedBy = ({ current, cart, removed }: CartContext): CartContext['removed'] => {
  if (current?.type === 'undo') return null;
  if (current?.type !== 'remove') return removed;
  const line = lineOf(cart, current.key);
  if (!line) return null;
  const shipping = cart?.detail.shippings.find(({ key }) => key === line.shipping_key) ?? null;
  const position = cart?.detail.products.indexOf(line) ?? 0;
  const options = line.accessories?.map(({ option_key: key, details }) => ({ key, details }));
  const again = { sku_id: line.sku_id, quantity: line.quantity, position, ...(options ? { options } : {}) };
  return { line: again, shipping };
};
