/** Text at 200 % on the narrowest screen, in states that no address leads to: nothing is wider than the page. */
import * as buying from './support/buying';
import { layOutAll } from './support/whole-page';
import { expectToFit, readLarge } from './support/narrow';
import { openPayment } from './support/ready-cart';
import { addAddress, follow, goOn, goToDelivery, seen, share } from './support/several-addresses';
import { expect, test } from './support/test';

test.describe.configure({ timeout: 90_000 });
test.use({ viewport: { width: 320, height: 640 } });

test('the form of a card fits 320 px at 200 % text', async ({ page }) => {
  await openPayment(page);
  await buying.fillCard(page, 'approved');
  await expectToFit(page);
});

test('[cart.multiple-shipping] the screens of several addresses fit 320 px at 200 % text', async ({ page }) => {
  await goToDelivery(page);
  await follow(page, '複数のお届け先に分けて送る', '複数のお届け先');
  await expectToFit(page);
  await addAddress(page);
  await expectToFit(page);
  await share(page, 1).fill('1');
  await share(page, 2).fill('2');
  await goOn(page);
  await seen(page, 'お届け日時');
  await expectToFit(page);
});

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
