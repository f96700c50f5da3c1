/** The keyboard of somebody who has nothing else: at each press it can be seen where it is. */
import { type Locator, type Page, expect } from '@playwright/test';

/** '' where what has the focus shows a ring, stands in the window as a whole, and nothing lies on it. */
const unseen = (page: Page): Promise<string> =>
  page.evaluate(() => {
    const focused = document.activeElement;
    // Past the last control the browser's own are next.
    if (!(focused instanceof HTMLElement) || focused === document.body) return '';
    // A radio that is drawn by its label is as large as a point.
    const label = focused instanceof HTMLInputElement ? focused.labels?.[0] : undefined;
    const isDrawn = ({ width, height }: DOMRect): boolean => width > 2 && height > 2;
    const shown = label && !isDrawn(focused.getBoundingClientRect()) ? label : focused;
    // What opens a date's calendar is a part of the browser's own: it has the focus in the field's stead, and a ring.
    const isPartOf = !focused.matches(':focus') && focused.matches(':focus-within');
    const hasRing = [focused, shown].some((element) => {
      const { outlineStyle, outlineWidth } = getComputedStyle(element);
      return isPartOf || (outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2);
    });
    const name = focused.outerHTML.slice(0, 160);
    if (!hasRing) return `no ring: ${name}`;
    // Of a round corner, as far in as it reaches.
    const radius = Number.parseFloat(getComputedStyle(shown).borderTopLeftRadius);
    // A link of two lines has a box for each.
    for (const { left, right, top, bottom, width, height } of shown.getClientRects()) {
      const inset = 2 + 0.3 * Math.min(radius, width / 2, height / 2);
      const corners = [left + inset, right - inset].flatMap((x) =>
        [top + inset, bottom - inset].map((y) => [x, y] as const),
      );
      for (const [x, y] of [...corners, [(left + right) / 2, (top + bottom) / 2] as const]) {
        if (x < 0 || y < 0 || x > innerWidth || y > innerHeight) return `outside of the window: ${name}`;
        const there = document.elementFromPoint(x, y);
        if (!there || !(shown.contains(there) || label?.contains(there)))
          return `behind ${there?.outerHTML.slice(0, 160) ?? 'nothing'}: ${name}`;
      }
    }
    return '';
  });

const expectSeen = async (page: Page): Promise<void> => {
  await expect.poll(() => unseen(page), 'what has the focus is seen').toBe('');
};

export interface Keyboard {
  /** Presses a key, once or again and again. */
  readonly press: (key: string, times?: number) => Promise<void>;
  /** Goes to a control, on by Tab or back by Shift+Tab. */
  readonly to: (target: Locator, key?: 'Tab' | 'Shift+Tab') => Promise<void>;
  /** Goes to a field and types. */
  readonly type: (target: Locator, text: string) => Promise<void>;
  /** Goes to a link or button and presses Enter. */
  readonly enter: (target: Locator) => Promise<void>;
}

export const keyboardOf = (page: Page): Keyboard => {
  const press = async (key: string, times = 1): Promise<void> => {
    for (let presses = 0; presses < times; presses += 1) {
      await page.keyboard.press(key);
      await expectSeen(page);
    }
  };
  const isThere = (target: Locator): Promise<boolean> =>
    target.evaluate((element) => element === document.activeElement);
  const to: Keyboard['to'] = async (target, key = 'Tab') => {
    for (let presses = 0; presses < 90; presses += 1) {
      if (await isThere(target)) return;
      await press(key);
    }
    throw new Error(`90 presses of ${key} do not lead there`);
  };
  return {
    press,
    to,
    type: async (target, text) => {
      await to(target);
      await page.keyboard.type(text, { delay: 20 });
      await expectSeen(page);
      await expect(target).toHaveValue(text);
    },
    enter: async (target) => {
      await to(target);
      await page.keyboard.press('Enter');
    },
  };
};
