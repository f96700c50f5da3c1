/**
 * Receiving a gift: where to, when, and yes. Each step is a screen of its own, on which the machine begins where that
 * screen stands; when it has gone on to the next step, the next screen follows. Whoever comes too late reads why, and
 * nothing is received twice: the shop answers the same again to the same receiver, and nobody else.
 */
import { assign, fromPromise, setup } from 'xstate';
import type { GiftLeadTime } from '../../schemas/gift/gift';
import type { GiftStep } from '../../schemas/gift/steps';
import { giftPath } from '../../src/domain/gift';
import { faultOf, type Fault } from '../fault';
import type { GiftEvent, GiftScreen, GiftSending, GiftSign, GiftView } from './gift.types';

export interface GiftContext {
  readonly screen: GiftScreen;
  /** What was sent last; `retry` sends it again. */
  readonly sent: GiftSending['values'] | null;
  readonly fault: Fault | null;
  readonly days: GiftLeadTime | null;
}

type Tag = GiftStep | 'busy' | 'ended';

const notProvided = () => Promise.reject(new Error('no actor was given to the machine'));

const machineSetup = setup({
  types: {
    // XState takes the machine's types as values.
    context: {} as GiftContext,
    input: {} as { readonly screen: GiftScreen },
    events: {} as GiftEvent | GiftSign,
    tags: {} as Tag,
  },
  actors: {
    send: fromPromise<string, GiftSending>(notProvided),
    days: fromPromise<GiftLeadTime | null, { readonly screen: GiftScreen }>(notProvided),
  },
  actions: {
    /** To a path of the shop. */
    leave: (_, _params: { readonly to: string }) => undefined,
    remember: assign(({ event }) => (event.type === 'submit' ? { sent: event.values, fault: null } : { fault: null })),
    fail: assign((_, { error }: { readonly error: unknown }) => ({ fault: faultOf(error) })),
    forgive: assign({ fault: null }),
  },
  guards: {
    hasSent: ({ context }) => context.sent !== null,
    stands: ({ context }, { step }: { readonly step: GiftStep }) => context.screen.step === step,
    isCode: (_, { error, codes }: { readonly error: unknown; readonly codes: readonly string[] }) =>
      codes.includes(faultOf(error).code),
  },
});

const over = ['gift.received', 'gift.expired', 'gift.cancelled', 'gift.not-found'];
const dayGone = 'gift.delivery.not-possible';
const notServed = 'gift.not-served';

interface Failed {
  readonly event: { readonly error: unknown };
}
const isOneOf = (codes: readonly string[]) =>
  ({ type: 'isCode', params: ({ event }: Failed) => ({ error: event.error, codes }) }) as const;
const fail = { type: 'fail', params: ({ event }: Failed) => ({ error: event.error }) } as const;

/** Of every call: too late. */
const ends = { guard: isOneOf(over), target: 'ended', actions: fail } as const;

const goOn = { type: 'leave', params: ({ event }: { event: { output: string } }) => ({ to: event.output }) } as const;

/** Back to a step on whose screen the shop's words are said. */
const goBack = (step: GiftStep, code: string) =>
  ({
    type: 'leave',
    params: ({ context }: { readonly context: GiftContext }) => ({
      to: `${giftPath(context.screen.token, step)}?error=${code}`,
    }),
  }) as const;

const submits = <const T extends string>(target: T) =>
  ({
    submit: { target, actions: 'remember' },
    retry: { guard: 'hasSent', target, actions: 'forgive' },
  }) as const;

const sending = (form: GiftSending['form']) => ({
  src: 'send' as const,
  input: ({ context: { sent } }: { readonly context: GiftContext }): GiftSending => ({ form, values: sent ?? {} }),
});

