/** The face of the checkout: what the sections of its steps import. Machine and API are loaded with the first event. */
import { useEffect, useState } from 'react';
import type { Cart } from '../../schemas/cart/cart';
import type { CheckoutStep } from '../../schemas/cart/steps';
import { actionOf } from '../../src/actions/action-of';
import { pageShop } from '../../src/session/page-shop';
import { bringMachine } from '../bring-machine';
import { documentCart, type DocumentCart } from '../cart/document-cart';
import { useCart } from '../cart/index';
import { offlineMessage } from '../offline';
import { useMachine } from '../use-machine';
import type { CheckoutEvent, CheckoutSign, CheckoutView } from './checkout.types';
import { lowerPaymentFlag } from './decision-record';
export type { ActionName } from '../../src/actions/action-of';

/**
 * A step as its section sees it. `fieldErrors` are keyed by the fields of the step's form. `leaving`: the next screen is
 * on its way, nothing may be pressed any more.
 */
export interface CheckoutFace extends CheckoutView {
  readonly cart: Cart | null;
  /** What was in view when the order was asked for last; null: it was not, here. */
  readonly asked: Cart | null;
  readonly send: (event: CheckoutEvent) => void;
}

const still: CheckoutView = { phase: 'editing', isSaved: false, error: null, fieldErrors: null };
const unloaded: CheckoutView = { ...still, error: { code: 'api.network', message: offlineMessage } };

interface Seeing {
  readonly onView: (view: CheckoutView) => void;
  /** Gets the cart in view when the order is asked for. */
  readonly onAsked: (cart: Cart | null) => void;
}

const bring = (cart: DocumentCart, { onView, onAsked }: Seeing) => {
  const show = (view: CheckoutView): void => {
    cart.hold(view.phase === 'editing' ? 'looked-at' : 'held');
    onView(view);
  };
  const { send, tell, stop } = bringMachine<CheckoutEvent, CheckoutSign>({
    load: async (event) => {
      const form = event.type === 'submit' ? event.form : 'decide';
      const runtime = import('./checkout-runtime').then(({ runCheckout }) => runCheckout);
      const [runCheckout] = await Promise.all([runtime, actionOf(form)]);
      return runCheckout(pageShop(), cart.view().cart, { show, receive: cart.receive });
    },
    onLoading: ({ type }) => show({ ...still, phase: type === 'decide' ? 'deciding' : 'saving' }),
    onUnloaded: () => show(unloaded),
  });
  const unsubscribe = cart.subscribe(() => tell({ type: 'seen', cart: cart.view().cart }));
  return {
    send: (event: CheckoutEvent) => {
      if (event.type === 'decide') onAsked(cart.view().cart);
      send(event);
    },
    stop: () => {
      cart.hold('forgotten');
      unsubscribe();
      stop();
    },
  };
};

/** A screen on which no payment is under way any more: clears the flag that one was (rule cart.payment-flag). */
export const usePaymentEnd = (): void => {
  useEffect(() => lowerPaymentFlag(pageShop().prefix), []);
};

/** A decision whose outcome this page has not seen, as after a reload, is asked for again by itself, once. */
const useAskedAgain = (drawn: Cart | null, step: CheckoutStep, send: CheckoutFace['send']): void => {
  const fingerprint = step === 'confirm' && drawn?.is_in_payment ? drawn.fingerprint : null;
  useEffect(() => {
    if (fingerprint !== null) send({ type: 'decide', fingerprint });
  }, [fingerprint, send]);
};

/**
 * One step of the checkout. `initial` is the cart that the server drew. After a save it goes to the next screen
 * (src/domain/checkout-steps.ts) by itself; what the shop refuses comes back as `error` and `fieldErrors`.
 */
export const useCheckout = (initial: Cart | null, step: CheckoutStep): CheckoutFace => {
  const { cart } = useCart(initial);
  usePaymentEnd();
  const [view, onView] = useState(still);
  const [asked, onAsked] = useState<Cart | null>(null);
  const send = useMachine('checkout', () => bring(documentCart(), { onView, onAsked }), { about: step });
  useAskedAgain(initial, step, send);
  return { ...view, cart, asked, send };
};
