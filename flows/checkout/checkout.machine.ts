/**
 * A step of the checkout: what the shopper sends is saved and the next screen follows; on the last step the order is
 * decided. Whatever fails, the shopper stands on a screen that says why and what to do, and nothing is ordered twice:
 * a decision that was not answered is simply asked for again.
 */
import { assign, fromPromise, setup } from 'xstate';
import type { Cart } from '../../schemas/cart/cart';
import { cartPath, pathOfStep } from '../../src/domain/checkout-steps';
import { isExpired, isInvalidProduct, isOrdered, isOutdated, isReinit } from '../cart/cart-fault';
import { faultOf, type Fault } from '../fault';
import { wayOutOf, type CheckoutContext } from './checkout.selectors';
import type {
  CheckoutEvent,
  CheckoutPhase,
  CheckoutSign,
  Decided,
  Destination,
  Saved,
  SubmitEvent,
} from './checkout.types';

const notProvided = () => Promise.reject(new Error('no actor was given to the machine'));
/** A minute of asking; after that the shopper is told, and may ask again. */
const mostAsks = 20;

/** What is sent goes for the cart that the shopper sees. */
interface WithCart {
  readonly cart: Cart | null;
}

const screen = (path: string): Destination => ({ kind: 'screen', path });

const notAnswered: Fault = {
  code: 'api.pending',
  message: 'お支払いの確認に時間がかかっています。',
  errors: null,
};

const is =
  (test: (fault: Fault) => boolean) =>
  ({ context }: { readonly context: CheckoutContext }) =>
    context.fault !== null && test(context.fault);

const machineSetup = setup({
  types: {
    // XState takes the machine's types as values.
    context: {} as CheckoutContext,
    input: {} as WithCart,
    events: {} as CheckoutEvent | CheckoutSign,
    tags: {} as CheckoutPhase,
  },
  actors: {
    save: fromPromise<Saved, WithCart & { readonly event: SubmitEvent | null }>(notProvided),
    decide: fromPromise<Decided, WithCart & { readonly fingerprint: string }>(notProvided),
    init: fromPromise<Cart, { readonly isInvalidProduct: boolean }>(notProvided),
    read: fromPromise<Cart>(notProvided),
    resetShippings: fromPromise<Cart>(notProvided),
  },
  actions: {
    /** The shop has answered a cart, or ordered it: the document shows it. */
    show: (_, _params: WithCart) => undefined,
    leave: (_, _params: { readonly destination: Destination | null }) => undefined,
    beginPayment: () => undefined,
    endPayment: () => undefined,
    recordDecision: (_, _params: WithCart) => undefined,
    remember: assign(({ event }) => {
      if (event.type === 'decide') return { submitted: null, decided: event.fingerprint, fault: null, asked: 0 };
      return event.type === 'submit' ? { submitted: event, decided: '', fault: null } : {};
    }),
    see: assign(({ context, event }) => ({ cart: event.type === 'seen' ? event.cart : context.cart })),
  },
  guards: {
    isExpired: is(isExpired),
    isOrdered: is(isOrdered),
    isAddressMissing: ({ context }) =>
      context.fault?.code === 'cart_detail.set_user_address.not_data' && !context.hasReset,
    isOutdated: is(isOutdated),
    isReinit: is(isReinit),
    /** The cart is not what the shopper saw: its lines or amounts will say what has changed. */
    isStale: is(({ code }) => /^cart\.(?:decision|update_products|shipping|delivery|payment)\.|^payment\./.test(code)),
    wasSaving: ({ context }) => context.submitted !== null,
    wasDeciding: ({ context }) => context.decided !== '',
    hasAskedEnough: ({ context }) => context.asked >= mostAsks,
  },
  delays: { askAgain: 3000 },
});

