/** Text at 200 %, as somebody sets it who sees little. */
import type { Page } from '@playwright/test';
import { layOutAll } from './whole-page';

export const readLarge = (page: Page): Promise<void> =>
  page.evaluate(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync('html{font-size:200%}');
    document.adoptedStyleSheets.push(sheet);
  });

/** By how many pixels something is wider than the page with such text. */
export const overflowOf = async (page: Page): Promise<number> => {
  await layOutAll(page);
  await readLarge(page);
  return page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
};
