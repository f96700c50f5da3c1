import { expect, test } from './support/test';

const module = /\/assets\/purchase-[^/]*\.js$/;

test.describe('a section that throws when it comes to life', () => {
  test.use({ allowedErrors: [/broken on purpose|section buy/] });

  test('shows its own error state, tells, and the rest of the page lives', async ({ page }) => {
    const told: string[] = [];
    page.on('console', (message) => {
      if (message.type() === 'error') told.push(message.text());
    });
    await page.route(module, (route) =>
      route.fulfill({
        contentType: 'text/javascript',
        body: 'export const View = () => { throw new Error("broken on purpose"); };',
      }),
    );
    await page.goto('/product/kurikinton');
    const purchase = page.locator('[data-s=purchase]');
    await purchase.scrollIntoViewIfNeeded();
    await expect(purchase).toContainText('この部分を表示できませんでした');
    expect(told.join()).toContain('broken on purpose');
    await expect(page.getByRole('heading', { level: 1, name: '栗きんとん' })).toBeVisible();
    await page.locator('[data-s=qa] summary').first().click();
    await expect(page.locator('[data-s=qa] details[open]')).toHaveCount(1);
    await page.getByRole('contentinfo').getByRole('link', { name: 'よくあるご質問' }).click();
    await expect(page).toHaveURL(/\/faq$/);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  });
});

test.describe('a section whose code does not come', () => {
  test.use({ allowedErrors: [/./] });

  test('stays as the server drew it', async ({ page }) => {
    await page.route(module, (route) => route.fulfill({ status: 404, body: '' }));
    await page.goto('/product/kurikinton');
    // On a phone it stands below the first view; elsewhere the page may be on its way again already.
    await page.evaluate(() => scrollTo(0, 600)).catch(() => undefined);
    await page.waitForFunction(() => sessionStorage.getItem('noren:reloaded-at') !== null);
    await page.waitForLoadState();
    await expect(page.locator('[data-s=purchase]')).toContainText('1,680円');
    await page.locator('[data-s=purchase]').getByRole('radio', { name: '15個' }).check();
    await expect(page.locator('[data-s=purchase]').getByRole('radio', { name: '15個' })).toBeChecked();
  });
});
