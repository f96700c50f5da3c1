/**
 * A cart as far as a step of the checkout, by requests alone: the forms are sent as a browser without script sends them.
 * For tests that are about what follows; the way itself, by labels and buttons, is in buying.ts.
 */
import { expect, type Page } from '@playwright/test';
import { alive } from './buying';

/** There is much of it in the demo shops, and no other test looks at it. */
const plentiful = { minori: 'genmaicha-teabag', gakuen: 'shitajiki' } as const;

type Channel = keyof typeof plentiful;

/** As a shopper leaves them: each step is sent, the next one is open. */
const steps = ['cart', 'orderer', 'delivery', 'payment', 'confirm', 'complete'] as const;

export type Step = (typeof steps)[number];

const orderer = {
  last_name: '山田',
  first_name: '花子',
  last_name_kana: 'ヤマダ',
  first_name_kana: 'ハナコ',
  email: 'hanako@example.jp',
  phone_number: '09012345678',
  postal_code: '1000001',
  prefecture: '東京都',
  city: '千代田区',
  address1: '千代田1-1',
};

interface Product {
  readonly product_model: { readonly products: readonly { readonly id: number }[] };
}

/** What leads from each step to the next, and what is asked of the shop for it. */
const senders = (page: Page, prefix: string, channel: Channel, product: string) => {
  const send = async (action: string, form: Readonly<Record<string, string>>): Promise<string> => {
    const headers = { 'sec-fetch-site': 'same-origin' };
    const answer = await page.request.post(`${prefix}/-/do/${action}`, { form, headers, maxRedirects: 0 });
    expect(answer.status(), `${action}: ${answer.ok() ? '' : await answer.text()}`).toBe(303);
    return answer.headers().location ?? '';
  };
  const drawn = async (path: string): Promise<string> => (await page.request.get(prefix + path)).text();
  return {
    cart: async () => {
      const headers = { 'x-channel-id': channel };
      const answer = await page.request.get(`/v1/products/${product}`, { headers });
      const { product_model: model } = (await answer.json()) as Product;
      return send('cart-add', { sku_id: String(model.products[0]?.id), quantity: '1' });
    },
    orderer: () => send('orderer', orderer),
    delivery: async () => {
      const parcels = (await drawn('/cart/shipping-detail')).matchAll(/name="delivery_at\.([a-z0-9]+)"/g);
      return send('delivery', Object.fromEntries([...parcels].map(([, key]) => [`delivery_at.${key}`, ''])));
    },
    payment: async () => {
      const html = await drawn('/cart/payment');
      const [, id = ''] = /value="(\d+)"[^>]*>(?:(?!<input).)*?コンビニ払い/s.exec(html) ?? [];
      return send('payment', { payment_id: id });
    },
    confirm: async () => {
      const html = await drawn('/cart/confirm');
      const form = /action="[^"]*\/-\/do\/decide["?].*?<\/form>/s.exec(html)?.[0] ?? '';
      const fields = [...form.matchAll(/<input[^>]*>/g)].map(([input]) => [
        / name="([^"]*)"/.exec(input)?.[1] ?? '',
        / value="([^"]*)"/.exec(input)?.[1] ?? '',
      ]);
      return send('decide', Object.fromEntries(fields) as Record<string, string>);
    },
  };
};

/** The path that the shop leads to: the first open step, `upTo`. An empty cart is filled first. */
export const readyCart = async (
  page: Page,
  upTo: Step,
  prefix: '' | '/gakuen' = '',
  product?: string,
): Promise<string> => {
  const channel = prefix === '' ? 'minori' : 'gakuen';
  const by = senders(page, prefix, channel, product ?? plentiful[channel]);
  let next = await by.cart();
  for (const step of ['orderer', 'delivery', 'payment', 'confirm'] as const) {
    if (steps.indexOf(step) >= steps.indexOf(upTo)) break;
    next = await by[step]();
  }
  return next;
};

/** The methods of payment, with all before them given. */
export const openPayment = async (page: Page): Promise<void> => {
  await readyCart(page, 'payment');
  await page.goto('/cart/payment');
  await alive(page);
};

/** The final confirmation, to be paid at a convenience store. */
export const openConfirmation = async (page: Page): Promise<void> => {
  await readyCart(page, 'confirm');
  await page.goto('/cart/confirm');
  await alive(page);
};
