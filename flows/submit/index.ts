/** The face of forms that only send: what their sections import. Machine and API are loaded with the first event. */
import { useCallback, useEffect, useRef, useState } from 'react';
import { startSubmit, type StartedSubmit } from './start-submit';
import type { SubmitEvent, SubmitView } from './submit.types';

export interface SubmitFace extends SubmitView {
  readonly send: (event: SubmitEvent) => void;
}

const still: SubmitView = { phase: 'idle', error: null, fieldErrors: null };

/**
 * One form of a screen. What is sent goes to the action of the form's name, as its plain post does; the screen that the
 * action names follows by itself, and what the shop refuses comes back as `error` and `fieldErrors`.
 */
export const useSubmit = (): SubmitFace => {
  const [view, setView] = useState(still);
  const started = useRef<StartedSubmit | null>(null);
  const send = useCallback((event: SubmitEvent) => {
    started.current ??= startSubmit(setView);
    started.current.send(event);
  }, []);
  // A form that is left takes its machine along; what it has sent goes on without it.
  useEffect(
    () => () => {
      started.current?.stop();
      started.current = null;
    },
    [],
  );
  return { ...view, send };
};
