/** Coupons and points: taken, used, shown wherever the order is, and given back with a cancel. */
import type { Page } from '@playwright/test';
import { alive, orderNumber } from './support/buying';
import { logIn, makeMember } from './support/member';
import { readyCart } from './support/ready-cart';
import { expect, expectAccessible, test } from './support/test';

test.describe.configure({ timeout: 120_000 });

const channels = { '': 'minori', '/gakuen': 'gakuen' } as const;
const bill = (page: Page) => page.locator('[data-s=cart-summary]');
const benefits = (page: Page) => page.locator('[data-s=cart-benefits]');
const toast = (page: Page, words: string) => expect(page.getByText(words, { exact: true }).first()).toBeVisible();

for (const prefix of ['', '/gakuen'] as const)
  test(`[member.coupon-take] [cart.coupons] [cart.points] a member takes a coupon, uses it with points, cancels and has both back, at ${prefix}/`, async ({
    page,
    db,
  }) => {
    const channel = channels[prefix];
    const email = await makeMember({ request: page.request, db }, { channel, asksForCode: false });
    await logIn(page, email, prefix);
    const code = `E2E-${Date.now()}`;
    await db.query(
      `insert into coupons (channel_id, code, name, kind, amount_jpy, is_listed, is_members_only, most_in_all, position)
      values ($1, $2, '試し摘みのお礼に', 'amount', 100, true, true, 1, -1)`,
      [channel, code],
    );
    await db.query(
      `insert into point_entries (member_id, channel_id, reason, points)
      select id, $2, 'granted', 1250 from members where email = $1`,
      [email, channel],
    );
    const take = page.getByRole('button', { name: /試し摘みのお礼に.*獲得する/ });
    // A page that is kept for all may be a moment older than the coupon.
    await expect.poll(async () => (await page.goto(`${prefix}/coupon`), take.count())).toBe(1);
    await expectAccessible(page);
    await take.click();
    await toast(page, 'クーポンを獲得しました。カートの画面でお使いいただけます。');
    const own = page.getByRole('listitem').filter({ hasText: '試し摘みのお礼に' });
    await expect(own.getByText('獲得済み')).toBeVisible();
    await expect(own.getByRole('button')).toBeHidden();

    await readyCart(page, 'confirm', prefix);
    await page.goto(`${prefix}/cart`);
    await alive(page);
    await page.getByText('クーポン・ポイントを使う').click();
    await page.getByRole('button', { name: /試し摘みのお礼に.*使う/ }).click();
    await toast(page, 'クーポンを適用しました。');
    // Where it was pressed, and not at the page's beginning.
    await expect(page.locator('#benefits')).toBeFocused();
    await expect(page.locator('#benefits')).toBeInViewport();
    await expect(bill(page)).toContainText(/クーポン割引.*100/);
    await page.getByLabel(/ご利用ポイント/).fill('９９９９');
    await benefits(page).getByRole('button', { name: '使う', exact: true }).click();
    await expect(page.getByRole('alert')).toContainText('お持ちのポイントは1,250ポイントです');
    await expect(page.getByLabel(/ご利用ポイント/)).toHaveValue('９９９９');
    await page.getByLabel(/ご利用ポイント/).fill('５０');
    await benefits(page).getByRole('button', { name: '使う', exact: true }).click();
    await expect(bill(page)).toContainText(/ポイント利用.*50/);
    await expectAccessible(page);

    await page.goto(`${prefix}/cart/confirm`);
    await alive(page);
    await expect(page.locator('main')).toContainText(/クーポン割引.*100.*ポイント利用.*50/);
    await page.getByRole('button', { name: '注文を確定する' }).click();
    const number = await orderNumber(page);
    await expect(page.locator('[data-s=order-complete]')).toContainText(/クーポン割引.*100.*ポイント利用.*50/);

    await page.goto(`${prefix}/mypage/order_history`);
    await page
      .getByRole('link', { name: new RegExp(number) })
      .first()
      .click();
    await expect(page.locator('main')).toContainText(/クーポン割引.*100.*ポイント利用.*50/);
    await page.goto(`${prefix}/mypage/point`);
    await expect(page.locator('main')).toContainText('1,200');
    const uses = () =>
      db.query('select from coupon_uses u join coupons k on k.id = u.coupon_id where k.code = $1', [code]);
    expect(await uses()).toHaveLength(1);
    const [order] = await db.query<{ public_id: string }>('select public_id from orders where order_no = $1', [number]);
    const answer = await page.request.put(`${prefix}/v1/me/orders/${order?.public_id ?? ''}/cancel`, {
      data: { cancel_reason: '' },
      headers: { 'x-channel-id': channel, 'x-requested-with': 'XMLHttpRequest', origin: new URL(page.url()).origin },
    });
    expect(answer.status(), await answer.text()).toBe(200);
    await page.reload();
    await expect(page.locator('main')).toContainText('1,250');
    await expect(page.locator('main')).toContainText('ご注文の取り消し・返金による返還');
    expect(await uses()).toHaveLength(0);
  });

