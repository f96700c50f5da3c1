/**
 * A form that only sends: its action (src/actions) is run, and the screen that it names follows. A form whose steps
 * branch, or that has to mend what the shop answers, has a machine of its own.
 */
import { assign, fromPromise, setup } from 'xstate';
import type { Values } from '../../src/actions/action';
import { CallRefused, faultOf, type Fault } from '../fault';
import type { Sent, SentForm, SubmitEvent, SubmitPhase, SubmitSign, SubmitView } from './submit.types';

export interface SubmitContext {
  /** What was sent last; `retry` sends it again. */
  readonly sent: SentForm | null;
  readonly fault: Fault | null;
  /** The path of the next screen; '' before it is known. */
  readonly to: string;
  /** What this screen shows of what came of it. */
  readonly shown: Values | null;
}

const machineSetup = setup({
  types: {
    // XState takes the machine's types as values.
    context: {} as SubmitContext,
    events: {} as SubmitEvent | SubmitSign,
    tags: {} as SubmitPhase,
  },
  actors: {
    send: fromPromise<Sent, { readonly sent: SentForm | null }>(() =>
      Promise.reject(new Error('no actor was given to the machine')),
    ),
  },
  actions: {
    leave: (_, _params: { readonly to: string }) => undefined,
    remember: assign(({ event }) => (event.type === 'submit' ? { sent: event, fault: null } : { fault: null })),
  },
});

const sendsAgain = { target: 'sending', actions: 'remember' } as const;

export const submitMachine = machineSetup.createMachine({
  id: 'submit',
  description: 'One form that only sends.',
  context: { sent: null, fault: null, to: '', shown: null },
  initial: 'idle',
  states: {
    idle: {
      description: 'The visitor reads and types.',
      tags: 'idle',
      on: { submit: sendsAgain },
    },
    sending: {
      description: 'What was sent is on its way to the shop. Further presses do nothing.',
      tags: 'sending',
      invoke: {
        id: 'send',
        src: 'send',
        input: ({ context: { sent } }) => ({ sent }),
        onDone: [
          {
            guard: ({ event }) => typeof event.output === 'string',
            target: 'done',
            actions: assign(({ event: { output } }) => (typeof output === 'string' ? { to: output } : {})),
          },
          {
            target: 'shown',
            actions: assign(({ event: { output } }) => (typeof output === 'string' ? {} : { shown: output })),
          },
        ],
        onError: [
          {
            guard: ({ event }) => event.error instanceof CallRefused,
            target: 'refused',
            actions: assign(({ event }) => ({ fault: faultOf(event.error) })),
          },
          { target: 'failed', actions: assign(({ event }) => ({ fault: faultOf(event.error) })) },
        ],
      },
    },
    refused: {
      description: 'The shop said no: what is wrong stands at the fields, or above the button.',
      tags: 'refused',
      on: { submit: sendsAgain },
    },
    failed: {
      description: 'Nobody answered: the same can be sent again, or something else.',
      tags: 'failed',
      on: { submit: sendsAgain, retry: sendsAgain },
    },
    done: {
      description: 'The shop has it: on the way to the screen that says so.',
      tags: 'done',
      entry: { type: 'leave', params: ({ context: { to } }) => ({ to }) },
      on: { returned: 'idle' },
    },
    shown: {
      description: 'The shop has it: what came of it stands on this screen.',
      tags: 'shown',
      on: { submit: sendsAgain },
    },
  },
});

const phases = ['sending', 'refused', 'failed', 'done', 'shown'] as const satisfies readonly SubmitPhase[];

interface Tagged {
  readonly context: SubmitContext;
  readonly hasTag: (tag: SubmitPhase) => boolean;
}

/** What views see: the tag and the fault, never the machine's states. */
export const submitViewOf = (snapshot: Tagged): SubmitView => {
  const { fault, shown } = snapshot.context;
  return {
    phase: phases.find((tag) => snapshot.hasTag(tag)) ?? 'idle',
    error: fault && { code: fault.code, message: fault.message },
    fieldErrors: fault?.errors ?? null,
    ...(shown && snapshot.hasTag('shown') ? { shown } : {}),
  };
};
