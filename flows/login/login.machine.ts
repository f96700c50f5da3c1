/**
 * Logging in: name and password, then a code where the shop asks for one (rules auth.login, auth.mfa, auth.sync-channel).
 * Name and password are held until they have led on, for the question whether an account is to be linked, and then forgotten.
 */
import { assign, fromPromise, setup } from 'xstate';
import type { Values } from '../../src/actions/action';
import { faultOf, type Fault } from '../fault';
import type { AskedCode, Entered, LoginEvent, LoginSign, LoginStep, LoginView } from './login.types';

/** What is sent to the shop. */
export type Entering =
  | { readonly form: 'login'; readonly values: Values; readonly isLinking: boolean }
  | { readonly form: 'login-code' | 'login-resend'; readonly values: Values; readonly asked: AskedCode };

export interface LoginContext {
  readonly credentials: Values | null;
  /** Whether the account is to be used in this channel, too. */
  readonly isLinking: boolean;
  readonly sent: Entering | null;
  readonly asked: AskedCode | null;
  /** How many other codes were sent on the shopper's wish. */
  readonly resent: number;
  readonly fault: Fault | null;
  /** The path of the next screen; '' before it is known. */
  readonly to: string;
  /** What is told before it. */
  readonly about: string;
}

type Tag = LoginStep | 'busy' | 'in';

const machineSetup = setup({
  types: {
    // XState takes the machine's types as values.
    context: {} as LoginContext,
    events: {} as LoginEvent | LoginSign,
    input: {} as { readonly asked: AskedCode | null },
    tags: {} as Tag,
  },
  actors: {
    enter: fromPromise<Entered, { readonly sent: Entering | null }>(() =>
      Promise.reject(new Error('no actor was given to the machine')),
    ),
  },
  actions: {
    leave: (_, _params: { readonly to: string }) => undefined,
    takeCredentials: assign(({ event }) =>
      event.type === 'login' ? { credentials: event.values, isLinking: false, resent: 0, fault: null } : {},
    ),
    sendCredentials: assign(({ context: { credentials, isLinking } }) =>
      credentials ? { sent: { form: 'login', values: credentials, isLinking } } : {},
    ),
    sendCode: assign(({ event, context: { asked } }) =>
      event.type === 'code' && asked ? { sent: { form: 'login-code', values: event.values, asked }, fault: null } : {},
    ),
    sendResend: assign(({ context: { asked } }) =>
      asked ? { sent: { form: 'login-resend', values: {}, asked }, fault: null } : {},
    ),
    link: assign({ isLinking: true, fault: null }),
    forgetCredentials: assign({ credentials: null, sent: null }),
    forget: assign({ credentials: null, isLinking: false, sent: null, asked: null, resent: 0, fault: null }),
  },
  guards: {
    hasCredentials: ({ context }) => context.credentials !== null,
    isOver: (_, { error }: { readonly error: unknown }) => faultOf(error).code === 'auth.verify.over',
    isNotLinked: (_, { error }: { readonly error: unknown }) => faultOf(error).code === 'auth.login.not_synced',
  },
});

const goOn = assign<LoginContext, { type: string; output: Entered }, undefined, LoginEvent | LoginSign, never>(
  ({ event: { output } }) =>
    output.kind === 'code' ? {} : { to: output.to, about: output.kind === 'warned' ? output.about : '' },
);
const letsIn = (kind: 'in' | 'warned') =>
  ({
    guard: ({ event }: { readonly event: { readonly output: Entered } }) => event.output.kind === kind,
    target: kind,
    actions: goOn,
  }) as const;
const lettingIn = [letsIn('in'), letsIn('warned')] as const;

const sayFault = assign<LoginContext, { type: string; error: unknown }, undefined, LoginEvent | LoginSign, never>(
  ({ event: { error } }) => ({ fault: faultOf(error) }),
);
interface Failed {
  readonly event: { readonly error: unknown };
}
/** Where no code ends the login any more, it begins anew. */
const refusedCode = [
  {
    guard: { type: 'isOver', params: ({ event }: Failed) => ({ error: event.error }) },
    target: 'credentials',
    actions: ['forget', sayFault],
  },
  { target: 'code', actions: sayFault },
] as const;

