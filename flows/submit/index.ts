/** The face of forms that only send: what their sections import. Machine and API are loaded with the first event. */
import { useState } from 'react';
import { actionOf } from '../../src/actions/action-of';
import { pageShop } from '../../src/session/page-shop';
import { bringMachine, type Brought } from '../bring-machine';
import { offlineMessage } from '../offline';
import { useMachine } from '../use-machine';
import type { SubmitEvent, SubmitSign, SubmitView } from './submit.types';

export interface SubmitFace extends SubmitView {
  readonly send: (event: SubmitEvent) => void;
}

const still: SubmitView = { phase: 'idle', error: null, fieldErrors: null };
const sending: SubmitView = { ...still, phase: 'sending' };
const unloaded: SubmitView = { ...still, phase: 'failed', error: { code: 'api.network', message: offlineMessage } };

type Show = (view: SubmitView) => void;

const bring = (place: string, show: Show): Brought<SubmitEvent, SubmitSign> =>
  bringMachine<SubmitEvent, SubmitSign>({
    load: async (event) => {
      const code = event.type === 'submit' ? actionOf(event.form) : null;
      const [runSubmit] = await Promise.all([import('./submit-runtime').then((runtime) => runtime.runSubmit), code]);
      return runSubmit(pageShop(), place, show);
    },
    onLoading: () => show(sending),
    onUnloaded: () => show(unloaded),
  });

/**
 * One form of a screen. What is sent goes to the action of the form's name, as its plain post does; the screen that the
 * action names follows by itself, and what the shop refuses comes back as `error` and `fieldErrors`.
 *
 * @param place the id of the section, or of the part of it that has this form: a scenario names it (flows/watch.ts)
 */
export const useSubmit = (place: string): SubmitFace => {
  const [view, setView] = useState(still);
  return { ...view, send: useMachine('submit', () => bring(place, setView), { place }) };
};
