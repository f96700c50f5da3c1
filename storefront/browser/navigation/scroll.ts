/** Where the page stands: the top after a navigation, the saved position after going back. */

import { layOutAll, layOutFirstView } from '../islands/far-sections';

/** Rule nav.scroll-restore: the screen has drawn itself by then, and the eye can follow. */
const restoreDelayMs = 500;
const restoreDurationMs = 700;

interface HistoryState {
  readonly scrollY?: number;
}

const savedPosition = (): number | null => (history.state as HistoryState | null)?.scrollY ?? null;

/** Remembers the position with the current history entry. */
export const saveScroll = (): void => {
  history.replaceState({ ...(history.state as HistoryState | null), scrollY: Math.round(scrollY) }, '');
};

export const scrollAt = (top: number): void => scrollTo({ top, behavior: 'instant' });

const easeOut = (part: number): number => 1 - (1 - part) ** 3;

const glideTo = (top: number, signal: AbortSignal): void => {
  if (matchMedia('(prefers-reduced-motion: reduce)').matches) return scrollAt(top);
  const from = scrollY;
  const began = performance.now();
  const step = (now: number): void => {
    if (signal.aborted) return;
    const part = Math.min(1, Math.max(0, (now - began) / restoreDurationMs));
    scrollAt(from + (top - from) * easeOut(part));
    if (part < 1) requestAnimationFrame(step);
  };
  if (Math.abs(top - from) > 1) requestAnimationFrame(step);
};

let restoring = new AbortController();

/** Whatever moves the page next decides where it stands. */
export const stopRestoring = (): void => restoring.abort();

/** The screen begins at its top. */
export const startAtTop = (): void => {
  layOutFirstView();
  scrollAt(0);
};

/** Brings back the position of the current entry, unless the visitor or another screen has moved in the meantime. */
export const restoreScroll = (): void => {
  stopRestoring();
  const position = savedPosition();
  if (position) layOutAll();
  else layOutFirstView();
  if (position === null) return;
  const stop = (restoring = new AbortController());
  setTimeout(() => !stop.signal.aborted && glideTo(position, stop.signal), restoreDelayMs);
  for (const type of ['wheel', 'touchmove', 'keydown', 'pointerdown']) {
    addEventListener(type, () => stop.abort(), { once: true, passive: true, signal: stop.signal });
  }
};
