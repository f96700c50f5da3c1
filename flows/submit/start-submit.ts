/** Brings the machine to a form: at once for the eye, as soon as its code is there for the rest. */
import { actionOf } from '../../src/actions/action-of';
import { pageShop } from '../../src/session/page-shop';
import { offlineMessage } from '../offline';
import type { RunningSubmit } from './submit-runtime';
import type { SentForm, SubmitEvent, SubmitView } from './submit.types';

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
export const startSubmit = (onView: (view: SubmitView) => void): StartedSubmit => {
  let running: RunningSubmit | null = null;
  let isLoading = false;
  let isStopped = false;
  /** What the machine was to get when its code did not come; it cannot send again what it has never seen. */
  let unsent: SentForm | null = null;

  const load = async (event: SentForm): Promise<RunningSubmit> => {
    const runtime = import('./submit-runtime').then(({ runSubmit }) => runSubmit);
    const [runSubmit] = await Promise.all([runtime, actionOf(event.form)]);
    return runSubmit(pageShop(), onView);
  };
  const begin = async (event: SentForm): Promise<void> => {
    isLoading = true;
    onView({ phase: 'sending', error: null, fieldErrors: null });
    try {
      running = await load(event);
      if (isStopped) running.stop();
      else running.send(event);
    } catch {
      // The code did not come: the same as no answer.
      unsent = event;
      onView(unloaded);
    } finally {
      isLoading = false;
    }
  };

  // A page that the browser had put aside while it was left comes back alive.
  const onShow = ({ persisted }: PageTransitionEvent): void => {
    if (persisted) running?.send({ type: 'returned' });
  };
  addEventListener('pageshow', onShow);

  return {
    send: (event) => {
      const first = event.type === 'submit' ? event : unsent;
      if (running) running.send(event);
      else if (first && !isLoading) void begin(first);
    },
    stop: () => {
      isStopped = true;
      removeEventListener('pageshow', onShow);
      running?.stop();
    },
  };
};
