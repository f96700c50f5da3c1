import * as buying from './support/buying';
import { cartOf } from './support/cart-calls';
import { openPayment } from './support/ready-cart';
import { expect, expectAccessible, test } from './support/test';

test.describe.configure({ timeout: 90_000 });

test('[cart.card] a card that is approved: its number goes to the payment service and nowhere else', async ({
  page,
}) => {
  const carriers: string[] = [];
  page.on('request', (request) => {
    if (request.postData()?.includes(buying.cards.approved)) carriers.push(new URL(request.url()).pathname);
  });
  await openPayment(page);
  await buying.payByCard(page, 'approved');
  await expect(page.locator('main')).toContainText('**** 4242');
  await buying.placeOrder(page);
  await buying.orderNumber(page);
  expect(carriers).toEqual(['/sandbox-payments/tokens']);
  const stored = await page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }]));
  expect(stored).not.toContain(buying.cards.approved);
});

test.describe('a card that is refused', () => {
  test.use({ allowedErrors: [/status of 422/] });

  test('says why on the confirmation, and another method goes through', async ({ page }) => {
    await openPayment(page);
    await buying.payByCard(page, 'declined');
    await buying.placeOrder(page);
    await expect(page.getByRole('alert').filter({ hasText: 'カード会社の承認が得られませんでした' })).toBeVisible();
    // The refused card is gone: what remains is the way to another one, or to another method.
    await expect(page.getByRole('button', { name: '注文を確定する' })).toBeHidden();
    // The button had the focus: it goes to what is said, not to the page's beginning.
    await expect(page.getByRole('alert').locator('[tabindex="-1"]')).toBeFocused();
    await expect(page.getByRole('alert').locator('[tabindex="-1"]')).toBeInViewport();
    await expect(page.locator('main')).not.toContainText('**** 0002');
    await page.reload();
    await expect(page).toHaveURL(/\/cart\/payment/);
    await expect(page.getByRole('alert').filter({ hasText: 'カード会社の承認が得られませんでした' })).toBeVisible();
    await buying.alive(page);
    await expect(page.getByText('ご入力いただいたカード')).toBeHidden();
    await expect(page.getByRole('textbox', { name: 'カード番号' })).toBeVisible();
    await buying.payBy(page, 'コンビニ払い');
    await buying.placeOrder(page);
    await buying.orderNumber(page);
  });
});

test('the form of a card opens directly under its method, and says in the shop’s words what is wrong', async ({
  page,
}) => {
  await openPayment(page);
  await buying.alive(page);
  await page.getByRole('button', { name: 'ご注文内容の確認へ進む' }).click();
  const methods = page.getByRole('group', { name: 'お支払い方法' });
  await expect(methods.getByRole('alert')).toContainText('お支払い方法を選択してください。');
  await expect(methods.getByRole('radio').first()).toBeFocused();
  await buying.fillCard(page, 'approved');
  const [number, next] = await Promise.all(
    [page.getByRole('textbox', { name: 'カード番号' }), page.getByRole('radio', { name: 'コンビニ払い' })].map((one) =>
      one.boundingBox(),
    ),
  );
  expect(number?.y ?? 0).toBeLessThan(next?.y ?? 0);
  const until = page.getByRole('textbox', { name: '有効期限' });
  await until.fill('１０２６');
  await page.getByRole('button', { name: 'ご注文内容の確認へ進む' }).click();
  await expect(until).toHaveValue('10/26');
  await expect(page.locator('main')).toContainText('有効期限が過ぎています。');
  await until.fill('2030/12');
  await page.getByRole('button', { name: 'ご注文内容の確認へ進む' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'ご注文内容の確認' })).toBeVisible();
});

test.describe('a payment service that is away', () => {
  test.use({ allowedErrors: [/Failed to load resource/] });

  test('is said to be away, with what there is instead', async ({ page }) => {
    await openPayment(page);
    await page.route('**/sandbox-payments/tokens', (route) => route.abort());
    await buying.fillCard(page, 'approved');
    await page.getByRole('button', { name: 'ご注文内容の確認へ進む' }).click();
    await expect(page.getByRole('alert').filter({ hasText: 'ただいまカード会社につながりません。' })).toBeVisible();
    await expect(page.getByRole('alert').filter({ hasText: 'コンビニ払い' })).toBeVisible();
  });
});

