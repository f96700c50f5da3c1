/** A form of a member's that stands open in two tabs: what one of them has stored, the other does not overwrite unseen. */
import type { Page } from '@playwright/test';
import { alive } from './support/buying';
import { logIn, makeMember } from './support/member';
import { expect, test } from './support/test';

// The browser logs the 422 that the screen then explains.
test.use({ allowedErrors: [/status of 422/] });

const edit = '/mypage/user_info/edit';
const changed = '別の画面で内容が変更されました。もう一度ご確認ください。';
const field = (page: Page, name: string) => page.locator(`main [name="${name}"]:not([type=hidden])`);
const save = (page: Page) => page.getByRole('button', { name: 'この内容に変更する' }).click();

const expectShown = async (page: Page): Promise<void> => {
  await expect(page.getByText(changed)).toBeInViewport();
  await expect(field(page, 'phone_number')).toHaveValue('0312345678');
  await expect(field(page, 'job')).toHaveValue('');
  await expect(page.getByRole('definition').filter({ hasText: '庭師' })).toBeVisible();
  await field(page, 'job').fill('庭師');
  await save(page);
  await expect(page).toHaveURL(/saved=1$/);
  for (const text of ['0312345678', '庭師'])
    await expect(page.getByRole('definition').filter({ hasText: text })).toBeVisible();
};

test('[member.user-info] what another tab has stored stands in the form, and what was typed beside it', async ({
  page,
  request,
  db,
}) => {
  await logIn(page, await makeMember({ request, db }, { channel: 'minori', asksForCode: false }));
  await page.goto(edit);
  await alive(page);
  await field(page, 'job').fill('庭師');
  const other = await page.context().newPage();
  await other.goto(edit);
  await field(other, 'phone_number').fill('0312345678');
  await save(other);
  await expect(other).toHaveURL(/saved=1$/);
  await save(page);
  await expectShown(page);
  await other.close();
});

test('[member.user-info] the same is shown without script', async ({ page, browser, request, db, baseURL }) => {
  await logIn(page, await makeMember({ request, db }, { channel: 'minori', asksForCode: false }));
  const context = await browser.newContext({
    javaScriptEnabled: false,
    storageState: await page.context().storageState(),
    ...(baseURL ? { baseURL } : {}),
  });
  const [first, second] = [await context.newPage(), await context.newPage()];
  await first.goto(edit);
  await second.goto(edit);
  await field(second, 'phone_number').fill('0312345678');
  await save(second);
  await expect(second).toHaveURL(/saved=1$/);
  await field(first, 'job').fill('庭師');
  await save(first);
  await expectShown(first);
  await context.close();
});
