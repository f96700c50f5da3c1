/** A member of the running shop, by requests alone: registered as anybody does, and confirmed as a mailed link would. */
import { expect, type APIRequestContext, type Page } from '@playwright/test';
import { randomUUID } from 'node:crypto';
import { readRunFile } from './running-shop';
import type { Database } from './test';

export const password = 'hanako-1234';

/** @returns the mail address */
export const makeMember = async (
  { request, db }: { readonly request: APIRequestContext; readonly db: Database },
  { channel, asksForCode }: { readonly channel: 'minori' | 'gakuen'; readonly asksForCode: boolean },
): Promise<string> => {
  const email = `${randomUUID()}@example.jp`;
  // Of the test before, a cookie may come after its end: a browser without one would need no origin.
  const origin = readRunFile(process.env.NOREN_E2E_DATA ?? '')?.url ?? '';
  const headers = { 'x-channel-id': channel, 'x-requested-with': 'XMLHttpRequest', origin };
  const data = { email, password, company_name: '山田商店', orderer_name: '山田花子' };
  const answer = await request.post('/v1/users', { headers, data });
  expect(answer.status(), await answer.text()).toBe(204);
  await db.query('update members set is_registered = true, second_factor = $2 where email = $1', [
    email,
    asksForCode ? 'mail' : 'none',
  ]);
  return email;
};

/** By the login's own form. */
export const logIn = async (page: Page, email: string, prefix = ''): Promise<void> => {
  await page.goto(`${prefix}/login`);
  await page.getByLabel('メールアドレスまたはログインID').fill(email);
  await page.getByLabel('パスワード', { exact: false }).fill(password);
  await page.getByRole('button', { name: 'ログインする' }).click();
  await page.waitForURL((url) => !url.pathname.startsWith(`${prefix}/login`));
};
