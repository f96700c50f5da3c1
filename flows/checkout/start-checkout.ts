/** Brings the checkout's machine to a section: at once for the eye, as soon as its code is there for the rest. */
import { actionOf } from '../../src/actions/action-of';
import { pageShop } from '../../src/session/page-shop';
import type { DocumentCart } from '../cart/document-cart';
import { bringMachine } from '../bring-machine';
import { offlineMessage } from '../offline';
import type { CheckoutEvent, CheckoutSign, CheckoutView } from './checkout.types';

export interface StartedCheckout {
  readonly send: (event: CheckoutEvent) => void;
  readonly stop: () => void;
}

const unloaded: CheckoutView = {
  phase: 'editing',
  isSaved: false,
  error: { code: 'api.network', message: offlineMessage },
  fieldErrors: null,
};

/** `onView` gets every change of what is to be seen. */
export const startCheckout = (cart: DocumentCart, onView: (view: CheckoutView) => void): StartedCheckout => {
  const show = (view: CheckoutView): void => {
    cart.hold(view.phase === 'editing' ? 'looked-at' : 'held');
    onView(view);
  };
  const brought = bringMachine<CheckoutEvent, CheckoutSign>({
    load: async (event) => {
      const form = event.type === 'submit' ? event.form : 'decide';
      const runtime = import('./checkout-runtime').then(({ runCheckout }) => runCheckout);
      const [runCheckout] = await Promise.all([runtime, actionOf(form)]);
      return runCheckout(pageShop(), cart.view().cart, { show, receive: cart.receive });
    },
    onLoading: ({ type }) =>
      show({ phase: type === 'decide' ? 'deciding' : 'saving', isSaved: false, error: null, fieldErrors: null }),
    onUnloaded: () => show(unloaded),
  });
  const unsubscribe = cart.subscribe(() => brought.tell({ type: 'seen', cart: cart.view().cart }));
  return {
    send: brought.send,
    stop: () => {
      cart.hold('forgotten');
      unsubscribe();
      brought.stop();
    },
  };
};
