/** Brings the machine to a form: at once for the eye, as soon as its code is there for the rest. */
import { actionOf } from '../../src/actions/action-of';
import { pageShop } from '../../src/session/page-shop';
import { bringMachine } from '../bring-machine';
import { offlineMessage } from '../offline';
import type { SubmitEvent, SubmitSign, SubmitView } from './submit.types';

export interface StartedSubmit {
  readonly send: (event: SubmitEvent) => void;
  readonly stop: () => void;
}

const unloaded: SubmitView = {
  phase: 'failed',
  error: { code: 'api.network', message: offlineMessage },
  fieldErrors: null,
};

/** `onView` gets every change of what is to be seen. */
export const startSubmit = (onView: (view: SubmitView) => void): StartedSubmit =>
  bringMachine<SubmitEvent, SubmitSign>({
    load: async (event) => {
      const code = event.type === 'submit' ? actionOf(event.form) : null;
      const [runSubmit] = await Promise.all([import('./submit-runtime').then((runtime) => runtime.runSubmit), code]);
      return runSubmit(pageShop(), onView);
    },
    onLoading: () => onView({ phase: 'sending', error: null, fieldErrors: null }),
    onUnloaded: () => onView(unloaded),
  });
