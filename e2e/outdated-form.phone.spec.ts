/** A form of a member's that stands open in two tabs: what one of them has stored, the other does not overwrite unseen. */
import type { Page } from '@playwright/test';
import { alive, fillReceiver } from './support/buying';
import { logIn, makeMember } from './support/member';
import { expect, test } from './support/test';

// The browser logs the answer that the screen then explains.
test.use({ allowedErrors: [/status of (?:404|422)/] });

const edit = '/mypage/user_info/edit';
const changed = '別の画面で内容が変更されました。もう一度ご確認ください。';
const field = (page: Page, name: string) => page.locator(`main [name="${name}"]:not([type=hidden])`);
const save = (page: Page) => page.getByRole('button', { name: 'この内容に変更する' }).click();

const type = async (page: Page): Promise<void> => {
  await field(page, 'job').fill('庭師');
  await field(page, 'company_name').fill('有限会社花');
};

const storeAnother = async (page: Page): Promise<void> => {
  await field(page, 'phone_number').fill('0312345678');
  await field(page, 'company_name').fill('株式会社花');
  await save(page);
  await expect(page).toHaveURL(/saved=1$/);
};

const expectShown = async (page: Page): Promise<void> => {
  await expect(page.getByText(changed)).toBeInViewport();
  await expect(field(page, 'phone_number')).toHaveValue('0312345678');
  await expect(field(page, 'job')).toHaveValue('庭師');
  // Both have set it: this one's stands in its field, the other's beside it.
  await expect(field(page, 'company_name')).toHaveValue('有限会社花');
  await expect(page.getByRole('definition').filter({ hasText: '株式会社花' })).toBeVisible();
  await expect(page.getByText('（未登録）')).toBeHidden();
  await save(page);
  await expect(page).toHaveURL(/saved=1$/);
  for (const text of ['0312345678', '庭師', '有限会社花'])
    await expect(page.getByRole('definition').filter({ hasText: text })).toBeVisible();
};

test('[member.user-info] what another tab has stored stands in the form, but for what was typed, and is shown beside that', async ({
  page,
  request,
  db,
}) => {
  await logIn(page, await makeMember({ request, db }, { channel: 'minori', asksForCode: false }));
  await page.goto(edit);
  await alive(page);
  await type(page);
  const other = await page.context().newPage();
  await other.goto(edit);
  await storeAnother(other);
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
  await storeAnother(second);
  await type(first);
  await save(first);
  await expectShown(first);
  await context.close();
});

/** To the form of an address that another tab deletes then. */
const openDeleted = async (page: Page, other: Page): Promise<void> => {
  await page.goto('/mypage/address/add');
  await fillReceiver(page, '一郎');
  await page.getByRole('button', { name: 'アドレス帳に追加する' }).click();
  await expect(page).toHaveURL(/saved=added$/);
  await page.getByRole('link', { name: /変更/ }).first().click();
  await expect(page).toHaveURL(/edit$/);
  await other.goto('/mypage/address');
  await other.getByText('削除する').first().click();
  await other.getByRole('button', { name: '削除を確定する' }).first().click();
  await expect(other).toHaveURL(/saved=removed$/);
};

const expectAddedAnew = async (page: Page): Promise<void> => {
  await field(page, 'address2').fill('みどり館3階');
  await save(page);
  await expect(page.getByText('アドレス帳から削除されています')).toBeInViewport();
  await expect(field(page, 'address2')).toHaveValue('みどり館3階');
  await page.getByRole('button', { name: 'アドレス帳に追加する' }).click();
  await expect(page).toHaveURL(/saved=added$/);
  await expect(page.locator('main')).toContainText('みどり館3階');
};

test('[form.address] an address that another tab has deleted meanwhile can be added anew, as it was typed', async ({
  page,
  browser,
  request,
  db,
  baseURL,
}) => {
  await logIn(page, await makeMember({ request, db }, { channel: 'minori', asksForCode: false }));
  const other = await page.context().newPage();
  await openDeleted(page, other);
  await alive(page);
  await expectAddedAnew(page);
  const context = await browser.newContext({
    javaScriptEnabled: false,
    storageState: await page.context().storageState(),
    ...(baseURL ? { baseURL } : {}),
  });
  const plain = await context.newPage();
  await openDeleted(plain, other);
  await expectAddedAnew(plain);
  await context.close();
  await other.close();
});