test('a card that is challenged: the card company asks, and the shopper comes back to the order', async ({ page }) => {
  await openPayment(page);
  await buying.payByCard(page, 'challenged');
  await buying.placeOrder(page);
  await page.getByRole('button', { name: '認証する' }).click();
  await buying.orderNumber(page);
  await buying.alive(page);
  const cookies = await page.context().cookies();
  expect(cookies.some(({ name }) => name === 'payment_in_progress')).toBe(false);
});

test('a challenge that is cancelled leads back to the methods, with the reason', async ({ page }) => {
  await openPayment(page);
  await buying.payByCard(page, 'challenged');
  await buying.placeOrder(page);
  await page.getByRole('button', { name: 'キャンセル' }).click();
  await expect(page).toHaveURL(/\/cart\/payment\?error=/);
  await expect(page.getByRole('alert').filter({ hasText: '本人認証を完了できませんでした' })).toBeVisible();
});

test('a card that answers late: the shopper is asked to wait, and the order is placed once', async ({ page }) => {
  await openPayment(page);
  await buying.payByCard(page, 'late');
  await buying.placeOrder(page);
  await expect(page.getByRole('status').filter({ hasText: 'お支払いを確認しています' })).toBeVisible({
    timeout: 20_000,
  });
  await expect(page).toHaveURL(/\/cart\/complete\?id=/, { timeout: 40_000 });
  await buying.orderNumber(page);
});

test('the confirmation, loaded anew while the card is asked for, goes on by itself', async ({ page }) => {
  await openPayment(page);
  await buying.payByCard(page, 'late');
  await buying.placeOrder(page);
  const status = page.getByRole('status').filter({ hasText: 'お支払いを確認しています' });
  await expect(status).toBeVisible({ timeout: 20_000 });
  await page.reload();
  // On a busy machine the card company's word may come before the page.
  await expect(page.locator('main')).toContainText(/ご注文が重なることはありません|ご注文ありがとうございます/);
  await expect(page).toHaveURL(/\/cart\/complete\?id=/, { timeout: 40_000 });
  await buying.orderNumber(page);
});

test('a card that answers twice: the order is placed once', async ({ page }) => {
  await openPayment(page);
  await buying.payByCard(page, 'twice');
  await buying.placeOrder(page);
  await buying.orderNumber(page);
});

test('a card that never answers: the shopper is asked to wait, and may go, knowing what follows', async ({ page }) => {
  await openPayment(page);
  await buying.payByCard(page, 'silent');
  await buying.placeOrder(page);
  await expect(page.getByRole('status').filter({ hasText: 'お支払いを確認しています' })).toBeVisible({
    timeout: 20_000,
  });
  await expectAccessible(page);
  await page.goto('/cart/');
  await expect(page.getByRole('heading', { level: 1, name: 'カート' })).toBeVisible();
  await expect(page.locator('[data-s=cart-lines]')).toContainText('商品がこのカートに戻ります');
});

test.describe('a payment that was given up', () => {
  test.use({ allowedErrors: [/status of 409/] });

  test('[cart.decision] is told to a press of who has not read that, which orders nothing again', async ({
    page,
    context,
    db,
  }) => {
    await openPayment(page);
    await buying.payByCard(page, 'silent');
    const other = await context.newPage();
    await other.goto('/cart/confirm');
    await buying.alive(other);
    await buying.placeOrder(page);
    const pending = page.getByRole('status').filter({ hasText: 'お支払いを確認しています' });
    await expect(pending).toBeVisible({ timeout: 20_000 });
    const { id } = await cartOf(page);
    await page.close();
    const statuses = () => db.query('select status from orders where cart_id = $1', [id]);
    const giveUp = () =>
      db.query(
        `update payments set asked_until = least(asked_until, now()), give_up_at = now()
          where status = 'pending' and order_id in (select id from orders where cart_id = $1)`,
        [id],
      );
    await expect
      .poll(async () => (await giveUp(), statuses()), { intervals: [1000], timeout: 40_000 })
      .toEqual([{ status: 'payment_failed' }]);
    await buying.placeOrder(other);
    await expect(other.getByRole('alert').filter({ hasText: 'ただいまカード会社につながりません' })).toBeVisible();
    expect(await statuses()).toEqual([{ status: 'payment_failed' }]);
    await buying.placeOrder(other);
    await expect.poll(statuses).toHaveLength(2);
  });
});
