import type { Browser, Page } from '@playwright/test';
import { buildPage, servePage } from '../../src/forms/test/serve-form-page';
import { openPhone } from '../browser/slow-phone';
import type { Measure } from '../report/measure';
import { median } from '../statistics';

const strokes = 40;

/** Notes for each change of a field how long the page works on it: handlers, React, styles and layout, not the paint. */
const watchStrokes = (page: Page): Promise<void> =>
  page.evaluate(() => {
    const taken: number[] = [];
    Object.assign(window, { strokes: taken });
    let startedMs = 0;
    const note = (): void => {
      document.body.getBoundingClientRect();
      taken.push(performance.now() - startedMs);
    };
    window.addEventListener('input', () => void (startedMs = performance.now()), { capture: true });
    // React draws in a microtask of its own handler, which stands below the window; this one comes after it.
    window.addEventListener('input', () => queueMicrotask(note));
  });

const strokeMs = async (page: Page, type: () => Promise<void>): Promise<number> => {
  await page.evaluate(() =>
    Object.assign(window, { strokes: Object.assign(Reflect.get(window, 'strokes'), { length: 0 }) }),
  );
  await type();
  await page.waitForTimeout(200);
  return median(await page.evaluate(() => Reflect.get(window, 'strokes') as number[]));
};

/** A keystroke in a form of thirty fields, on a processor four times slower: in a fresh field, and while messages come and go. */
export const measureForm = async (browser: Browser): Promise<Measure[]> => {
  const built = await buildPage(process.cwd(), 'bench/forms/thirty-page.tsx', 'bench/forms');
  const served = await servePage(built, () => ({ attributes: '', root: '' }));
  const { page, context, protocol } = await openPhone(browser, { slow: false });
  try {
    await page.goto(served.url);
    const field = page.locator('[data-field=kana_0]');
    await field.waitFor();
    await protocol.send('Emulation.setCPUThrottlingRate', { rate: 4 });
    await watchStrokes(page);
    const fresh = await strokeMs(page, () => field.pressSequentially('ア'.repeat(strokes)));
    // Sent and refused: every field has its message, and each other stroke makes this one right or wrong.
    await page.getByRole('button').click();
    await field.fill('');
    const refused = await strokeMs(page, async () => {
      for (let at = 0; at < strokes / 2; at += 1) {
        await field.press('A');
        await field.press('Backspace');
      }
    });
    const measure = (name: string, value: number): Measure => ({
      group: 'Forms',
      name,
      value,
      unit: 'ms',
      aim: { atMost: 16 },
    });
    return [measure('keystroke in a form of 30 fields', fresh), measure('the same with all messages shown', refused)];
  } finally {
    await context.close();
    served.close();
  }
};
