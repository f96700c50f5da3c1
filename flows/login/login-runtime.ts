/** The login's machine with the real shop behind it. Loaded with the first event. */
import { createActor, fromPromise, type ActorRefFrom } from 'xstate';
import type { Values } from '../../src/actions/action';
import { codeStep } from '../../src/domain/login/code-step';
import { flashTo } from '../../src/domain/flash/flash-cookie';
import { clientOf } from '../../src/session/browser-session';
import { readCartToken } from '../../src/session/cart-token';
import type { PageShop } from '../../src/session/page-shop';
import { runAction } from '../run-action';
import { watched } from '../watch';
import { askedIn } from './asked-code';
import { loginMachine, loginViewOf, type Entering } from './login.machine';
import type { AskedCode, Entered, LoginEvent, LoginSign, LoginView } from './login.types';

export interface RunningLogin {
  readonly actor: ActorRefFrom<typeof loginMachine>;
  readonly viewOf: typeof loginViewOf;
  readonly send: (event: LoginEvent | LoginSign) => void;
  readonly stop: () => void;
}

/** As the form's plain post would send it. */
const valuesOf = (sent: Entering, redirect: string): Values => {
  if (sent.form === 'login') return { ...sent.values, redirect, ...(sent.isLinking ? { sync: '1' } : {}) };
  const { userId, by } = sent.asked;
  return { ...sent.values, user_id: userId, verify_by: by, redirect };
};

/** @throws CallRefused where the shop says no; ApiError where nobody answers */
const enter = async ({ channel, prefix }: PageShop, sent: Entering, redirect: string): Promise<Entered> => {
  const { transport } = clientOf(channel);
  const outcome = await runAction(sent.form, valuesOf(sent, redirect), {
    token: readCartToken(channel) ?? '',
    send: transport.send.bind(transport),
    tokenize: null,
  });
  if (outcome.ok !== 'shown') {
    // The next screen says it once.
    if (outcome.flash) document.cookie = flashTo(outcome.flash, prefix + outcome.to);
    return { kind: 'in', to: outcome.to };
  }
  const asked = askedIn(outcome.values);
  return asked
    ? { kind: 'code', ...asked }
    : { kind: 'warned', to: outcome.values.to ?? '/', about: outcome.values.about ?? '' };
};

export interface LoginWorld {
  /** The login that the page came with, where one waits for its code. */
  readonly asked: AskedCode | null;
  /** The way back, as the address has it. */
  readonly redirect: string;
  /** A provider's account is linked by it. */
  readonly isJoining: boolean;
}

/**
 * The code has an address of its own: a reload asks for it again, and Back leads to name and password. Where the page came
 * with it, both are the browser's own navigation. @returns what follows each view
 */
const walkHistory = (at: (isResent: boolean) => string, isThere: boolean, back: () => void) => {
  const stop = new AbortController();
  let isMarked = isThere;
  let said = 0;
  const onBack = (): void => {
    isMarked = false;
    back();
  };
  return {
    follow: ({ step, resent }: LoginView): void => {
      if (step !== 'code') return;
      if (!isMarked) {
        isMarked = true;
        history.pushState({ isStep: true }, '', at(false));
        addEventListener('popstate', onBack, { once: true, signal: stop.signal });
      }
      // A reload says it, too.
      if (resent > said) history.replaceState(history.state, '', at(true));
      said = resent;
    },
    stop: () => stop.abort(),
  };
};

export const runLogin = (shop: PageShop, { asked, redirect, isJoining }: LoginWorld): RunningLogin => {
  const { prefix } = shop;
  const machine = loginMachine.provide({
    actors: {
      enter: fromPromise<Entered, { readonly sent: Entering | null }>(async ({ input: { sent } }) => {
        if (!sent) throw new Error('nothing was sent');
        return enter(shop, sent, redirect);
      }),
    },
    // Another visitor's pages: what the document holds of the guest's is left behind.
    actions: { leave: (_, { to }) => location.assign(prefix + to) },
  });
  const actor = createActor(machine, { input: { asked }, ...watched('login') });
  const at = (isResent: boolean): string => prefix + codeStep(redirect, { isResent, isJoining });
  const walk = walkHistory(at, asked !== null, () => actor.send({ type: 'back' }));
  actor.subscribe((snapshot) => walk.follow(loginViewOf(snapshot)));
  actor.start();
  return {
    actor,
    viewOf: loginViewOf,
    send: (event) => actor.send(event),
    stop: () => {
      walk.stop();
      actor.stop();
    },
  };
};
