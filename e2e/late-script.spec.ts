/** Between drawn and alive, when the network is slow. */
import { holdScript } from './support/late-script';
import { expect, test } from './support/test';

/** How many sections and entries wait with their layout until they come near. */
const putOff = (): number =>
  [...document.querySelectorAll('[data-s], main [data-s] li')].filter(
    (piece) => getComputedStyle(piece).contentVisibility === 'auto',
  ).length;

test('what is far away is laid out without scrolling, once the first view stands', async ({ page }) => {
  const release = await holdScript(page);
  await page.goto('/', { waitUntil: 'commit' });
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
