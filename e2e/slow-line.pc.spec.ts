/** What has been drawn stays where it is, however slowly the rest of the document comes. */
import { expect, type Page } from '@playwright/test';
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

const staysWhereItIs = async (page: Page, url: string): Promise<void> => {
  await watchLayoutShifts(page);
  await page.goto(url);
  await expect(page.locator('html')).toHaveAttribute('data-hydrated', 'all');
  const { sum, told } = await shiftedSoFar(page);
  expect(sum, told).toBeLessThanOrEqual(mostShifted);
};

for (const path of ['/', '/gakuen/', '/product?category=sweets', '/product/kurikinton', '/gakuen/product/blazer-navy'])
  test(`${path}, piece by piece: nothing moves`, async ({ page, line }) => {
    await staysWhereItIs(page, line.url + path);
  });

test('a screen that is shorter than the window, piece by piece: its footer stays at the foot', async ({
  page,
  line,
}) => {
  await page.setViewportSize({ width: 1280, height: 1_200 });
  await staysWhereItIs(page, `${line.url}/gakuen/verify/`);
});
