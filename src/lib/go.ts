/** Going to another screen from code, as a click on a link would. */

/** The event that asks for it; the app's navigation takes it, where it runs. Its detail is the address. */
export const goEvent = 'noren:go';

/** Goes to an address of the shop, the channel's prefix included; a page load where nothing follows links. */
export const go = (url: string): void => {
  const isTaken = !document.dispatchEvent(new CustomEvent(goEvent, { detail: url, cancelable: true }));
  if (!isTaken) location.assign(url);
};

/** Told on the document when the cart has changed: kept screens are stale, and the count in the header too. */
export const cartEvent = 'noren:cart';
