/** What is a member's own on pages that are the same for all members: filled in after the first paint. */
import { logIn, makeMember, password } from './support/member';
import { alive } from './support/buying';
import { expect, expectAccessible, test } from './support/test';
import { scrollToEnd } from './support/whole-page';

test('[member.product-history] [member.point] a member sees name, points and what they looked at, on pages that hold none of it', async ({
  page,
  request,
  db,
}) => {
  const strip = page.getByRole('complementary', { name: 'ログイン中の会員様' });
  // As a guest: what is looked at now becomes the member's.
  const told = (): Promise<unknown> => page.waitForResponse((answer) => answer.url().endsWith('/v1/product-histories'));
  await Promise.all([told(), page.goto('/product/genmaicha-teabag')]);
  await expect(strip).toBeHidden();

  const email = await makeMember({ request, db }, { channel: 'minori', asksForCode: false });
  await db.query(
    `insert into point_entries (member_id, channel_id, reason, points) select id, 'minori', 'granted', 1250 from members where email = $1`,
    [email],
  );
  await page.goto('/login/?redirect=%2Fproduct%2Fkurikinton');
  await page.locator('main [name="login_id"]').fill(email);
  await page.locator('main [name="password"]').fill(password);
  const kept = told();
  await page.getByRole('button', { name: 'ログインする', exact: true }).click();
  await expect(strip).toContainText('山田花子 様');
  await expect(strip).toContainText('1,250ポイント');
  await kept;
  const source = await page.request.get('/product/kurikinton');
  expect(source.headers()['cache-control']).toBe('private, no-store');
  expect(await source.text()).not.toMatch(/山田|1,250|玄米茶ティーバッグ.*最近ご覧/);

  await scrollToEnd(page);
  const shelf = page.getByRole('region', { name: '最近ご覧になった商品' });
  await expect(shelf.getByRole('listitem')).toHaveCount(1);
  await expect(shelf).toContainText('玄米茶');
  await expectAccessible(page);

  // Followed as a link: the places stay filled, and one product more was looked at.
  await shelf.getByRole('link', { name: /玄米茶/ }).click();
  await expect(page).toHaveURL(/genmaicha-teabag$/);
  await expect(strip).toContainText('山田花子 様');
  await strip.getByRole('link', { name: '1,250ポイント' }).click();
  await expect(page.getByText('ご利用いただけるポイント')).toContainText('1,250');
  await expect(page.getByRole('main')).toContainText('お店から付与');

  await page.goto('/mypage/product_history');
  await expect(page.getByRole('main').getByRole('heading', { level: 2 })).toHaveCount(2);
  await page.getByRole('button', { name: /削除.*玄米茶/ }).click();
  await expect(page.getByRole('status')).toContainText('閲覧履歴から削除しました。');
  await expect(page.getByRole('main').getByRole('heading', { level: 2 })).toHaveCount(1);
});

test('a member’s pieces in the cart are counted as the shop has them, whatever this browser remembers', async ({
  page,
  request,
  db,
}) => {
  const email = await makeMember({ request, db }, { channel: 'minori', asksForCode: false });
  await page.goto('/login/');
  await page.locator('main [name="login_id"]').fill(email);
  await page.locator('main [name="password"]').fill(password);
  await page.getByRole('button', { name: 'ログインする', exact: true }).click();
  await expect(page.getByText('山田花子 様').first()).toBeVisible();
  await page.goto('/product/genmaicha-teabag');
  await alive(page);
  await page.getByRole('button', { name: 'カートに入れる' }).first().click();
  const count = page.locator('header [data-cart-count]');
  await expect(count).toHaveText('1');
  // On another device.
  await db.query(
    `update cart_lines set quantity = 3 where cart_id = (select max(id) from carts where member_id = (select id from members where email = $1))`,
    [email],
  );
  await page.goto('/product');
  await expect(count).toHaveText('3');
});

test('a long name is cut beside 様, which is not', async ({ page, request, db }) => {
  const email = await makeMember({ request, db }, { channel: 'minori', asksForCode: false });
  const profile = JSON.stringify({ orderer_name: '長宗我部'.repeat(10) });
  await db.query('update members set profile = profile || $2::jsonb where email = $1', [email, profile]);
  await logIn(page, email);
  await page.goto('/product');
  const strip = page.getByRole('complementary', { name: 'ログイン中の会員様' });
  await expect(strip).toContainText('長宗我部');
  await expect(strip.getByText('様', { exact: true })).toBeInViewport({ ratio: 1 });
});
