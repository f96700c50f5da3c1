/** Toasts in the entry: no more than the way to their code. */
import { offlineMessage } from '../../../flows/offline';
import { toast, type Toast, toastEvent } from '../../../src/lib/toast';
import { sayPlainly } from '../plain-notice';

/** What the last screen left to be said on this one. */
export const sayFlash = (): void => {
  if (document.cookie.includes('noren_flash=')) void import('./say-flash').then((code) => code.sayFlash());
};

/** A call that nobody answered and nobody speaks of: it is said all the same (rule err.global). */
const isUnsaid = (reason: unknown): boolean =>
  /^api\.(network|timeout)/.test(String((reason as { readonly code?: unknown } | null)?.code));

export const startToasts = (): void => {
  addEventListener('unhandledrejection', ({ reason }) => {
    if (isUnsaid(reason)) toast({ tone: 'negative', message: offlineMessage });
  });
  document.addEventListener(toastEvent, (event) => {
    // Only `toast` tells of it.
    const said = (event as CustomEvent<Toast>).detail;
    import('./toaster').then(
      ({ show }) => show(said),
      // The code did not come: what was to be said is said all the same.
      () => sayPlainly(said.message),
    );
  });
};
