/** What brings the recorder where nothing is sent: only its own module is loaded, once something is told. */
type Watcher = NonNullable<Window['norenFlows']>;

/**
 * Tells whoever plays or records the screen (flows/watch.ts) of what the shop is not asked for, one after the other. Who
 * records comes with the first word; where nobody may, whoever plays is told at once. @param shop of the page
 */
export const tellWatchers = (shop: { readonly isUnrecorded?: true }, tell: (watcher: Watcher) => void): void => {
  const told = (): void => {
    if (window.norenFlows) tell(window.norenFlows);
  };
  if (shop.isUnrecorded) return told();
  void import('./record-form').then(
    ({ startRecorder }) => {
      startRecorder();
      told();
    },
    // Nothing is recorded, then.
    () => undefined,
  );
};
