/** Brings the checkout's machine to a section: at once for the eye, as soon as its code is there for the rest. */
import { actionOf } from '../../src/actions/action-of';
import { pageShop } from '../../src/session/page-shop';
import type { DocumentCart } from '../cart/document-cart';
import { offlineMessage } from '../offline';
import type { RunningCheckout } from './checkout-runtime';
import type { CheckoutEvent, CheckoutView } from './checkout.types';

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
  let running: RunningCheckout | null = null;
  let isLoading = false;
  /** What the machine was to get when its code did not come; it cannot send again what it has never seen. */
  let unsent: CheckoutEvent | null = null;
  let isStopped = false;

  const show = (view: CheckoutView): void => {
    cart.hold(view.phase === 'editing' ? 'looked-at' : 'held');
    onView(view);
  };

  /** The machine, and beside it the code of what it will be asked first. */
  const load = async (event: CheckoutEvent): Promise<RunningCheckout> => {
    const form = event.type === 'submit' ? event.form : 'decide';
    const runtime = import('./checkout-runtime').then(({ runCheckout }) => runCheckout);
    const [runCheckout] = await Promise.all([runtime, actionOf(form)]);
    return runCheckout(pageShop(), cart.view().cart, { show, receive: cart.receive });
  };
  const begin = async (asked: CheckoutEvent): Promise<void> => {
    const event = asked.type === 'retry' && unsent ? unsent : asked;
    isLoading = true;
    const phase = event.type === 'decide' ? 'deciding' : 'saving';
    show({ phase, isSaved: false, error: null, fieldErrors: null });
    try {
      running = await load(event);
      if (isStopped) running.stop();
      else running.send(event);
    } catch {
      // The code did not come: the same as no answer.
      unsent = event;
      show(unloaded);
    } finally {
      isLoading = false;
    }
  };

  const unsubscribe = cart.subscribe(() => running?.send({ type: 'seen', cart: cart.view().cart }));
  // A page that the browser had put aside while it was left comes back alive.
  const onShow = ({ persisted }: PageTransitionEvent): void => {
    if (persisted) running?.send({ type: 'returned' });
  };
  addEventListener('pageshow', onShow);

  return {
    send: (event) => {
      if (running) running.send(event);
      else if (!isLoading) void begin(event);
    },
    stop: () => {
      isStopped = true;
      cart.hold('forgotten');
      unsubscribe();
      removeEventListener('pageshow', onShow);
      running?.stop();
    },
  };
};
