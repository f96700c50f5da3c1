/**
 * Reloads the page because something that it needs could not be loaded (a chunk of an older build, most often), but
 * not again within a minute: a fault that a reload does not mend must not become a loop (rule nav.chunk-reload).
 */
import { clock } from '../../src/lib/clock';

const mark = 'noren:reloaded-at';
const quietMs = 60_000;

export const reloadOnce = (): boolean => {
  const last = Number(sessionStorage.getItem(mark) ?? 0);
  const now = clock.nowMs();
  if (now - last < quietMs) return false;
  sessionStorage.setItem(mark, String(now));
  location.reload();
  return true;
};