export const giftMachine = machineSetup.createMachine({
  id: 'gift',
  description: 'Receiving a gift.',
  context: ({ input: { screen } }) => ({ screen, sent: null, fault: null, days: null }),
  initial: 'begins',
  on: { returned: '.begins' },
  states: {
    begins: {
      description: 'Stands where its screen does.',
      always: [
        { guard: { type: 'stands', params: { step: 'shipping' } }, target: 'address' },
        { guard: { type: 'stands', params: { step: 'delivery' } }, target: 'delivery' },
        { target: 'confirm' },
      ],
    },
    address: {
      description: 'The receiver says where it goes.',
      tags: 'shipping',
      on: submits('checkingAddress'),
    },
    checkingAddress: {
      description: 'The shop looks whether it can be sent there. Further presses do nothing.',
      tags: ['shipping', 'busy'],
      invoke: {
        id: 'checkAddress',
        ...sending('gift-shipping'),
        onDone: { target: 'delivery', actions: goOn },
        onError: [ends, { target: 'address', actions: fail }],
      },
    },
    delivery: {
      description: 'The receiver chooses a day and a part of it.',
      tags: 'delivery',
      on: submits('checkingDelivery'),
    },
    checkingDelivery: {
      description: 'The shop looks whether it can arrive then.',
      tags: ['delivery', 'busy'],
      invoke: {
        id: 'checkDelivery',
        ...sending('gift-delivery'),
        onDone: { target: 'confirm', actions: goOn },
        onError: [
          ends,
          { guard: isOneOf([dayGone]), target: 'readingDays', actions: fail },
          { guard: isOneOf([notServed]), target: 'address', actions: goBack('shipping', notServed) },
          { target: 'delivery', actions: fail },
        ],
      },
    },
    readingDays: {
      description: 'The day is gone meanwhile: the days are asked for anew.',
      tags: ['delivery', 'busy'],
      invoke: {
        id: 'days',
        src: 'days',
        input: ({ context: { screen } }) => ({ screen }),
        onDone: { target: 'delivery', actions: assign(({ event }) => ({ days: event.output })) },
        onError: 'delivery',
      },
    },
    confirm: {
      description: 'The receiver reads it once more.',
      tags: 'confirm',
      on: submits('receiving'),
    },
    receiving: {
      description: 'It is being received. Asked again, the shop answers the same.',
      tags: ['confirm', 'busy'],
      invoke: {
        id: 'receive',
        ...sending('gift-receive'),
        onDone: { target: 'complete', actions: goOn },
        onError: [
          ends,
          { guard: isOneOf([dayGone]), target: 'delivery', actions: goBack('delivery', dayGone) },
          { guard: isOneOf([notServed]), target: 'address', actions: goBack('shipping', notServed) },
          { target: 'confirm', actions: fail },
        ],
      },
    },
    complete: {
      description: 'It is received: on the way to the screen that says so, and there again when the page comes back.',
      tags: 'complete',
      on: {
        returned: {
          actions: {
            type: 'leave',
            params: ({ context }) => ({ to: giftPath(context.screen.token, 'complete') }),
          },
        },
      },
    },
    ended: {
      description:
        'Somebody has received it, or it has expired or was cancelled: the screen says so in place of the form.',
      tags: 'ended',
      // It does not come back with the page.
      on: { returned: {} },
    },
  },
});

const steps = ['shipping', 'delivery', 'confirm', 'complete'] as const satisfies readonly GiftStep[];

interface Tagged {
  readonly context: GiftContext;
  readonly hasTag: (tag: Tag) => boolean;
}

/** What views see: tags and fault, never the machine's states. */
export const giftViewOf = (snapshot: Tagged): GiftView => {
  const { fault, days, screen } = snapshot.context;
  const isEnded = snapshot.hasTag('ended');
  const isLeaving = !isEnded && steps.find((tag) => snapshot.hasTag(tag)) !== screen.step;
  return {
    phase: isLeaving ? 'leaving' : snapshot.hasTag('busy') ? 'busy' : 'editing',
    error: fault && !isEnded ? { code: fault.code, message: fault.message } : null,
    fieldErrors: isEnded ? null : (fault?.errors ?? null),
    ended: isEnded ? (fault?.code ?? '') : null,
    days,
  };
};
