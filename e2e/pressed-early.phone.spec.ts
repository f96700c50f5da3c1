/**
 * A form that was pressed before its script came, and refused for a field, is of what was seen then (docs/forms.md). Once it is
 * mended, or the cart is another one, it is there no more.
 */
import type { Page } from '@playwright/test';
import * as buying from './support/buying';
import { cartOf, change, changed, somebody } from './support/cart-calls';
import { readyCart } from './support/ready-cart';
import { expect, test } from './support/test';

// The browser logs what the screen then explains.
test.use({ allowedErrors: [/status of 422|ERR_FAILED/] });

const field = (page: Page, name: string) => page.locator(`main [name="${name}"]`);

/** As a press does before the script has come. */
const pressEarly = async (page: Page, action: string): Promise<void> => {
  await page.locator(`form[action$="/-/do/${action}"]`).evaluate((form: HTMLFormElement) => form.submit());
  await expect(page).toHaveURL(/again=refused/);
  await buying.alive(page);
};

const next = (page: Page) => page.getByRole('button', { name: '次へ進む' }).click();

test('once its script has mended it, the way back leads to the form as the cart is', async ({ page }) => {
  await readyCart(page, 'orderer');
  await page.goto('/cart/shipping-select');
  await buying.alive(page);
  await buying.fillOrderer(page);
  await field(page, 'phone_number').fill('03');
  await pressEarly(page, 'orderer');
  await expect(field(page, 'phone_number')).toHaveAttribute('aria-invalid', 'true');
  await field(page, 'phone_number').fill('0311112222');
  await next(page);
  await expect(page).toHaveURL(/shipping-detail$/);
  await page.goBack();
  await expect(page).toHaveURL(/shipping-select$/);
  await buying.alive(page);
  await expect(field(page, 'phone_number')).toHaveValue('0311112222');
  await field(page, 'phone_number').fill('0398765432');
  await next(page);
  await expect(page).toHaveURL(/shipping-detail$/);
  expect((await cartOf(page)).orderer?.phone_number).toBe('0398765432');
});

test('where another device has changed the cart meanwhile, its script is told once, and shows the cart', async ({
  page,
}) => {
  await readyCart(page, 'delivery');
  await page.goto('/cart/shipping-select');
  await buying.alive(page);
  await field(page, 'phone_number').fill('03');
  await pressEarly(page, 'orderer');
  const { orderer } = await cartOf(page);
  await change(page, 'order/modify', { orderer: { ...orderer, address2: '実里荘 203' } });
  await field(page, 'phone_number').fill('0311112222');
  await next(page);
  await expect(page.getByText(changed)).toBeVisible();
  await buying.alive(page);
  await expect(field(page, 'address2')).toHaveValue('実里荘 203');
  await expect(page.getByText('入力していた次の内容は反映されていません')).toBeVisible();
  await expect(page.locator('main [role=status] dl')).toHaveText('電話番号0311112222');
  await next(page);
  await expect(page).toHaveURL(/shipping-detail$/);
  expect((await cartOf(page)).orderer?.address2).toBe('実里荘 203');
});

for (const javaScriptEnabled of [true, false])
  test.describe(javaScriptEnabled ? 'with script' : 'without script', () => {
    test.use({ javaScriptEnabled });

    test('[cart.multiple-shipping] a division that was refused undoes none that another device has made meanwhile', async ({
      page,
    }) => {
      await readyCart(page, 'delivery');
      await page.goto('/cart');
      const [line] = (await cartOf(page)).detail.products;
      await change(page, 'products/modify', { products: [{ key: line?.key, quantity: 3 }] });
      await change(page, 'shippings/add', { address: somebody });
      await page.goto('/cart/shipping-add?divide=1');
      if (javaScriptEnabled) await buying.alive(page);
      const [first, second] = (await cartOf(page)).detail.shippings.map(({ key }) => key);
      const count = (key: string | undefined) => page.locator(`main input[name$=".${key ?? ''}"][name^="q."]`);
      await count(first).fill('1');
      await count(second).fill('1');
      const press = () => page.getByRole('button', { name: 'お届け日時の指定へ進む' }).click();
      if (javaScriptEnabled) await pressEarly(page, 'division');
      else await press();
      await expect(page.locator('main [aria-invalid=true]').first()).toBeVisible();
      const quantities = [first, second].map((key, at) => ({ shipping_key: key, quantity: at + 1 }));
      await change(page, 'products/divide', { products: [{ sku_id: line?.sku_id, quantities }] });
      await page.reload();
      if (javaScriptEnabled) await buying.alive(page);
      await count(first).fill('2');
      await press();
      await expect(page.getByText(changed)).toBeVisible();
      await expect(count(first)).toHaveValue('1');
      await expect(count(second)).toHaveValue('2');
      await press();
      await expect(page).toHaveURL(/shipping-detail/);
      expect((await cartOf(page)).detail.products.map(({ quantity }) => quantity)).toEqual([1, 2]);
    });
  });

