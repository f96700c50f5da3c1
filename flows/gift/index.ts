/** The face of receiving a gift: what the sections of its steps import. Machine and API are loaded with the first event. */
import { useState } from 'react';
import { actionOf } from '../../src/actions/action-of';
import { pageShop } from '../../src/session/page-shop';
import { bringMachine, type Brought } from '../bring-machine';
import { offlineMessage } from '../offline';
import { useMachine } from '../use-machine';
import type { GiftEvent, GiftScreen, GiftSending, GiftSign, GiftView } from './gift.types';

export interface GiftFace extends GiftView {
  readonly send: (event: GiftEvent) => void;
}

const still: GiftView = { phase: 'editing', error: null, fieldErrors: null, ended: null, days: null };
const busy: GiftView = { ...still, phase: 'busy' };
const unloaded: GiftView = { ...still, error: { code: 'api.network', message: offlineMessage } };

const forms = {
  shipping: 'gift-shipping',
  delivery: 'gift-delivery',
  confirm: 'gift-receive',
} as const satisfies Record<GiftScreen['step'], GiftSending['form']>;

const bring = (screen: GiftScreen, show: (view: GiftView) => void): Brought<GiftEvent, GiftSign> =>
  bringMachine<GiftEvent, GiftSign>({
    load: async () => {
      const runtime = import('./gift-runtime').then(({ runGift }) => runGift);
      const [runGift] = await Promise.all([runtime, actionOf(forms[screen.step])]);
      return runGift(pageShop(), screen, show);
    },
    onLoading: () => show(busy),
    onUnloaded: () => show(unloaded),
  });

/** One step of receiving a gift. What is sent goes to the step's action, as its plain post does; the next screen follows. */
export const useGift = (screen: GiftScreen): GiftFace => {
  const [view, setView] = useState(still);
  // The screen is drawn anew with each step, and holds for as long as it stands.
  const [here] = useState(screen);
  return { ...view, send: useMachine('gift', () => bring(here, setView)) };
};
