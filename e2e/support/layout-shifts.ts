/** What moves on a page without anybody having pressed anything, as the browser tells it. */
import type { Disposable, Page } from '@playwright/test';

declare global {
  interface Window {
    /** What has moved, by how much of the screen. */
    shifts?: Map<string, number>;
  }
}

interface Shift extends PerformanceEntry {
  readonly value: number;
  readonly hadRecentInput: boolean;
  readonly sources: readonly { readonly node: Node | null }[];
}

/** Runs in the page, before anything else. */
const watch = (): void => {
  const nameOf = (node: Node | null): string => {
    const element = node instanceof Element ? node : node?.parentElement;
    return `${element?.closest('[data-s]')?.getAttribute('data-s') ?? ''} ${element?.outerHTML.slice(0, 80) ?? '?'}`;
  };
  const shifts = (window.shifts = new Map<string, number>());
  new PerformanceObserver((list) => {
    for (const { value, hadRecentInput, sources } of list.getEntries() as Shift[]) {
      if (hadRecentInput) continue;
      const name = sources.map(({ node }) => nameOf(node)).join(' | ');
      shifts.set(name, (shifts.get(name) ?? 0) + value);
    }
  }).observe({ type: 'layout-shift', buffered: true });
};

/** To be called before the first page of a test is opened; what it returns ends it for the next one. */
export const watchLayoutShifts = (page: Page): Promise<Disposable> => page.addInitScript(watch);

/** How much may move, as a share of the screen. */
export const mostShifted = 0.01;

/** What has moved since the page was begun, or since this was last asked. */
export const shiftedSoFar = async (page: Page): Promise<{ readonly sum: number; readonly told: string }> => {
  const shifts = await page.evaluate(async () => {
    // Two frames: what moves in the first is told in the second.
    await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
    const moved = [...(window.shifts ?? [])];
    window.shifts?.clear();
    return moved;
  });
  return { sum: shifts.reduce((total, [, value]) => total + value, 0), told: JSON.stringify(shifts) };
};
