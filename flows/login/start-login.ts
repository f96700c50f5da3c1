/** Brings the login's machine to its form: at once for the eye, as soon as its code is there for the rest. */
import { actionOf } from '../../src/actions/action-of';
import { pageShop } from '../../src/session/page-shop';
import { bringMachine } from '../bring-machine';
import { offlineMessage } from '../offline';
import type { LoginWorld } from './login-runtime';
import type { LoginEvent, LoginSign, LoginView } from './login.types';

export interface StartedLogin {
  readonly send: (event: LoginEvent) => void;
  readonly stop: () => void;
}

/** @param first what is to be seen before anything is sent; `world.show` gets every change of it */
export const startLogin = (first: LoginView, world: LoginWorld): StartedLogin =>
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
