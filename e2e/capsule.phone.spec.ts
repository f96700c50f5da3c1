/** A tester's way: trouble in the shop, its record as a file, and the same screen from the file. */
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import * as buying from './support/buying';
import { type Player, startPlayer } from './support/player';
import { openPayment } from './support/ready-cart';
import { expect, expectAccessible, test } from './support/test';

test.describe.configure({ timeout: 90_000 });

let folder = '';
let player: Player | null = null;

test.beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'noren-capsule-'));
});
test.afterAll(async () => {
  await player?.stop();
  rmSync(folder, { recursive: true, force: true });
});

const record = async (page: Page): Promise<string> => {
  await page.getByRole('link', { name: '画面の記録' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('画面の記録');
  await expectAccessible(page);
  await page.getByRole('checkbox', { name: '上の内容で記録することに同意します' }).check();
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: '記録をファイルに保存する' }).click(),
  ]);
  await expect(page.getByRole('status').filter({ hasText: '保存を始めました' })).toBeVisible();
  const file = join(folder, download.suggestedFilename());
  await download.saveAs(file);
  return file;
};

test.describe('a declined card', () => {
  test.use({ allowedErrors: [/status of 422/] });

  test('is seen again from its record, on the same screen, and without the shopper', async ({ page }) => {
    await openPayment(page);
    await buying.payByCard(page, 'declined');
    await buying.placeOrder(page);
    const refusal = page.getByRole('alert').filter({ hasText: 'カード会社の承認が得られませんでした' });
    await expect(refusal).toBeVisible();
    const told = await refusal.textContent();
    const total = await page.locator('[data-s=confirmation] dd').last().textContent();

    const file = await record(page);
    expect(file).toMatch(/trouble-\d{8}-\d{4}\.json$/);
    const text = readFileSync(file, 'utf8');
    for (const typed of ['山田', '花子', 'ヤマダ', 'hanako', '09012345678', '千代田', buying.cards.declined])
      expect(text, typed).not.toContain(typed);
    // Its last digits; what stands in for a token is of nothing but zeros before its number.
    expect(text).not.toMatch(/(?<!0)0002/);
    const cookies = await page.context().cookies();
    for (const { name, value } of cookies) if (name === 'cartToken') expect(text).not.toContain(value);

    player = await startPlayer(file);
    await page.goto(player.url);
    await expect(page).toHaveURL(/\.localhost:\d+\/cart\/confirm$/);
    await expect(page.locator('html')).toHaveAttribute('data-replay', 'played');
    await expect(refusal).toHaveText(told ?? '');
    await expect(page.locator('[data-s=confirmation] dd').last()).toHaveText(total ?? '');
    await expect(page.getByRole('button', { name: '注文を確定する' })).toBeHidden();
  });
});
