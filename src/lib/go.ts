/** Going to another screen: from code, as a click on a link would, and what has to end before. */

/** The event that asks for it; the app's navigation takes it, where it runs. Its detail is the address. */
export const goEvent = 'noren:go';

/** Goes to an address of the shop, the channel's prefix included; a page load where nothing follows links. */
export const go = (url: string): void => {
  const isTaken = !document.dispatchEvent(new CustomEvent(goEvent, { detail: url, cancelable: true }));
  if (!isTaken) location.assign(url);
};

/** Told on the document when the cart has changed: kept screens are stale, and the count in the header too. */
export const cartEvent = 'noren:cart';

/** Path of the cart's own screen, as redirects name it (rule site.redirect-slash). */
export const cartPath = '/cart/';

/** Whether a press on a link is to lead there, in this tab, and nobody else has taken it. */
export const isPlainClick = ({ button, metaKey, ctrlKey, shiftKey, altKey, defaultPrevented }: MouseEvent): boolean =>
  button === 0 && !metaKey && !ctrlKey && !shiftKey && !altKey && !defaultPrevented;

/** What the next screen of the cart will show: changes that are under way, from the press on, their code's way included. */
const underway = new Set<Promise<unknown>>();

/** @returns the work itself */
export const keepUnderway = <T>(work: Promise<T>): Promise<T> => {
  const ended = work.then(
    () => undefined,
    () => undefined,
  );
  underway.add(ended);
  void ended.then(() => underway.delete(ended));
  return work;
};

/** Whoever waits longer for another screen rather sees it as it is by then (rule ui.task-wait). */
const mostWaitMs = 5_000;

/** Comes when nothing is under way any more, well or not: a press that waited for its code begins what it is for. */
export const allDone = async (): Promise<void> => {
  while (underway.size > 0) await Promise.all(underway);
};

/** The same, after five seconds at the latest. @returns whether all has ended */
export const untilDone = (): Promise<boolean> =>
  Promise.race([allDone().then(() => true), new Promise<boolean>((resolve) => setTimeout(resolve, mostWaitMs, false))]);
