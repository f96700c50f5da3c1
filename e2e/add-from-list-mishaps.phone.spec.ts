import { addFirst, open, opener, openList, sheet } from './support/adding';
import { expect, test } from './support/test';

const sheetsPath = '**/gakuen/-/choose/*';

test('with a modifier key the link is the browser’s own', async ({ page, context }) => {
  await openList(page);
  const other = context.waitForEvent('page');
  await opener(page).click({ modifiers: ['Control'] });
  await expect(await other).toHaveURL(/\/gakuen\/product\/[^/]+$/);
  await expect(sheet(page)).toHaveCount(0);
});

test.describe('where the sheet does not come', () => {
  test.use({ allowedErrors: [/Failed to load resource/] });

  test('in time, the link says that it is waited for, and is followed at last', async ({ page }) => {
    await page.route(sheetsPath, () => new Promise(() => undefined));
    await openList(page);
    await opener(page).click();
    await expect(opener(page)).toHaveAttribute('aria-busy', 'true');
    await expect(page).toHaveURL(/\/gakuen\/product\/[^/]+$/);
  });

  test('since the server fails, the link is followed', async ({ page }) => {
    await page.route(sheetsPath, (route) => route.fulfill({ status: 500, body: '{}' }));
    await openList(page);
    await opener(page).click();
    await expect(page).toHaveURL(/\/gakuen\/product\/[^/]+$/);
  });

  test('and the shopper goes elsewhere meanwhile, nothing calls them back', async ({ page }) => {
    await page.clock.install();
    await page.route(sheetsPath, () => new Promise(() => undefined));
    await openList(page);
    await opener(page).click();
    await page.getByRole('link', { name: 'カート' }).first().click();
    await expect(page).toHaveURL(/\/gakuen\/cart\/$/);
    // Longer than the sheet is waited for.
    await page.clock.fastForward(5_000);
    await expect(page).toHaveURL(/\/gakuen\/cart\/$/);
  });
});

test.describe('what the shop refuses', () => {
  test.use({ allowedErrors: [/status of 422/] });

  test('is said at the form', async ({ page }) => {
    await open(page);
    const refusal = { code: 'cart.update_products.stock', message: '在庫が足りません。' };
    await page.route('**/v1/carts/**', (route) => route.fulfill({ status: 422, json: refusal }));
    await addFirst(page);
    await expect(sheet(page).getByRole('status')).toContainText(refusal.message);
  });
});

test('a cart that is gone is no reason not to begin another', async ({ page, context, shop }) => {
  await context.addCookies([{ name: 'cartToken', value: 'gone-gone-gone-gone', url: `${shop.url}/gakuen` }]);
  await open(page);
  await addFirst(page);
  await expect(sheet(page).getByRole('status')).toContainText('カートに入れました');
});

test('a key that is none gets no sheet', async ({ request, shop }) => {
  for (const key of ['no-such', '..%2F..%2Fv1', '%00', 'a%2Fb', 'x'.repeat(300), '%E0%A4%A', '', 'vest/uos']) {
    const answer = await request.get(`${shop.url}/gakuen/-/choose/${key}`);
    expect([400, 404], key).toContain(answer.status());
    expect(await answer.text(), key).not.toContain('<dialog');
  }
});
