/** The face of the login: what its section imports. Machine and API are loaded with the first event. */
import { useCallback, useEffect, useRef, useState } from 'react';
import type { Values } from '../../src/actions/action';
import { actionOf } from '../../src/actions/action-of';
import { returnPath } from '../../src/lib/return-path';
import { pageShop } from '../../src/session/page-shop';
import { bringMachine, type Brought } from '../bring-machine';
import { offlineMessage } from '../offline';
import { askedIn } from './asked-code';
import type { LoginWorld } from './login-runtime';
import type { LoginEvent, LoginSign, LoginView } from './login.types';

export interface LoginFace extends LoginView {
  readonly send: (event: LoginEvent) => void;
}

/** What came with a form that was sent without script: perhaps a login that waits for its code, or where it goes on. */
interface PostedLogin {
  /** '' where nothing was wrong. */
  readonly code: string;
  readonly values: Values;
}

const firstView = (posted: PostedLogin | undefined): LoginView => {
  const asked = askedIn(posted?.values);
  const to = (posted?.code === '' && returnPath(posted.values.to)) || '';
  return {
    step: asked ? 'code' : to === '' ? 'credentials' : 'warned',
    isBusy: false,
    isIn: false,
    asked,
    to,
    canResend: false,
    error: null,
    fieldErrors: null,
  };
};

/** @param first what is to be seen before anything is sent; `world.show` gets every change of it */
const bring = (first: LoginView, world: LoginWorld): Brought<LoginEvent, LoginSign> =>
  bringMachine<LoginEvent, LoginSign>({
    load: async (event) => {
      const form = event.type === 'code' ? 'login-code' : 'login';
      const runtime = import('./login-runtime').then(({ runLogin }) => runLogin);
      const [runLogin] = await Promise.all([runtime, actionOf(form)]);
      return runLogin(pageShop(), world);
    },
    onLoading: () => world.show({ ...first, isBusy: true, error: null }),
    onUnloaded: () => world.show({ ...first, error: { code: 'api.network', message: offlineMessage } }),
  });

/**
 * The login of a screen. After it the next screen follows by itself.
 *
 * @param redirect the way back that the address asks for; '' for none
 */
export const useLogin = (posted: PostedLogin | undefined, redirect: string): LoginFace => {
  const [first] = useState(() => firstView(posted));
  const [view, setView] = useState(first);
  const brought = useRef<ReturnType<typeof bring> | null>(null);
  const send = useCallback(
    (event: LoginEvent) => {
      brought.current ??= bring(first, { show: setView, asked: first.asked, redirect });
      brought.current.send(event);
    },
    [first, redirect],
  );
  // A login that is left takes its machine along; what it has sent goes on without it.
  useEffect(() => {
    window.norenFlows?.meet('login', send);
    return () => {
      brought.current?.stop();
      brought.current = null;
    };
  }, [send]);
  return { ...view, send };
};
