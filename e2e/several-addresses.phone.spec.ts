import * as buying from './support/buying';
import {
  addAddress,
  chooseDays,
  expectBoth,
  fillCart,
  follow,
  goOn,
  goToDelivery,
  seen,
  share,
} from './support/several-addresses';
import { readyCart } from './support/ready-cart';
import { expect, expectAccessible, test } from './support/test';

test.describe.configure({ timeout: 90_000 });

for (const javaScriptEnabled of [true, false])
  test.describe(`to one address, ${javaScriptEnabled ? 'with' : 'without'} script`, () => {
    test.use({ javaScriptEnabled, allowedErrors: [/status of 422/] });

    test('pieces are put into a parcel of their own, for another day, and back', async ({ page }) => {
      await readyCart(page, 'orderer');
      await readyCart(page, 'delivery');
      await page.goto('/cart/shipping-detail');
      const begin = async (): Promise<void> => {
        if (javaScriptEnabled) await buying.alive(page);
        await page.getByText('同じお届け先へ、別の日に分けて届ける').click();
      };
      const number = page.getByLabel('分ける数');
      const send = page.getByRole('button', { name: '分ける' });
      const days = page.locator('main [name^=delivery_at]');
      await begin();
      await number.fill('9');
      await send.click();
      await expect(number).toHaveAttribute('aria-invalid', 'true');
      await expect(number).toHaveValue('9');
      await expect(page.locator('main')).toContainText('2点までの数をご指定ください。');
      if (javaScriptEnabled) await expectAccessible(page);
      await number.fill('１');
      await send.click();
      await expect(days).toHaveCount(2);
      await expect(page.getByText(/お荷物を分けました/)).toBeVisible();
      await begin();
      await page.getByLabel('お届け方').last().selectOption({ index: 1 });
      await send.last().click();
      await expect(days).toHaveCount(1);
    });
  });

test.describe('with script', () => {
  // The browser logs the 422 that the screen then explains.
  test.use({ allowedErrors: [/products\/divide/] });

  test('[cart.multiple-shipping] a guest divides goods over two addresses, each with its day, and orders', async ({
    page,
  }) => {
    await goToDelivery(page);
    await follow(page, '複数のお届け先に分けて送る', '複数のお届け先');
    await expectAccessible(page);
    await follow(page, 'お届け先を追加する', 'お届け先の追加');
    await expectAccessible(page);
    await page.goBack();
    await buying.alive(page);
    await addAddress(page);
    await expect(page.getByRole('status').filter({ hasText: 'お届け先2に' })).toContainText('ご注文から外れます');
    await expectAccessible(page);

    await share(page, 1).fill('1');
    await expect(page.locator('main')).toContainText('残り 2点');
    await share(page, 2).fill('3');
    await expect(page.locator('main')).toContainText('1点多くなっています');
    await goOn(page);
    await expect(page.getByRole('alert')).toContainText('カートの数より1点多くなっています');
    await expect(share(page, 2)).toHaveAttribute('aria-invalid', 'true');
    await expectAccessible(page);
    await share(page, 2).fill('2');
    await expect(page.locator('main')).toContainText('残り 0点');
    await goOn(page);

    await seen(page, 'お届け日時');
    await buying.alive(page);
    await expect(page.getByRole('group', { name: /^お届け先2 佐藤 一郎 様/ })).toContainText('×2点');
    await expectAccessible(page);
    const day = await chooseDays(page);
    await page.goBack();
    await seen(page, '複数のお届け先');
    await page.goForward();
    await buying.alive(page);
    await expect(page.locator('main [name^=delivery_at]').nth(1)).toHaveValue(day);
    await page.getByRole('button', { name: 'お支払い方法へ進む' }).click();
    await buying.payBy(page, 'コンビニ払い');
    await expect(page.locator('main')).toContainText('お届け先2 佐藤 一郎 様');
    await buying.alive(page);
    await expectAccessible(page);
    await buying.placeOrder(page);
    await expectBoth(page, day);
    await buying.alive(page);
    await expectAccessible(page);
  });
});

