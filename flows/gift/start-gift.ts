/** Brings the machine of receiving to a step's form: at once for the eye, as soon as its code is there for the rest. */
import { actionOf } from '../../src/actions/action-of';
import { pageShop } from '../../src/session/page-shop';
import { bringMachine } from '../bring-machine';
import { offlineMessage } from '../offline';
import type { GiftEvent, GiftScreen, GiftSending, GiftSign, GiftView } from './gift.types';

export interface StartedGift {
  readonly send: (event: GiftEvent) => void;
  readonly stop: () => void;
}

export const still: GiftView = { phase: 'editing', error: null, fieldErrors: null, ended: null, days: null };

const forms = {
  shipping: 'gift-shipping',
  delivery: 'gift-delivery',
  confirm: 'gift-receive',
} as const satisfies Record<GiftScreen['step'], GiftSending['form']>;

/** `onView` gets every change of what is to be seen. */
export const startGift = (screen: GiftScreen, onView: (view: GiftView) => void): StartedGift =>
  bringMachine<GiftEvent, GiftSign>({
    load: async () => {
      const runtime = import('./gift-runtime').then(({ runGift }) => runGift);
      const [runGift] = await Promise.all([runtime, actionOf(forms[screen.step])]);
      return runGift(pageShop(), screen, onView);
    },
    onLoading: () => onView({ ...still, phase: 'busy' }),
    onUnloaded: () => onView({ ...still, error: { code: 'api.network', message: offlineMessage } }),
  });
