/** Between drawn and alive, when the network is slow. */
import type { Page } from '@playwright/test';
import { layOutAll } from './support/lay-out-all';
import { holdScript } from './support/late-script';
import { expect, test } from './support/test';

const screens = ['/', '/product', '/product?category=sweets&sort=new', '/product/kurikinton', '/news', '/maker'];
const gakuenScreens = ['/gakuen/', '/gakuen/product', '/gakuen/product/knit-vest', '/gakuen/news'];

/** Where the sections begin and end, by their ids: px from the page's top. */
const placesOf = async (page: Page): Promise<readonly (readonly [string | null, number, number])[]> => {
  await layOutAll(page);
  return page.locator('[data-i]').evaluateAll((sections) =>
    sections.map((section) => {
      const { top, bottom } = section.getBoundingClientRect();
      return [section.getAttribute('data-i'), Math.round(top + scrollY), Math.round(bottom + scrollY)] as const;
    }),
  );
};

for (const path of [...screens, ...gakuenScreens])
  test(`nothing of ${path} moves when the script comes`, async ({ page }) => {
    const release = await holdScript(page);
    await page.goto(path, { waitUntil: 'commit' });
    await page.locator('[data-i="frame.footer"]').waitFor();
    const before = await placesOf(page);
    release();
    await expect(page.locator('html')).toHaveAttribute('data-hydrated', 'all');
    expect(await placesOf(page)).toEqual(before);
  });

/** How many sections and entries wait with their layout until they come near. */
const putOff = (): number =>
  [...document.querySelectorAll('[data-s], main [data-s] li')].filter(
    (piece) => getComputedStyle(piece).contentVisibility === 'auto',
  ).length;

test('what is far away is laid out without scrolling, once the first view stands', async ({ page }) => {
  const release = await holdScript(page);
  await page.goto('/product', { waitUntil: 'commit' });
  await page.locator('[data-i="frame.footer"]').waitFor();
  expect(await page.evaluate(putOff)).toBeGreaterThan(0);
  release();
  await expect.poll(() => page.evaluate(putOff)).toBe(0);
});

test('an order chosen before the script has come takes effect when it does', async ({ page }) => {
  const release = await holdScript(page);
  await page.goto('/product', { waitUntil: 'commit' });
  // Only a real choice counts, and one that a script makes is none.
  await page.getByLabel('並び順').focus();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowDown');
  release();
  await expect(page).toHaveURL(/sort=price_asc/);
});
