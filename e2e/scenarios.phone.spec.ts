/** Scenarios, as a tester opens them: `npm run replay` on those of the project, from the index to the next screens. */
import { writeFileSync } from 'node:fs';
import { alive } from './support/buying';
import { type Player, startPlayer } from './support/player';
import { expect, expectAccessible, test } from './support/test';

let player: Player;
test.beforeAll(async () => {
  player = await startPlayer();
});
test.afterAll(() => player.stop());

test('a cart is opened from the index, changed, and walked on from, without a shop behind it', async ({ page }) => {
  await page.goto(player.url);
  await expectAccessible(page);
  await page.getByRole('link', { name: 'カート', exact: true }).click();
  await expect(page).toHaveURL(/^http:\/\/cart--usual\.localhost:\d+\/cart\/$/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('カート');
  await expect(page.getByRole('link', { name: '栗きんとん' }).first()).toBeVisible();
  expect(await page.evaluate(() => new Date(Date.now()).toISOString())).toMatch(/^2026-11-20T03:0/);

  await alive(page);
  await page.getByRole('button', { name: '数量を1つ増やす' }).first().click();
  await expect(page.getByText('17,676').first()).toBeVisible();
  await page.reload();
  await expect(page.getByText('17,676').first()).toBeVisible();

  await page
    .getByRole('link', { name: /^ご購入手続きへ/ })
    .first()
    .click();
  await expect(page).toHaveURL(/\/cart\/shipping-select$/);
});

test('[auth.oauth] who logs in to link a provider’s account reads once that it is linked', async ({ page }) => {
  await page.goto(player.urlOf('oauth--stranger'));
  await page.getByRole('button', { name: 'ログインして連携する' }).click();
  await alive(page);
  await page.getByLabel('ログインID').fill('hanako');
  await page.getByLabel(/^パスワード/).fill('hanako-no-himitsu');
  await page.getByRole('button', { name: 'ログインする' }).click();
  await expect(page).toHaveURL(/\/cart\/$/);
  const said = page.getByText('外部サービスのアカウントを連携しました。');
  await expect(said).toBeVisible();
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^カート/);
  await expect(said).toHaveCount(0);
});

test.describe('what a scenario has no answer for', () => {
  test.use({ allowedErrors: [/50[03]/] });

  test('is told on the screen that asked, and on no other', async ({ page }) => {
    await page.goto(player.url);
    await page.getByRole('link', { name: 'トップページ（学園）' }).click();
    // Its own address, and whole: another one before that would break off the way to it.
    await page.waitForURL(/top--gakuen\.localhost:\d+\/(?!-)/);
    await expect(page.getByRole('heading', { level: 1 })).toBeAttached();
    const notice = page.getByRole('status').filter({ hasText: 'シナリオに答えのない呼び出し' });
    await expect(notice).toHaveCount(0);
    await page.goto(new URL('/no-such-page', page.url()).href);
    await expect(notice).toHaveText(/^シナリオに答えのない呼び出し: site\.staticPage/);
    await page.goBack();
    await expect(notice).toHaveCount(0);
  });

  test('is told where not even the shop itself is answered', async ({ page }, info) => {
    const file = info.outputPath('nothing.json');
    const said = { title: { ja: '何もない', en: 'Nothing' }, channel: 'minori', address: '/cart/' };
    writeFileSync(
      file,
      JSON.stringify({ format: 'noren/scenario/1', ...said, clock: { at: '2026-11-20T12:00:00+09:00' }, answers: [] }),
    );
    const own = await startPlayer(file);
    await page.goto(own.url);
    await expect(page.getByText('シナリオに答えのない呼び出し: site.environment')).toBeVisible();
    await own.stop();
  });
});
