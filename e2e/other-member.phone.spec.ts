import { makeMember, logIn, password } from './support/member';
import { alive } from './support/buying';
import { expect, test } from './support/test';

test('another member logs in in one tab: the first one’s other tab gives way, and nothing typed there is sent for them', async ({
  page,
  request,
  db,
}) => {
  const member = () => makeMember({ request, db }, { channel: 'minori', asksForCode: false });
  const [first, second] = [await member(), await member()];
  await logIn(page, first);
  await page.goto('/mypage/user_info/edit');
  await alive(page);
  const tel = page.locator('main [name="tel"]');
  await tel.fill('0398765432');
  const sent: string[] = [];
  page.on('request', (asked) => {
    if (asked.method() !== 'GET') sent.push(`${asked.method()} ${new URL(asked.url()).pathname}`);
  });

  const other = await page.context().newPage();
  await other.goto('/mypage');
  await expect(other.getByText('山田花子 様').first()).toBeVisible();
  // Without logging the first one out before, as another window's form of a login does.
  const origin = new URL(page.url()).origin;
  const entered = await page.context().request.post('/-/do/login', {
    headers: { origin },
    form: { login_id: second, password },
  });
  expect(entered.ok()).toBe(true);
  await other.reload();
  await expect(other.getByText(second)).toBeVisible();

  await expect(page.getByText('別のアカウントでのログインに変わりました')).toBeVisible();
  await expect(page).toHaveURL(/\/mypage\/logout\?other=1&redirect=%2Fmypage%2Fuser_info%2Fedit$/);
  // Whoever goes on as the second one finds nothing of what the first one typed.
  await page.goto('/mypage/user_info/edit');
  await alive(page);
  await expect(tel).toHaveValue('');
  expect(sent.filter((call) => !call.endsWith('/refresh'))).toEqual([]);
  const told = await db.query<{ tel: string | null }>(
    `select nullif(profile ->> 'tel', '') as tel from members where email = any($1)`,
    [[first, second]],
  );
  expect(told).toEqual([{ tel: null }, { tel: null }]);
  await other.close();
});