export const checkoutMachine = machineSetup.createMachine({
  id: 'checkout',
  description: 'One step of the checkout.',
  context: ({ input: { cart } }) => ({
    cart,
    submitted: null,
    decided: '',
    fault: null,
    destination: null,
    hasReset: false,
    asked: 0,
  }),
  initial: 'editing',
  on: { seen: { actions: 'see' } },
  states: {
    editing: {
      description: 'The shopper reads, types or chooses.',
      tags: 'editing',
      on: {
        submit: { target: 'saving', actions: 'remember' },
        decide: { target: 'deciding', actions: 'remember' },
        retry: [
          { guard: 'wasSaving', target: 'saving', actions: assign({ fault: null }) },
          { guard: 'wasDeciding', target: 'deciding', actions: assign({ fault: null, asked: 0 }) },
        ],
      },
    },
    saving: {
      description: 'What was sent is on its way to the shop.',
      tags: 'saving',
      invoke: {
        id: 'save',
        src: 'save',
        input: ({ context: { cart, submitted } }) => ({ cart, event: submitted }),
        onDone: {
          target: 'leaving',
          actions: [
            assign(({ event: { output } }) => ({ cart: output.cart, destination: screen(output.to) })),
            { type: 'show', params: ({ event }) => ({ cart: event.output.cart }) },
          ],
        },
        onError: { target: 'failed', actions: assign(({ event }) => ({ fault: faultOf(event.error) })) },
      },
    },
    deciding: {
      description: 'The order is being placed. Further presses do nothing.',
      tags: 'deciding',
      initial: 'asking',
      entry: 'beginPayment',
      states: {
        asking: {
          description: 'The shop is asked; asked again it answers the same order.',
          invoke: {
            id: 'decide',
            src: 'decide',
            // However the cart changes meanwhile: asked again it is for the same.
            input: ({ context: { cart, decided } }) => ({ cart, fingerprint: decided }),
            onDone: [
              {
                guard: ({ event }) => event.output.status === 'ordered',
                target: '#checkout.leaving',
                actions: [
                  { type: 'recordDecision', params: ({ context }) => ({ cart: context.cart }) },
                  'endPayment',
                  assign(({ event }) => ({ destination: screen(event.output.to) })),
                  { type: 'show', params: { cart: null } },
                ],
              },
              {
                guard: ({ event }) => event.output.status === 'challenge',
                target: '#checkout.leaving',
                actions: [
                  { type: 'recordDecision', params: ({ context }) => ({ cart: context.cart }) },
                  assign(({ event }) => ({ destination: { kind: 'challenge', url: event.output.to } })),
                ],
              },
              { target: 'waiting', actions: assign(({ context }) => ({ asked: context.asked + 1 })) },
            ],
            onError: {
              target: '#checkout.failed',
              actions: ['endPayment', assign(({ event }) => ({ fault: faultOf(event.error) }))],
            },
          },
        },
        waiting: {
          description: 'The payment service has not answered the shop yet.',
          always: {
            guard: 'hasAskedEnough',
            target: '#checkout.editing',
            actions: ['endPayment', assign({ fault: notAnswered })],
          },
          after: { askAgain: 'asking' },
        },
      },
    },
    failed: {
      description: 'It did not work; the kind of the fault says how to go on.',
      tags: 'saving',
      always: [
        { guard: 'isExpired', target: 'expired' },
        // The last step leads on to what has become of it.
        { guard: 'isOrdered', target: 'leaving', actions: assign({ destination: screen(pathOfStep('confirm')) }) },
        { guard: 'isAddressMissing', target: 'resettingShippings' },
        // Of what the screen shows besides the cart nothing may be so any more.
        {
          guard: 'isOutdated',
          target: 'leaving',
          actions: assign(({ context }) => ({
            destination: { kind: 'anew', code: context.fault?.code ?? '' } as const,
          })),
        },
        { guard: 'isReinit', target: 'reinitialising' },
        { guard: 'isStale', target: 'rereading' },
        { target: 'editing' },
      ],
    },
    expired: {
      description: 'The cart is gone: a new, empty one takes its place on the cart’s own screen.',
      tags: 'saving',
      invoke: {
        id: 'renew',
        src: 'init',
        input: { isInvalidProduct: false },
        onDone: {
          target: 'leaving',
          actions: [
            assign(({ event, context }) => ({
              cart: event.output,
              destination: screen(`${cartPath}?error=${encodeURIComponent(context.fault?.code ?? '')}`),
            })),
            { type: 'show', params: ({ event }) => ({ cart: event.output }) },
          ],
        },
        onError: { target: 'leaving', actions: assign({ destination: screen(cartPath) }) },
      },
    },
    resettingShippings: {
      description: 'The shop does not know where to send it: back to one shipping, once.',
      tags: 'saving',
      entry: assign({ hasReset: true }),
      invoke: {
        id: 'resetShippings',
        src: 'resetShippings',
        onDone: {
          target: 'leaving',
          actions: [
            assign(({ event }) => ({ cart: event.output, destination: screen(pathOfStep('orderer')) })),
            { type: 'show', params: ({ event }) => ({ cart: event.output }) },
          ],
        },
        onError: { target: 'editing', actions: assign(({ event }) => ({ fault: faultOf(event.error) })) },
      },
    },
    reinitialising: {
      description: 'A product is sold no more: the shop takes it out and answers the cart anew.',
      tags: 'saving',
      invoke: {
        id: 'init',
        src: 'init',
        input: ({ context: { fault } }) => ({ isInvalidProduct: fault !== null && isInvalidProduct(fault) }),
        onDone: [
          {
            guard: ({ event }) => wayOutOf(event.output) !== null,
            target: 'leaving',
            actions: [
              assign(({ event }) => ({ cart: event.output, destination: screen(cartPath) })),
              { type: 'show', params: ({ event }) => ({ cart: event.output }) },
            ],
          },
          {
            target: 'editing',
            actions: [
              assign(({ event }) => ({ cart: event.output })),
              { type: 'show', params: ({ event }) => ({ cart: event.output }) },
            ],
          },
        ],
        onError: { target: 'editing' },
      },
    },
    rereading: {
      description: 'The cart has changed meanwhile: it is read again, and the shopper sees what is new.',
      tags: 'saving',
      invoke: {
        id: 'read',
        src: 'read',
        onDone: {
          target: 'editing',
          actions: [
            assign(({ event }) => ({ cart: event.output })),
            { type: 'show', params: ({ event }) => ({ cart: event.output }) },
          ],
        },
        onError: { target: 'editing' },
      },
    },
    leaving: {
      description: 'On the way to the next screen, or to the card company.',
      tags: 'leaving',
      entry: { type: 'leave', params: ({ context }) => ({ destination: context.destination }) },
      on: { returned: { target: 'editing', actions: ['endPayment', assign({ destination: null })] } },
    },
  },
});
