/** What is drawn in another way on a narrow screen. That nothing is wider than it: every-scenario.screens.spec.ts. */
import { layOutAll } from './support/whole-page';
import { readLarge } from './support/narrow';
import { expect, test } from './support/test';

test.use({ viewport: { width: 320, height: 640 } });

test('the bar at the edge splits no price, and hides no more than an eighth of the screen', async ({ page }) => {
  for (const path of ['/product/genmaicha-teabag', '/gakuen/product/knit-vest']) {
    await page.goto(path);
    await page.locator('[data-s=stock]').scrollIntoViewIfNeeded();
    const bar = page.getByRole('group', { name: 'ご購入' });
    await expect(bar.locator('b')).toBeVisible();
    const lines = await bar.locator('span:has(> b)').evaluate((price) => price.getClientRects().length);
    expect(lines, path).toBe(1);
    await readLarge(page);
    await page.locator('[data-s=stock]').scrollIntoViewIfNeeded();
    await expect(bar.locator('b')).toBeHidden();
    expect((await bar.boundingBox())?.height, path).toBeLessThanOrEqual(80);
  }
});

test.describe('a table', () => {
  test.use({ viewport: { width: 375, height: 812 } });

  test('keeps numbers with their units, and hints at what stands beyond the edge until it is reached', async ({
    page,
  }) => {
    await page.goto('/gakuen/product/slacks-gray');
    await layOutAll(page);
    const sizes = page.getByRole('group', { name: 'サイズ表' });
    const hint = () => sizes.evaluate((place) => Number(getComputedStyle(place, '::after').opacity));
    expect(await sizes.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBeGreaterThan(0);
    expect(await hint()).toBeGreaterThan(0);
    await sizes.focus();
    await sizes.evaluate((place) => place.scrollTo({ left: place.scrollWidth }));
    await expect.poll(hint).toBe(0);

    await page.goto('/gakuen/product/uwabaki-beta');
    await layOutAll(page);
    const heads = page.getByRole('group', { name: '在庫とお届け' }).getByRole('rowheader');
    const split = await heads.evaluateAll(
      (cells) =>
        cells.filter((cell) => {
          const words = document.createRange();
          words.selectNodeContents(cell);
          return new Set([...words.getClientRects()].map(({ top }) => top)).size > 1;
        }).length,
    );
    expect(split).toBe(0);
  });
});
