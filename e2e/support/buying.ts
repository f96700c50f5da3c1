/** The way of a guest from a product to an order, as a shopper does it: by labels and buttons. */
import { type Page, expect } from '@playwright/test';

/** Waits until the screen has come to life; on the cart's screens all of it does, after a navigation too. */
export const alive = async (page: Page): Promise<void> => {
  await expect(page.locator('html')).toHaveAttribute('data-hydrated', 'all');
  await allAlive(page);
};

/** On the screens of a cart and of a gift nothing waits to come to life; any other page is not asked. */
export const allAlive = async (page: Page): Promise<void> => {
  if (/\/(?:cart|social-gift)/.test(new URL(page.url()).pathname))
    await expect(page.locator('main [data-h]:not([data-h=live])')).toHaveCount(0);
};

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });

/** There is much of it in the demo shop, and no other test looks at it. */
const plentiful = '/product/genmaicha-teabag';

/** On each axis of a product the first value that can be had; nothing is chosen for a shopper. */
export const chooseVariant = async (page: Page): Promise<void> => {
  for (const axis of await page.locator('[data-s=purchase] [data-choice]').all())
    await axis.locator('label:not([data-out])').getByRole('radio').first().check();
};

export const addToCart = async (page: Page, path = plentiful): Promise<void> => {
  await page.goto(path);
  await alive(page);
  await chooseVariant(page);
  // The first is the box's; on a phone the bar at the edge has another.
  await page.getByRole('button', { name: 'カートに入れる' }).first().click();
  await page.getByRole('link', { name: 'カートを見る' }).click();
  await expect(heading(page, 'カート')).toBeVisible();
};

export const beginCheckout = async (page: Page): Promise<void> => {
  await alive(page);
  await page.getByRole('link', { name: 'ご購入手続きへ進む' }).click();
  await expect(page).toHaveURL(/\/cart\/shipping-select$/);
  await alive(page);
};

const field = (page: Page, name: string) => page.locator(`main [name="${name}"]`);

/** The postal code comes last: its answer fills what is empty, maybe in the very moment in which a test types there. */
const fillAddress = async (
  page: Page,
  texts: Readonly<Record<string, string>>,
  [postalCode, prefecture]: readonly [string, string],
): Promise<void> => {
  for (const [name, text] of Object.entries(texts)) await field(page, name).fill(text);
  await field(page, 'postal_code').fill(postalCode);
  await field(page, 'prefecture').selectOption(prefecture);
};

/** Who orders, in Tokyo. */
export const fillOrderer = (page: Page): Promise<void> =>
  fillAddress(
    page,
    {
      last_name: '山田',
      first_name: '花子',
      last_name_kana: 'ヤマダ',
      first_name_kana: 'ハナコ',
      email: 'hanako@example.jp',
      phone_number: '09012345678',
      city: '千代田区',
      address1: '千代田1-1',
    },
    ['1000001', '東京都'],
  );

/** Who gets goods at another address, in Osaka. */
export const fillReceiver = (page: Page, firstName: string): Promise<void> =>
  fillAddress(
    page,
    {
      shipping_last_name: '佐藤',
      shipping_first_name: firstName,
      shipping_kana: 'サトウ　イチロウ',
      city: '大阪市北区',
      address1: '梅田1-1',
      phone_number: '0612345678',
    },
    ['5300001', '大阪府'],
  );

export const giveOrderer = async (page: Page): Promise<void> => {
  await fillOrderer(page);
  await page.getByRole('button', { name: '次へ進む' }).click();
  await expect(heading(page, 'お届け日時')).toBeVisible();
};

/** The orderer, and the other address that the goods go to. */
export const fillReceiverApart = async (page: Page): Promise<void> => {
  await fillOrderer(page);
  await page.getByRole('radio', { name: '別の住所' }).check();
  await page.getByRole('button', { name: '次へ進む' }).click();
  await expect(page).toHaveURL(/shipping-add$/);
  await alive(page);
  await fillReceiver(page, '一郎');
};

export const chooseDelivery = async (page: Page): Promise<void> => {
  await alive(page);
  await page.getByRole('button', { name: 'お支払い方法へ進む' }).click();
  await expect(heading(page, 'お支払い方法')).toBeVisible();
};

/** To the final confirmation with a method that needs nothing more. */
export const payBy = async (
  page: Page,
  method: 'みほんペイ' | 'コンビニ払い' | '銀行振込' | '代金引換',
): Promise<void> => {
  await alive(page);
  await page.getByRole('radio', { name: method }).check();
  await page.getByRole('button', { name: 'ご注文内容の確認へ進む' }).click();
  await expect(heading(page, 'ご注文内容の確認')).toBeVisible();
};

/** The sandbox's cards by what they do. */
export const cards = {
  approved: '4242424242424242',
  declined: '4000000000000002',
  challenged: '4000002500003155',
  late: '4000000000000259',
  silent: '4000000000000341',
  twice: '4000000000000069',
} as const;

export const fillCard = async (page: Page, card: keyof typeof cards): Promise<void> => {
  await alive(page);
  await page.getByRole('radio', { name: 'クレジットカード' }).check();
  // The fields of a card have no names: no plain form can send them anywhere.
  const texts = { カード番号: cards[card], カード名義: 'HANAKO YAMADA', 有効期限: '12/30', セキュリティコード: '123' };
  for (const [label, text] of Object.entries(texts)) await page.getByRole('textbox', { name: label }).fill(text);
};

export const payByCard = async (page: Page, card: keyof typeof cards): Promise<void> => {
  await fillCard(page, card);
  await page.getByRole('button', { name: 'ご注文内容の確認へ進む' }).click();
  await expect(heading(page, 'ご注文内容の確認')).toBeVisible();
};

export const placeOrder = async (page: Page): Promise<void> => {
  await alive(page);
  await page.getByRole('button', { name: '注文を確定する' }).click();
};

/** The number of the order on the last screen. */
export const orderNumber = async (page: Page): Promise<string> => {
  await expect(heading(page, 'ご注文ありがとうございます')).toBeVisible();
  const text = await page.locator('[data-s=order-complete]').textContent();
  const number = /\d{6}-\d{6}/.exec(text ?? '')?.[0];
  if (number === undefined) throw new Error(`no order number in "${text}"`);
  return number;
};

export type PlainMethod = Parameters<typeof payBy>[1];

/** From a product to the methods of payment. */
export const goToPayment = async (page: Page, path?: string): Promise<void> => {
  await addToCart(page, path);
  await beginCheckout(page);
  await giveOrderer(page);
  await chooseDelivery(page);
};

/** From a product to the final confirmation. */
export const goToConfirmation = async (
  page: Page,
  method: PlainMethod = 'コンビニ払い',
  path?: string,
): Promise<void> => {
  await goToPayment(page, path);
  await payBy(page, method);
};

/** From a product to an order that stands. */
export const buyBy = async (page: Page, method: PlainMethod): Promise<void> => {
  await goToConfirmation(page, method);
  await expect(page.locator('main')).toContainText(method);
  await placeOrder(page);
  await expect(page).toHaveURL(/\/cart\/complete\?id=/);
  expect(await orderNumber(page)).toMatch(/^\d{6}-\d{6}$/);
  await expect(page.locator('[data-s=order-complete]')).toContainText(method);
  await expect(page.locator('[data-cart-count]').first()).toBeEmpty();
};
