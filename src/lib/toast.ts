/** What is said at the lower edge of the screen, and goes by itself: of something that was done elsewhere on it. */

/** How a saying is meant (rule ui.flash-default: good where nothing else is said). */
export type Tone = 'positive' | 'negative';

export interface Toast {
  readonly tone?: Tone;
  /** For the shopper; announced. The same again, while it is there, is said once. */
  readonly message: string;
  /** What can be done about it while it is there. */
  readonly action?: { readonly label: string; readonly run: () => void };
}

/** Told on the document; its detail is the toast. The entry brings the code that shows it (storefront/browser/toasts). */
export const toastEvent = 'noren:toast';

export const toast = (said: Toast): void => {
  document.dispatchEvent(new CustomEvent(toastEvent, { detail: said }));
};
