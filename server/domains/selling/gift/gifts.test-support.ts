/** A shop that sells social gifts, whoever buys them, and whoever receives them. */
import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import { vi } from 'vitest';
import type { Cart } from '../../../../schemas/cart/cart';
import type { TemporaryOrder } from '../../../../schemas/order/order';
import { openFulfilling } from '../order/desk/fulfilling.test-support';
import type { Answer } from '../order/shoppers.test-support';
import { type cards, orderer } from '../order/shoppers.test-support';

export const words = {
  receiver_name: '佐藤 さくら',
  sender_name: '山田 花子',
  message: 'お誕生日おめでとう。\nよい一年を。',
};

export const sakura = {
  shipping_last_name: '佐藤',
  shipping_first_name: 'さくら',
  shipping_kana: 'サトウ　サクラ',
  postal_code: '5090207',
  prefecture: '岐阜県',
  city: '可児市',
  address1: '今渡7-7-7',
  address2: '桜荘201',
  phone_number: '08077776666',
} as const;

export interface Asked {
  readonly receiver?: string | undefined;
  readonly cartToken?: string;
  readonly channel?: string;
  readonly app?: 0 | 1;
}

export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH';

export interface Ordered {
  readonly id: number;
  readonly orderNo: string;
  readonly publicId: string;
  readonly cartToken: string;
  /** Of the gift's link. */
  readonly token: string;
  readonly shippingId: number;
  readonly total: number;
}

const headersOf = ({ receiver, cartToken, channel = 'test' }: Asked): Record<string, string> => ({
  'x-requested-with': 'XMLHttpRequest',
  'x-channel-id': channel,
  'content-type': 'application/json',
  ...(receiver === undefined ? {} : { 'x-gift-receiver': receiver }),
  ...(cartToken === undefined ? {} : { 'x-cart-token': cartToken }),
});

const asking =
  (apps: readonly FastifyInstance[]) =>
  async (method: Method, url: string, payload?: object, asked: Asked = {}): Promise<Answer> => {
    const headers = headersOf(asked);
    const app = apps[asked.app ?? 0];
    if (!app) throw new Error('No such app.');
    const answer = await app.inject(payload ? { method, url, headers, payload } : { method, url, headers });
    return { status: answer.statusCode, body: answer.json<Answer['body']>() };
  };

const ok = <Body>({ status, body }: Answer): Body => {
  if (status !== 200) throw new Error(`${status} ${JSON.stringify(body)}`);
  return body as Body;
};

export const openGifts = async () => {
  const sales = await openFulfilling();
  const ask = asking(sales.apps);
  await sql`insert into settings (channel_id, key, value) values ('test', 'ORDER.SOCIAL_GIFT.IS_USE', 'true')`.execute(
    sales.db,
  );
  await sql`update delivery_rules set gift_carriage_jpy = 900 where channel_id = 'test'`.execute(sales.db);
  await sql`update delivery_prefectures set takes_gifts = false
    where channel_id = 'test' and prefecture = '沖縄県'`.execute(sales.db);
  // Each app hears of it in its own time.
  for (const app of [0, 1] as const)
    await vi.waitFor(async () => {
      const { body } = await ask('GET', '/v1/settings/front', undefined, { app });
      if (body['ORDER.SOCIAL_GIFT.IS_USE'] !== true) throw new Error('Gifts are not sold yet.');
    });

  /** A cart for which nothing is left but to decide. */
  const giftCart = async (card: keyof typeof cards = 'approve', quantity = 1): Promise<Cart> => {
    const products = [{ sku_id: sales.skuId, quantity }];
    const { token } = ok<Cart>(await ask('PATCH', '/v1/carts/products/add', { products }));
    ok(await ask('PATCH', '/v1/carts/order/modify', { token, orderer }));
    ok(await ask('PATCH', '/v1/carts/social/receiver', { token, receiver: words }));
    const { data } = ok<{ data: { id: number; kind: string }[] }>(await ask('GET', '/v1/payments'));
    const payment_id = data.find(({ kind }) => kind === 'card')?.id;
    return ok<Cart>(
      await ask('PATCH', '/v1/carts/order/modify', { token, payment_id, card: await sales.tokenOf(card) }),
    );
  };

  const orderOf = async (cart: Cart): Promise<Ordered> => {
    const { id: publicId, order_no: orderNo } = (await sales.decide(cart)).body;
    const shown = await ask('GET', `/v1/orders/temporary/${String(publicId)}`, undefined, { cartToken: cart.token });
    const link = ok<TemporaryOrder>(shown).social_gift?.link ?? '';
    const { id, total_payment_jpy: total } = await sales.order(orderNo);
    const [shipping] = await sales.rows(`select id from order_shippings where order_id = ${id}`);
    return {
      ...{ id, orderNo: String(orderNo), publicId: String(publicId), cartToken: cart.token, total },
      token: link.split('/')[2] ?? '',
      shippingId: Number(shipping?.id),
    };
  };

  return {
    ...sales,
    ask,
    giftCart,
    orderOf,
    given: async (quantity = 1) => orderOf(await giftCart('approve', quantity)),
    checkShipping: (gift: Pick<Ordered, 'token'>, address: object = sakura, asked: Asked = {}) =>
      ask('POST', '/v1/social-gifts/check/shipping', { token: gift.token, ...address }, asked),
    receive: (gift: Pick<Ordered, 'token' | 'shippingId'>, changes: object = {}, asked: Asked = {}) => {
      const body = { id: gift.shippingId, ...sakura, delivery_at: null, delivery_timezone_key: 'none', ...changes };
      return ask('PUT', `/v1/social-gifts/${gift.token}`, body, asked);
    },
    /** Its time passes, by the database's clock. */
    age: async ({ id }: Pick<Ordered, 'id'>, days: number) => {
      await sql`update social_gifts set expires_at = expires_at - ${days}::integer * interval '1 day'
        where order_id = ${id}`.execute(sales.db);
      await sql`update orders set ordered_at = ordered_at - ${days}::integer * interval '1 day'
        where id = ${id}`.execute(sales.db);
    },
    giftStatus: async ({ id }: Pick<Ordered, 'id'>) =>
      (await sales.rows(`select status from social_gifts where order_id = ${id}`))[0]?.status,
  };
};

export type GiftShop = Awaited<ReturnType<typeof openGifts>>;
