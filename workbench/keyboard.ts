/**
 * The keyboard's way through a story: everything that a mouse can press must be reached with Tab, and show that it was.
 * The page itself keeps what it sees, so that a step costs no more than the key.
 */
import type { Page } from '@playwright/test';

interface Way {
  /** What Tab must still reach. */
  readonly goals: Set<Element>;
  readonly faults: Set<string>;
}

declare global {
  interface Window {
    way?: Way;
  }
}

/** Runs in the page, once: from now on it looks at everything that takes the focus. */
const watchFocus = (): void => {
  const sameGroup = (element: Element): readonly Element[] =>
    element instanceof HTMLInputElement && element.type === 'radio'
      ? [...document.getElementsByName(element.name)]
      : [element];
  const hasRing = (element: Element | null): boolean => {
    if (!element) return false;
    const { outlineStyle, outlineWidth } = getComputedStyle(element);
    return outlineStyle !== 'none' && parseFloat(outlineWidth) > 0;
  };
  document.addEventListener('focusin', ({ target }) => {
    if (!window.way || !(target instanceof HTMLElement)) return;
    for (const element of sameGroup(target)) window.way.goals.delete(element);
    // A radio or checkbox that is drawn otherwise shows its focus on what stands for it.
    const labels = target instanceof HTMLInputElement ? [...(target.labels ?? [])] : [];
    if ([target, target.nextElementSibling, target.parentElement, ...labels].some(hasRing)) return;
    window.way.faults.add(`the focus does not show on ${target.outerHTML.slice(0, 120)}`);
  });
};

/**
 * Runs in the page: what Tab must reach is visible and enabled, once the page was painted. What hides by a scroll's
 * timeline (a bar while its form is in view) is there until the first frame.
 */
const setOut = async (): Promise<number> => {
  for (let frame = 0; frame < 2; frame += 1) await new Promise((resolve) => requestAnimationFrame(resolve));
  const pressable = 'a[href], button, input:not([type=hidden]), select, textarea, summary';
  const goals = [...document.querySelectorAll(pressable)].filter(
    (element) =>
      !element.matches(':disabled, [tabindex="-1"], [inert] *') &&
      element.checkVisibility({ visibilityProperty: true }),
  );
  window.way = { goals: new Set(goals), faults: new Set() };
  return goals.length;
};

/** Runs in the page: what is wrong so far. */
const readWay = (): { readonly lacking: readonly string[]; readonly faults: readonly string[] } => ({
  lacking: [...(window.way?.goals ?? [])].map((element) => `Tab does not reach ${element.outerHTML.slice(0, 120)}`),
  faults: [...(window.way?.faults ?? [])],
});

const press = async (page: Page, times: number): Promise<void> => {
  for (let step = 0; step < times; step += 1) await page.keyboard.press('Tab');
};

export const watchKeyboard = (page: Page): Promise<void> => page.evaluate(watchFocus);

export const keyboardFaults = async (page: Page): Promise<readonly string[]> => {
  const count = await page.evaluate(setOut);
  await press(page, count);
  // What scrolls takes the focus too, so the way may be longer than what can be pressed.
  if ((await page.evaluate(readWay)).lacking.length > 0) await press(page, count + 10);
  const { lacking, faults } = await page.evaluate(readWay);
  return [...faults, ...lacking];
};
