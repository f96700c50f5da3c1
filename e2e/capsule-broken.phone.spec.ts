/** A section that throws in the browser is named by the screen's record, and where that is shown again. */
import { test } from './support/see-again';
import { expect } from './support/test';

test.describe.configure({ timeout: 90_000 });
test.use({ allowedErrors: [/made to throw|section s/] });

test('a part that broke in the browser is named where its record is opened', async ({ page, seeAgain }) => {
  await page.route('**/assets/login-form-*.js', (route) =>
    route.fulfill({
      contentType: 'text/javascript',
      body: 'export const View = () => { throw new Error("made to throw"); };',
    }),
  );
  await page.goto('/login/');
  await page.locator('main [name=login_id]').focus();
  await expect(page.getByText('この部分を表示できませんでした')).toBeVisible();
  const id = (await page.locator('[data-s=login-form]').getAttribute('data-i')) ?? '';
  await page.unrouteAll();
  await seeAgain();
  await expect(page.getByText('この部分を表示できませんでした')).toBeHidden();
  await expect(page.locator('#noren-replay')).toHaveText(`記録した画面で表示できていなかった部分: ${id}（login-form）`);
});
