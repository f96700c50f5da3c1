/** The steps of dividing goods over several addresses, as a guest takes them. */
import { expect, type Page } from '@playwright/test';
import * as buying from './buying';

const title = (name: string) => ({ level: 1, name }) as const;
export const seen = (page: Page, name: string) => expect(page.getByRole('heading', title(name))).toBeVisible();

/** Three pieces of one product, to be divided. */
export const fillCart = async (page: Page): Promise<void> => {
  await buying.addToCart(page);
  await buying.alive(page);
  const quantity = page.getByRole('spinbutton', { name: '数量' });
  await quantity.fill('3');
  await quantity.blur();
  await expect(page.locator('[data-cart-count]').first()).toHaveText('3');
};

export const goToDelivery = async (page: Page): Promise<void> => {
  await fillCart(page);
  await buying.beginCheckout(page);
  await buying.giveOrderer(page);
  await buying.alive(page);
};

export const follow = async (page: Page, link: string | RegExp, heading: string): Promise<void> => {
  await page.getByRole('link', { name: link, exact: true }).click();
  await seen(page, heading);
  await buying.alive(page);
};

export const addAddress = async (page: Page, firstName = '一郎'): Promise<void> => {
  await follow(page, 'お届け先を追加する', 'お届け先の追加');
  await buying.fillReceiver(page, firstName);
  await page.getByRole('button', { name: 'このお届け先を追加する' }).click();
  await seen(page, '複数のお届け先');
  await buying.alive(page);
};

/** Of the one product of the cart, what goes to an address. */
export const share = (page: Page, at: number) =>
  page.getByRole('group', { name: new RegExp(`^お届け先${at}`) }).getByRole('spinbutton');
export const goOn = (page: Page) => page.getByRole('button', { name: 'お届け日時の指定へ進む' }).click();

interface Order {
  readonly shippings: readonly {
    readonly address: { readonly shipping_first_name: string };
    readonly packings: readonly { readonly delivery_at: string | null; readonly delivery_timezone_key: string }[];
  }[];
  readonly lines: readonly { readonly quantity: number }[];
}

/** The order as the shop's API tells it, by the address of the last screen. */
const orderOf = async (page: Page): Promise<Order> => {
  const id = new URL(page.url()).searchParams.get('id') ?? '';
  const answer = await page.request.get(`/v1/orders/temporary/${id}`);
  return (await answer.json()) as Order;
};

/** The parcels on different days and at different times; what was chosen for the second. */
export const chooseDays = async (page: Page): Promise<string> => {
  const times = page.getByLabel('お届け時間帯');
  await times.first().selectOption('午前中');
  await times.nth(1).selectOption('16-18時');
  const days = page.locator('main [name^=delivery_at]').nth(1);
  const day = (await days.locator('option').last().getAttribute('value')) ?? '';
  await days.selectOption(day);
  return day;
};

export const expectBoth = async (page: Page, day: string): Promise<void> => {
  await buying.orderNumber(page);
  const complete = page.locator('[data-s=order-complete]');
  await expect(complete).toContainText('お届け先1 山田 花子 様');
  await expect(complete).toContainText('お届け先2 佐藤 一郎 様');
  const { shippings, lines } = await orderOf(page);
  expect(lines.map(({ quantity }) => quantity)).toEqual([1, 2]);
  expect(shippings).toMatchObject([
    { address: { shipping_first_name: '花子' }, packings: [{ delivery_at: null, delivery_timezone_key: 'am' }] },
    { address: { shipping_first_name: '一郎' }, packings: [{ delivery_at: day, delivery_timezone_key: '16-18' }] },
  ]);
};
