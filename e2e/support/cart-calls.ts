/** The page's own cart by calls, as another device changes it meanwhile. */
import { expect, type Page } from '@playwright/test';

/** What a screen says of it then. */
export const changed = 'カートの内容が変わりました。もう一度ご確認ください。';

export const headers = {
  'sec-fetch-site': 'same-origin',
  'x-channel-id': 'minori',
  'x-requested-with': 'XMLHttpRequest',
};

/** Nobody that a test types in. */
export const somebody = {
  shipping_last_name: '秘密',
  shipping_first_name: '太郎',
  shipping_kana: 'ヒミツ　タロウ',
  postal_code: '1000001',
  prefecture: '東京都',
  city: '千代田区',
  address1: '千代田9',
  address2: '',
  phone_number: '0312345678',
};

export interface Cart {
  readonly id: number;
  readonly sender: object | null;
  readonly is_amount_hidden: boolean;
  readonly order_no: string | null;
  readonly orderer: { readonly address1: string; readonly address2: string; readonly phone_number: string } | null;
  readonly detail: {
    readonly products: readonly { readonly key: string; readonly sku_id: number; readonly quantity: number }[];
    readonly shippings: readonly {
      readonly key: string;
      readonly packings: readonly { readonly key: string; readonly delivery_at: string | null }[];
      readonly accessories?: readonly { readonly option_key: string }[];
    }[];
  };
}

export const tokenIn = async (page: Page): Promise<string> =>
  (await page.context().cookies()).find(({ name }) => name === 'cartToken')?.value ?? '';

/** @param token of another cart than the page has by now */
export const cartOf = async (page: Page, token?: string): Promise<Cart> =>
  (await page.request.get(`/v1/carts/${token ?? (await tokenIn(page))}`, { headers })).json() as Promise<Cart>;

/** @param body with the token of another cart than the page has by now, where it is about that */
export const change = async (page: Page, call: string, body: object): Promise<void> => {
  const { origin } = new URL(page.url());
  const data = { token: await tokenIn(page), ...body };
  const answer = await page.request.patch(`/v1/carts/${call}`, { headers: { ...headers, origin }, data });
  expect(answer.status(), await answer.text()).toBe(200);
};