test('[cart.multiple-shipping] what is typed is kept on the way to another address, and Back walks it', async ({
  page,
}) => {
  await goToDelivery(page);
  await follow(page, '複数のお届け先に分けて送る', '複数のお届け先');
  await addAddress(page);
  await share(page, 1).fill('2');
  await share(page, 2).fill('');
  await share(page, 2).press('ArrowUp');
  await expect(share(page, 2)).toHaveValue('1');
  await expect(page.locator('main')).toContainText('残り 0点');
  await follow(page, 'お届け先を追加する', 'お届け先の追加');
  await page.locator('main [name=city]').fill('京都市');
  await page.goBack();
  await seen(page, '複数のお届け先');
  await buying.alive(page);
  await expect(share(page, 1)).toHaveValue('2');
  await expect(page.locator('main')).toContainText('残り 0点');
  // The form of an address that is there already starts with that address, not with what was typed for another.
  await follow(page, /^お届け先2を\s*変更する$/, 'お届け先の変更');
  await expect(page.locator('main [name=city]')).toHaveValue('大阪市北区');
  await page.goBack();
  await follow(page, 'お届け先を追加する', 'お届け先の追加');
  await expect(page.locator('main [name=city]')).toHaveValue('京都市');
  await follow(page, 'お届け先の一覧に戻る', '複数のお届け先');
  await goOn(page);
  await seen(page, 'お届け日時');
  await buying.alive(page);
  await follow(page, 'お届け先の振り分けに戻る', '複数のお届け先');
  await expect(share(page, 1)).toHaveValue('2');
  await page.getByRole('button', { name: '1か所にまとめて送る' }).click();
  await seen(page, 'お届け日時');
  await expect(page.locator('main')).not.toContainText('お届け先2');
});

test('[cart.multiple-shipping] the orderer’s address is one of several with one press, however often', async ({
  page,
}) => {
  await fillCart(page);
  await buying.beginCheckout(page);
  await buying.fillReceiverApart(page);
  await page.getByRole('button', { name: 'お届け日時の指定へ進む' }).click();
  await seen(page, 'お届け日時');
  await buying.alive(page);
  await follow(page, '複数のお届け先に分けて送る', '複数のお届け先');
  await follow(page, 'お届け先を追加する', 'お届け先の追加');
  await page.getByRole('button', { name: 'ご注文者の住所を加える' }).dblclick();
  await seen(page, '複数のお届け先');
  await buying.alive(page);
  await expect(page.getByRole('list').filter({ hasText: 'お届け先1' }).first()).toContainText('お届け先2（ご注文者）');
  // An address without goods leaves the order.
  await goOn(page);
  await seen(page, 'お届け日時');
  await expect(page.locator('main')).not.toContainText('お届け先2');
});

test('[cart.multiple-shipping] a shop that sends to one address offers no other', async ({ page }) => {
  await buying.addToCart(page, '/gakuen/product/knit-vest');
  await buying.alive(page);
  await page.getByRole('button', { name: '数量を1つ増やす' }).click();
  await expect(page.locator('[data-cart-count]').first()).toHaveText('2');
  await buying.beginCheckout(page);
  await buying.giveOrderer(page);
  await expect(page.locator('main')).not.toContainText('複数のお届け先');
  await page.goto('/gakuen/cart/shipping-add?divide=1');
  await seen(page, 'お届け先の入力');
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('[cart.multiple-shipping] a guest divides goods over two addresses and orders', async ({ page }) => {
    await page.goto('/product/kuki-hojicha');
    const box = page.locator('[data-s=purchase]');
    await box.getByRole('radio').first().check();
    await box.getByRole('spinbutton', { name: '数量' }).fill('3');
    await box.getByRole('button', { name: 'カートに入れる' }).first().click();
    await page.getByRole('link', { name: 'ご購入手続きへ進む' }).click();
    await buying.fillOrderer(page);
    await page.getByRole('button', { name: '次へ進む' }).click();
    await page.getByRole('link', { name: '複数のお届け先に分けて送る' }).click();
    await page.getByRole('link', { name: 'お届け先を追加する' }).click();
    await seen(page, 'お届け先の追加');
    await buying.fillReceiver(page, '一郎');
    await page.locator('main [name=phone_number]').fill('090');
    await page.getByRole('button', { name: 'このお届け先を追加する' }).click();
    await expect(page.locator('main [name=phone_number]')).toHaveAttribute('aria-invalid', 'true');
    await expect(page.locator('main [name=city]')).toHaveValue('大阪市北区');
    await page.locator('main [name=phone_number]').fill('0612345678');
    await page.getByRole('button', { name: 'このお届け先を追加する' }).click();

    await seen(page, '複数のお届け先');
    await share(page, 1).fill('1');
    await share(page, 2).fill('');
    await goOn(page);
    await expect(page.getByRole('alert')).toContainText('2点のお届け先が決まっていません');
    await expect(share(page, 1)).toHaveValue('1');
    await share(page, 2).fill('2');
    await goOn(page);
    await seen(page, 'お届け日時');
    const day = await chooseDays(page);
    await page.getByRole('button', { name: 'お支払い方法へ進む' }).click();
    await page.getByRole('radio', { name: 'コンビニ払い' }).check();
    await page.getByRole('button', { name: 'ご注文内容の確認へ進む' }).click();
    await seen(page, 'ご注文内容の確認');
    await page.getByRole('button', { name: '注文を確定する' }).click();
    await expectBoth(page, day);
  });
});
