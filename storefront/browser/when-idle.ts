const timeoutMs = 2000;

/** Runs as soon as the browser has nothing else to do, and in two seconds at the latest. */
export const whenIdle = (run: () => void): void => {
  if ('requestIdleCallback' in window) requestIdleCallback(run, { timeout: timeoutMs });
  else setTimeout(run, 200);
};
