/**
 * Reloads the page because something that it needs could not be loaded (a chunk of an older build, most often), but
 * not again within a minute: a fault that a reload does not mend must not become a loop (rule nav.chunk-reload).
 */
const mark = 'noren:reloaded-at';
const quietMs = 60_000;

export const reloadOnce = (): boolean => {
  const last = Number(sessionStorage.getItem(mark) ?? 0);
  if (Date.now() - last < quietMs) return false;
  sessionStorage.setItem(mark, String(Date.now()));
  location.reload();
  return true;
};
