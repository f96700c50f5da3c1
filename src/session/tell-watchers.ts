/** What brings the recorder where nothing is sent: only its own module is loaded, once something is told. */
type Watcher = NonNullable<Window['norenFlows']>;

let coming: Promise<unknown> | null = null;

/**
 * Tells whoever plays or records the screen (flows/watch.ts) of what the shop is not asked for, one after the other: at once
 * where somebody is there. Who records comes with the first word. @param shop of the page
 */
export const tellWatchers = (shop: { readonly isUnrecorded?: true }, tell: (watcher: Watcher) => void): void => {
  const told = (): void => {
    if (window.norenFlows) tell(window.norenFlows);
  };
  if (shop.isUnrecorded || window.norenFlows) return told();
  // Where it does not come nothing is recorded, and the next word asks again.
  coming ??= import('./recorder').catch(() => (coming = null));
  void coming.then(told);
};