export const loginMachine = machineSetup.createMachine({
  id: 'login',
  description: 'Logging in, with a second factor where the shop asks for one.',
  context: ({ input: { asked } }) => ({
    credentials: null,
    isLinking: false,
    sent: null,
    asked,
    resent: 0,
    fault: null,
    to: '',
    about: '',
  }),
  initial: 'begins',
  states: {
    begins: {
      description: 'Where the page came with a login that waits for its code, that is asked for.',
      always: [{ guard: ({ context }) => context.asked !== null, target: 'code' }, { target: 'credentials' }],
    },
    credentials: {
      description: 'Name and password are typed; what was wrong with the last ones is said.',
      tags: 'credentials',
      on: {
        login: { target: 'entering', actions: ['takeCredentials', 'sendCredentials'] },
      },
    },
    entering: {
      description: 'Name and password are on their way. Further presses do nothing.',
      tags: ['credentials', 'busy'],
      invoke: {
        id: 'enter',
        src: 'enter',
        input: ({ context: { sent } }) => ({ sent }),
        onDone: [
          ...lettingIn,
          {
            target: 'code',
            actions: [
              'forgetCredentials',
              assign(({ event }) => (event.output.kind === 'code' ? { asked: event.output } : {})),
            ],
          },
        ],
        onError: [
          {
            guard: { type: 'isNotLinked', params: ({ event }) => ({ error: event.error }) },
            target: 'link',
            actions: assign(({ event }) => ({ fault: faultOf(event.error) })),
          },
          { target: 'credentials', actions: assign(({ event }) => ({ fault: faultOf(event.error) })) },
        ],
      },
    },
    link: {
      description: 'The account is of another channel: it can be used here, too, or another one be taken.',
      tags: 'link',
      on: {
        link: { guard: 'hasCredentials', target: 'entering', actions: ['link', 'sendCredentials'] },
        back: { target: 'credentials', actions: 'forget' },
      },
    },
    code: {
      description: 'The code is typed; what was wrong with the last one is said.',
      tags: 'code',
      on: {
        code: { target: 'verifying', actions: 'sendCode' },
        resend: { target: 'resending', actions: 'sendResend' },
        back: { target: 'credentials', actions: 'forget' },
      },
    },
    verifying: {
      description: 'The code is on its way. Further presses do nothing.',
      tags: ['code', 'busy'],
      invoke: {
        id: 'enter',
        src: 'enter',
        input: ({ context: { sent } }) => ({ sent }),
        onDone: lettingIn,
        onError: refusedCode,
      },
    },
    resending: {
      description: 'Another code is wanted. Further presses do nothing.',
      tags: ['code', 'busy'],
      invoke: {
        id: 'enter',
        src: 'enter',
        input: ({ context: { sent } }) => ({ sent }),
        onDone: {
          target: 'code',
          actions: assign(({ event, context: { resent } }) =>
            event.output.kind === 'code' ? { asked: event.output, resent: resent + 1 } : {},
          ),
        },
        onError: refusedCode,
      },
    },
    in: {
      description: 'Logged in: on the way to the next screen.',
      tags: ['credentials', 'busy', 'in'],
      entry: ['forget', { type: 'leave', params: ({ context: { to } }) => ({ to }) }],
      on: { returned: 'credentials' },
    },
    warned: {
      description: 'Logged in, and there is something to read first: the shopper goes on by a link.',
      tags: ['warned', 'in'],
      entry: 'forget',
      on: { returned: 'credentials' },
    },
  },
});

const steps = ['link', 'code', 'warned', 'credentials'] as const satisfies readonly LoginStep[];

interface Tagged {
  readonly context: LoginContext;
  readonly hasTag: (tag: Tag) => boolean;
}

/** What views see: tags and fault, never the machine's states. */
export const loginViewOf = (snapshot: Tagged): LoginView => {
  const { fault, asked, resent, sent, to, about } = snapshot.context;
  return {
    step: steps.find((tag) => snapshot.hasTag(tag)) ?? 'credentials',
    isBusy: snapshot.hasTag('busy'),
    isIn: snapshot.hasTag('in'),
    asked,
    resent,
    isResend: sent?.form === 'login-resend',
    to,
    about,
    error: fault && { code: fault.code, message: fault.message },
    fieldErrors: fault?.errors ?? null,
  };
};
