/**
 * Goods that are put into the cart by a form whose section does not live yet. The button says at once that it is under
 * way, the flow's code comes beside the section's, and whoever waits too long, or leaves, is served by the form as it
 * stands, which needs no code. Whatever comes first sends it, and nothing sends it twice.
 */
import { cartEvent } from '../../src/lib/go';
import { sayPlainly, sendAgain } from './plain-notice';

/** Longer than this nobody waits for code: the answer wants its time, too. */
const mostWaitMs = 4_000;

const pressed = new WeakSet<HTMLFormElement>();

/** Whether a press of it is under way: another one is for the same. */
export const isPressed = (form: HTMLFormElement): boolean => pressed.has(form);

export const setBusy = (button: Element | null, isBusy: boolean): void => {
  for (const name of ['aria-busy', 'aria-disabled']) {
    if (isBusy) button?.setAttribute(name, 'true');
    else button?.removeAttribute(name);
  }
};

const fieldsOf = (form: HTMLFormElement): string[][] =>
  [...new FormData(form)].flatMap(([name, value]) => (typeof value === 'string' ? [[name, value]] : []));

const post = (form: HTMLFormElement): Promise<unknown> =>
  fetch(form.action, { method: 'post', body: new URLSearchParams(fieldsOf(form)), keepalive: true });

/**
 * The form knows its own way; where it has left with its screen, or another screen is on its way, it leads nobody anywhere.
 *
 * @returns whether the page is left
 */
export const sendPlainly = async (form: HTMLFormElement): Promise<boolean> => {
  const isLeaving = navigator.onLine && form.isConnected && !form.closest('[aria-busy]');
  if (!navigator.onLine) sayPlainly(sendAgain);
  else if (isLeaving) form.submit();
  else await post(form).then(() => document.dispatchEvent(new Event(cartEvent)));
  return isLeaving;
};

/** Whoever stops that, or meets a line that is gone, may press again. */
const longestLeaveMs = 15_000;

const untilLeft = (): Promise<unknown> =>
  new Promise((resolve) => {
    addEventListener('pagehide', resolve, { once: true });
    setTimeout(resolve, longestLeaveMs);
  });

/** @param alive comes when the section lives, or cannot: whether it does */
export const pressEarly = async (form: HTMLFormElement, by: HTMLElement | null, alive: Promise<boolean>) => {
  pressed.add(form);
  setBusy(by, true);
  const end = (): void => {
    pressed.delete(form);
    setBusy(by, false);
  };
  const leave = (): void => {
    if (!isPressed(form)) return;
    end();
    void post(form);
  };
  // The one comes with the page that is left for, however long that takes, and by then the form would have led elsewhere;
  // not every browser tells the other.
  addEventListener('pagehide', leave);
  addEventListener('beforeunload', leave);
  const ready = Promise.all([alive, import('../../flows/cart/add-to-cart')]).then(([isAlive]) => isAlive);
  const late = new Promise<boolean>((resolve) => setTimeout(resolve, mostWaitMs, false));
  const isReady = await Promise.race([ready, late]).catch(() => false);
  removeEventListener('pagehide', leave);
  removeEventListener('beforeunload', leave);
  // Sent as the page was left, which has come back since.
  if (!isPressed(form)) return;
  if (isReady && form.isConnected) {
    end();
    return form.requestSubmit(by);
  }
  // However late the code comes, the form is on its way; a page that comes back begins anew.
  if (await sendPlainly(form)) await untilLeft();
  end();
};
