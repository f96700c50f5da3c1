/** What has been drawn stays where it is, however slowly the rest of the document comes. */
import { expect } from '@playwright/test';
import { mostShifted, shiftedSoFar, watchLayoutShifts } from './support/layout-shifts';
import { test as base } from './support/test';
import { type Trickle, trickle } from './support/trickle';

const test = base.extend<{ line: Trickle }>({
  line: async ({ shop }, use) => {
    const line = await trickle(shop.url);
    await use(line);
    line.stop();
  },
});

for (const path of ['/', '/gakuen/', '/product?category=sweets', '/product/kurikinton', '/gakuen/product/blazer-navy'])
  test(`${path}, piece by piece: nothing moves`, async ({ page, line }) => {
    await watchLayoutShifts(page);
    await page.goto(line.url + path);
    await expect(page.locator('html')).toHaveAttribute('data-hydrated', 'all');
    const { sum, told } = await shiftedSoFar(page);
    expect(sum, told).toBeLessThanOrEqual(mostShifted);
  });
