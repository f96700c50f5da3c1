/** The face of the login: what its section imports. Machine and API are loaded with the first event. */
import { useSelector } from '@xstate/react';
import { useState } from 'react';
import type { Values } from '../../src/actions/action';
import { actionOf } from '../../src/actions/action-of';
import { returnPath } from '../../src/domain/return-path';
import { pageShop } from '../../src/session/page-shop';
import { bringMachine, type Brought } from '../bring-machine';
import { offlineMessage } from '../offline';
import { useMachine } from '../use-machine';
import { askedIn } from './asked-code';
import type { LoginWorld, RunningLogin } from './login-runtime';
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
  const asked = posted?.code === 'auth.verify.over' ? null : askedIn(posted?.values);
  const to = (posted?.code === '' && returnPath(posted.values.to)) || '';
  return {
    step: asked ? 'code' : to === '' ? 'credentials' : 'warned',
    isBusy: false,
    isIn: false,
    asked,
    resent: 0,
    isResend: false,
    to,
    about: posted?.values.about ?? '',
    error: null,
    fieldErrors: null,
  };
};

interface Bringing {
  /** What is to be seen before anything is sent. */
  readonly first: LoginView;
  readonly world: LoginWorld;
  readonly onRunning: (running: RunningLogin) => void;
  /** Gets what is to be seen until the machine is there. */
  readonly onWaiting: (view: LoginView) => void;
}

const bring = ({ first, world, onRunning, onWaiting }: Bringing): Brought<LoginEvent, LoginSign> =>
  bringMachine<LoginEvent, LoginSign>({
    load: async (event) => {
      const form = event.type === 'code' ? 'login-code' : event.type === 'resend' ? 'login-resend' : 'login';
      const runtime = import('./login-runtime').then(({ runLogin }) => runLogin);
      const [runLogin] = await Promise.all([runtime, actionOf(form)]);
      const running = runLogin(pageShop(), world);
      onRunning(running);
      return running;
    },
    onLoading: () => onWaiting({ ...first, isBusy: true, error: null }),
    onUnloaded: () => onWaiting({ ...first, error: { code: 'api.network', message: offlineMessage } }),
  });

/**
 * The login of a screen. After it the next screen follows by itself.
 *
 * @param redirect the way back that the address asks for; '' for none
 */
export const useLogin = (posted: PostedLogin | undefined, redirect: string): LoginFace => {
  const [first] = useState(() => firstView(posted));
  const isJoining = Boolean(posted?.values.provider_ticket);
  const [waiting, onWaiting] = useState(first);
  const [running, onRunning] = useState<RunningLogin | null>(null);
  const view = useSelector(running?.actor, (snapshot) => (running && snapshot ? running.viewOf(snapshot) : waiting));
  const world = { asked: first.asked, redirect, isJoining };
  const send = useMachine('login', () => bring({ first, world, onRunning, onWaiting }), { about: redirect });
  return { ...view, send };
};
