/** Cancels what is being read when the screen changes (rule nav.cancel-pending); writes and tracking never get the signal. */
export interface PendingReads {
  /** The signal for a read that starts now. */
  readonly signal: () => AbortSignal;
  /** Cancels all reads that have started; those that start later are not touched. */
  readonly cancel: () => void;
}

export const createPendingReads = (): PendingReads => {
  let controller = new AbortController();
  return {
    signal: () => controller.signal,
    cancel: () => {
      controller.abort();
      controller = new AbortController();
    },
  };
};
