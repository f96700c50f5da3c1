/** What is filled in on a product's page: seen in the face that it is made in. */
import { alive } from './support/buying';
import { expect, test } from './support/test';

test('[cart.accessories] a name is seen in each face, which is fetched with the field and not before', async ({
  page,
}) => {
  const asked: string[] = [];
  page.on('request', (request) => {
    if (['font', 'stylesheet'].includes(request.resourceType())) asked.push(request.url());
  });
  await page.goto('/gakuen/product/blazer-navy');
  await alive(page);
  const inside = page.locator('[data-s=purchase]').getByRole('group', { name: '内側のネーム刺繍' });
  const seen = inside.getByRole('status');
  expect(asked).toEqual([]);
  await inside.getByRole('checkbox').check();
  await inside.getByRole('textbox', { name: /^刺繍するお名前/ }).fill('山田 永');
  const shotIn = async (face: string, family: string): Promise<string> => {
    await inside.getByRole('radio', { name: face }).check();
    await expect(seen).toHaveCSS('font-family', new RegExp(`^"?${family}`));
    await expect
      .poll(() => page.evaluate((name) => document.fonts.check(`20px "${name}"`, '山田永'), family))
      .toBe(true);
    return (await seen.screenshot()).toString('base64');
  };
  const brush = await shotIn('楷書', 'Yuji Syuku');
  expect(await shotIn('明朝', 'Hina Mincho')).not.toBe(brush);
  expect(asked.filter((url) => url.endsWith('.woff2')).length).toBeGreaterThan(1);
});
