/** The face of the login: what its section imports. Machine and API are loaded with the first event. */
import { useCallback, useEffect, useRef, useState } from 'react';
import type { Values } from '../../src/actions/action';
import { returnPath } from '../../src/lib/return-path';
import { askedIn } from './asked-code';
import type { LoginEvent, LoginView } from './login.types';
import { startLogin, type StartedLogin } from './start-login';

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

/**
 * The login of a screen. After it the next screen follows by itself.
 *
 * @param redirect the way back that the address asks for; '' for none
 */
export const useLogin = (posted: PostedLogin | undefined, redirect: string): LoginFace => {
  const [first] = useState(() => firstView(posted));
  const [view, setView] = useState(first);
  const started = useRef<StartedLogin | null>(null);
  const send = useCallback(
    (event: LoginEvent) => {
      started.current ??= startLogin(first, { show: setView, asked: first.asked, redirect });
      started.current.send(event);
    },
    [first, redirect],
  );
  // A login that is left takes its machine along; what it has sent goes on without it.
  useEffect(
    () => () => {
      started.current?.stop();
      started.current = null;
    },
    [],
  );
  return { ...view, send };
};
