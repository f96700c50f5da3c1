/** The face of receiving a gift: what the sections of its steps import. Machine and API are loaded with the first event. */
import { useCallback, useEffect, useRef, useState } from 'react';
import type { GiftEvent, GiftScreen, GiftView } from './gift.types';
import { startGift, still, type StartedGift } from './start-gift';

export interface GiftFace extends GiftView {
  readonly send: (event: GiftEvent) => void;
}

/** One step of receiving a gift. What is sent goes to the step's action, as its plain post does; the next screen follows. */
export const useGift = (screen: GiftScreen): GiftFace => {
  const [view, setView] = useState(still);
  const started = useRef<StartedGift | null>(null);
  // The screen is drawn anew with each step, and holds for as long as it stands.
  const [here] = useState(screen);
  const send = useCallback(
    (event: GiftEvent) => {
      started.current ??= startGift(here, setView);
      started.current.send(event);
    },
    [here],
  );
  // A step that is left takes its machine along; what it has sent goes on without it.
  useEffect(() => {
    window.norenFlows?.meet('gift', send);
    return () => {
      started.current?.stop();
      started.current = null;
    };
  }, [send]);
  return { ...view, send };
};
