import { alive } from './support/buying';
import { expect, test } from './support/test';

const wrong = /^メールアドレスは正しい形式で入力してください/;

test('a forgotten login id is asked for, and what is wrong stands at its field', async ({ page }) => {
  await page.goto('/reminder/username');
  const email = page.getByLabel('メールアドレス');
  const send = page.getByRole('button', { name: 'メールを送る' });
  await email.fill('hanako');
  await send.click();
  await expect(page.getByRole('link', { name: wrong })).toBeVisible();
  await email.fill('hanako@example.jp');
  await expect(page.getByRole('link', { name: wrong })).toHaveCount(0);
  await send.click();
  await expect(page).toHaveURL(/\/reminder\/username\?sent=1$/);
  await expect(page.getByRole('status').filter({ hasText: 'ご案内のメールをお送りしました' })).toBeVisible();
  await page.getByRole('link', { name: 'もう一度お試しください' }).click();
  // The shop has it: nothing of it is kept.
  await expect(email).toHaveValue('');
});

test.describe('where nobody answers', () => {
  test.use({ allowedErrors: [/ERR_INTERNET_DISCONNECTED/] });

  test('what was typed is sent again by one press', async ({ page, context }) => {
    await page.goto('/reminder');
    await page.getByLabel('メールアドレス').fill('hanako@example.jp');
    await alive(page);
    await page.getByRole('button', { name: 'メールを送る' }).focus();
    await context.setOffline(true);
    await page.keyboard.press('Enter');
    const again = page.getByRole('button', { name: 'もう一度送信する' });
    await expect(again).toBeVisible();
    await context.setOffline(false);
    await again.click();
    await expect(page).toHaveURL(/\/reminder\?sent=1$/);
  });

  test('what was typed stays where not even the form’s code came', async ({ page, context }) => {
    const code = '**/assets/reminder-form-*.js';
    const asked = page.waitForRequest(code);
    let cut: () => void = () => undefined;
    const untilCut = new Promise<void>((resolve) => (cut = resolve));
    await page.route(code, (route) => untilCut.then(() => route.abort('internetdisconnected')));
    await page.goto('/reminder');
    await asked;
    await context.setOffline(true);
    cut();
    const email = page.getByLabel('メールアドレス');
    await email.fill('hanako@example.jp');
    await page.keyboard.press('Enter');
    await expect(page.getByText('接続が戻ってから、もう一度お試しください')).toBeVisible();
    await expect(email).toHaveValue('hanako@example.jp');
    await page.unroute(code);
    await context.setOffline(false);
    await page.getByRole('button', { name: 'メールを送る' }).click();
    await expect(page).toHaveURL(/\/reminder\?sent=1$/);
  });
});

test.describe('where a connection that is there fails once', () => {
  test.use({ allowedErrors: [/ERR_CONNECTION_RESET/] });

  test('what was typed stays', async ({ page }) => {
    let failed = 0;
    await page.route('**/assets/reminder-form-*.js', (route) => {
      failed += 1;
      return failed === 1 ? route.abort('connectionreset') : route.continue();
    });
    await page.goto('/reminder');
    await page.getByLabel('メールアドレス').fill('hanako@example.jp');
    await alive(page);
    await expect(page.getByLabel('メールアドレス')).toHaveValue('hanako@example.jp');
    await page.getByRole('button', { name: 'メールを送る' }).click();
    await expect(page).toHaveURL(/\/reminder\?sent=1$/);
    expect(failed).toBeGreaterThan(1);
  });
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('it is asked for in the same way, in the channel', async ({ page }) => {
    await page.goto('/gakuen/reminder');
    await page.getByLabel('メールアドレス').fill('hanako');
    await page.getByRole('button', { name: 'メールを送る' }).click();
    await expect(page.getByLabel('メールアドレス')).toHaveValue('hanako');
    await expect(page.getByRole('link', { name: wrong })).toBeVisible();
    await page.getByLabel('メールアドレス').fill('hanako@example.jp');
    await page.getByRole('button', { name: 'メールを送る' }).click();
    await expect(page).toHaveURL(/\/gakuen\/reminder\?sent=1$/);
    await expect(page.getByText('ご案内のメールをお送りしました')).toBeVisible();
  });
});