test('[cart.coupons] what a coupon is worth, and why not, follows the quantity without a new screen', async ({
  page,
  db,
}) => {
  const email = await makeMember({ request: page.request, db }, { channel: 'minori', asksForCode: false });
  await logIn(page, email, '');
  const coupons = [`share-${Date.now()}`, `least-${Date.now()}`];
  const [product] = await db.query<{ price: number }>(
    `select s.price_jpy price from skus s join products p on p.id = s.product_id
    where p.channel_id = 'minori' and p.key = 'genmaicha-teabag' order by s.id limit 1`,
  );
  const price = product?.price ?? 0;
  await db.query(
    `insert into coupons (channel_id, code, name, kind, percent, amount_jpy, least_jpy) values
      ('minori', upper($1), '一割引の券', 'rate', 10, null, 0),
      ('minori', upper($2), 'まとめ買いの券', 'amount', null, 100, $3)`,
    [...coupons, 2 * price],
  );
  await db.query(
    `insert into coupon_takes (coupon_id, member_id, taken_at)
    select k.id, m.id, now() from coupons k, members m where k.code in (upper($1), upper($2)) and m.email = $3`,
    [...coupons, email],
  );
  await readyCart(page, 'cart');
  await page.goto('/cart');
  await alive(page);
  await page.getByText('クーポンを使う').click();
  const share = benefits(page).getByRole('listitem').filter({ hasText: '一割引の券' });
  const least = benefits(page).getByRole('listitem').filter({ hasText: 'まとめ買いの券' });
  await expect(share).toContainText(`${String(Math.floor(price / 10))}円引き`);
  await expect(least).toContainText('お求めいただくと');
  await page.getByLabel('クーポンコード').fill('まだ途中');
  await page.getByRole('button', { name: '数量を1つ増やす' }).click();
  await expect(share).toContainText(`${String(Math.floor((2 * price) / 10))}円引き`);
  await expect(least.getByRole('button', { name: /使う/ })).toBeVisible();
  await expect(least).toContainText('100円引き');
  await expect(page.getByLabel('クーポンコード')).toHaveValue('まだ途中');
  await least.getByRole('button', { name: /使う/ }).click();
  await expect(page.locator('[data-flash]')).toHaveText('クーポンを適用しました。');
  await alive(page);
  await page.getByRole('button', { name: '数量を1つ減らす' }).click();
  await expect(least).toContainText('お求めいただくと');
  await expect(page.locator('[data-flash]')).toHaveCount(0);
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('[cart.coupons] [content.coupon] a guest types a code, reads what is wrong with it, and takes it out again', async ({
    page,
    db,
  }) => {
    const code = `plain-${Date.now()}`;
    await db.query(
      `insert into coupons (channel_id, code, name, kind, amount_jpy) values ('minori', upper($1), '紙の券', 'amount', 100)`,
      [code],
    );
    await readyCart(page, 'cart');
    await page.goto('/cart');
    await page.getByText('クーポンを使う').click();
    await page.getByRole('link', { name: 'お配りしているクーポンを見る' }).click();
    await expect(page.getByRole('link', { name: /ログインして獲得/ }).first()).toBeVisible();
    await page.goBack();
    const field = page.getByLabel('クーポンコード');
    await page.getByText('クーポンを使う').click();
    await field.fill('なんでも');
    await page.getByRole('button', { name: '適用する' }).click();
    await expect(page.getByRole('alert')).toContainText('クーポンコードは見つかりませんでした');
    await expect(field).toHaveValue('なんでも');
    await field.fill('hajimete500');
    await page.getByRole('button', { name: '適用する' }).click();
    await expect(page.getByRole('alert')).toContainText('会員の方にログインのうえ');
    await field.fill(code);
    await page.getByRole('button', { name: '適用する' }).click();
    await expect(bill(page)).toContainText('クーポン割引');
    await page.getByRole('button', { name: /紙の券.*外す/ }).click();
    await expect(bill(page)).not.toContainText('クーポン割引');
  });
});