for (const isEarly of [true, false])
  test(`days and words that were chosen stay where another device changes something else: ${isEarly ? 'pressed early' : 'with script alone'}`, async ({
    page,
  }) => {
    await readyCart(page, 'delivery', '', 'kurikinton');
    await page.goto('/cart/shipping-detail');
    await buying.alive(page);
    const day = page.locator('main [name^="delivery_at."]').first();
    await day.selectOption({ index: 3 });
    const chosen = await day.inputValue();
    await page.getByRole('checkbox', { name: /^メッセージカード/ }).check();
    const words = page.locator('main textarea').first();
    await words.fill('長い手紙');
    if (isEarly) {
      await page.locator('main [name=sender_is][value=other]').evaluate((radio: HTMLInputElement) => radio.click());
      await pressEarly(page, 'delivery');
      await page.locator('main [name=sender_is][value=orderer]').evaluate((radio: HTMLInputElement) => radio.click());
    }
    await change(page, 'other/modify', { is_amount_hidden: true });
    await page.getByRole('button', { name: 'お支払い方法へ進む' }).click();
    await expect(page.getByText(changed)).toBeVisible();
    await buying.alive(page);
    await expect(page.locator('main [name=amount_hidden]')).toBeChecked();
    await expect(day).toHaveValue(chosen);
    await expect(words).toHaveValue('長い手紙');
    await page.getByRole('button', { name: /^次へ進む$|お支払い方法へ進む/ }).click();
    await expect(page).toHaveURL(/payment$/);
  });

test('a sender and a day that were sent early and refused are there after another way back', async ({ page }) => {
  await readyCart(page, 'delivery', '', 'kurikinton');
  await page.route('**/assets/*.js', (route) => route.abort());
  await page.goto('/cart/shipping-detail');
  const day = page.locator('main [name^="delivery_at."]').first();
  await day.selectOption({ index: 3 });
  const chosen = await day.inputValue();
  await page.unrouteAll();
  await page.locator('main [name=sender_is][value=other]').evaluate((radio: HTMLInputElement) => radio.click());
  await pressEarly(page, 'delivery');
  await page.goto('/cart');
  await page.goto('/cart/shipping-detail');
  await buying.alive(page);
  await expect(page.locator('main [name=sender_is][value=other]')).toBeChecked();
  await expect(day).toHaveValue(chosen);
});

test('what was corrected after an answer was lost stands in the form that shows what the shop has taken', async ({
  page,
}) => {
  await readyCart(page, 'delivery', '', 'kurikinton');
  await page.goto('/cart/shipping-detail');
  await buying.alive(page);
  await page.getByRole('checkbox', { name: /^のし/ }).check();
  const noshi = page.getByRole('group', { name: 'のし', exact: true });
  for (const choice of ['御歳暮', '紅白・蝶結び', '外のし']) await noshi.getByRole('radio', { name: choice }).check();
  const name = noshi.getByRole('textbox', { name: '名入れ' });
  await name.fill('山田');
  const onward = () => page.getByRole('button', { name: 'お支払い方法へ進む' }).click();
  await page.route(
    '**/v1/carts/delivery/modify',
    async (route) => {
      await route.fetch();
      await route.abort();
    },
    { times: 1 },
  );
  await onward();
  await expect(page.getByRole('button', { name: 'もう一度送信する' })).toBeVisible();
  await name.fill('山田花子');
  await onward();
  await expect(page.getByText(changed)).toBeVisible();
  await buying.alive(page);
  await expect(name).toHaveValue('山田花子');
  await onward();
  await expect(page).toHaveURL(/payment$/);
});
