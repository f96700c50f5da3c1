/** A shopper with a cart, for tests: asks the calls of the cart and checks that the answers are carts. */
import type { Orderer, ShippingAddress } from '../../../../schemas/address/address';
import type { Cart } from '../../../../schemas/cart/cart';
import type { CardToken } from '../../../../schemas/payments/payment';
import type { CallId } from '../../../../schemas/shop-contract';
import type { RawAnswer } from '../../../http/compiled-call';
import type { AskOptions, TestShop } from '../../shop.test-support';
import type { WantedDivision } from './cart.types';

export const orderer: Orderer = {
  last_name: '山田',
  first_name: '花子',
  last_name_kana: 'ヤマダ',
  first_name_kana: 'ハナコ',
  email: 'hanako@example.jp',
  phone_number: '09012345678',
  postal_code: '5090207',
  prefecture: '岐阜県',
  city: '可児市',
  address1: '今渡1-2-3',
  address2: '',
};

export const otherAddress: ShippingAddress = {
  shipping_last_name: '鈴木',
  shipping_first_name: '一郎',
  shipping_kana: 'スズキ　イチロウ',
  postal_code: '060-0001',
  prefecture: '北海道',
  city: '札幌市中央区',
  address1: '北一条西2丁目',
  address2: '第二ビル3階',
  phone_number: '011-222-3333',
};

export const card: CardToken = {
  token: 'tok_test_0123456789',
  masked_number: '************4242',
  expiration: '202912',
  name: 'HANAKO YAMADA',
};

/** The key of the address that a cart has from its beginning. */
export const firstPlace = ({ detail }: Cart): string => detail.shippings[0]?.key ?? '';

/** Changes that need nothing but the cart's token besides their own body. */
type ChangeId = Extract<
  CallId,
  `cart.${'reset' | 'resetShippings' | 'chooseDelivery' | `${'add' | 'modify' | 'delete' | 'divide'}${string}`}`
>;

const allow = async ({ db, versions }: TestShop, key: string, isAllowed: boolean): Promise<void> => {
  const value = JSON.stringify(isAllowed);
  await db
    .insertInto('settings')
    .values({ channel_id: 'test', key, value })
    .onConflict((conflict) => conflict.columns(['channel_id', 'key']).doUpdateSet({ value }))
    .execute();
  await versions.refresh();
};

/** Whether the shop sends the goods of one cart to several addresses. */
export const allowSeveral = (shop: TestShop, isAllowed: boolean): Promise<void> =>
  allow(shop, 'ORDER.SHIPPING.IS_ALLOW_MULTIPLE', isAllowed);

export const allowGifts = (shop: TestShop, isAllowed: boolean): Promise<void> =>
  allow(shop, 'ORDER.SOCIAL_GIFT.IS_USE', isAllowed);

export interface Shopper {
  skuId(sku: string, channel?: string): Promise<number>;
  methodId(code: string): Promise<number>;
  /** The answer, whatever it is. */
  ask(call: CallId, body: object, options?: AskOptions): Promise<RawAnswer>;
  /** The cart after a change; fails on a refusal. */
  change(call: ChangeId, body: object, options?: AskOptions): Promise<Cart>;
  /** Pieces of SKUs by shipping, as a division takes them: `{ 'SE-01': { [first]: 2, [second]: 1 } }`. */
  divisions(wanted: Readonly<Record<string, Readonly<Record<string, number>>>>): Promise<WantedDivision[]>;
  /** A new cart with these SKUs. */
  cartWith(wanted: Readonly<Record<string, number>>, options?: AskOptions): Promise<Cart>;
  /** A cart that could be ordered: paid by cash on delivery unless another method is named. */
  completeCart(wanted: Readonly<Record<string, number>>, method?: string): Promise<Cart>;
  see(token: string, options?: AskOptions): Promise<Cart>;
}

const divisionsBy =
  (skuId: Shopper['skuId']): Shopper['divisions'] =>
  (wanted) =>
    Promise.all(
      Object.entries(wanted).map(async ([sku, shares]) => ({
        sku_id: await skuId(sku),
        quantities: Object.entries(shares).map(([shipping_key, quantity]) => ({ shipping_key, quantity })),
      })),
    );

export function shopperOf(shop: TestShop): Shopper {
  const ask: Shopper['ask'] = (call, body, options) => shop.ask(call, { body }, options);

  const ids = new Map<string, Promise<number>>();
  const remember = (key: string, find: () => Promise<{ id: number }>): Promise<number> => {
    const id = ids.get(key) ?? find().then((row) => row.id);
    ids.set(key, id);
    return id;
  };

  const skuId: Shopper['skuId'] = (sku, channel = 'test') =>
    remember(`sku ${channel} ${sku}`, () =>
      shop.db
        .selectFrom('skus')
        .select('id')
        .where('channel_id', '=', channel)
        .where('sku', '=', sku)
        .executeTakeFirstOrThrow(),
    );

  const methodId: Shopper['methodId'] = (code) =>
    remember(`method ${code}`, () =>
      shop.db
        .selectFrom('payment_methods')
        .select('id')
        .where('channel_id', '=', 'test')
        .where('code', '=', code)
        .executeTakeFirstOrThrow(),
    );

  const change: Shopper['change'] = async (call, body, options) => {
    const { status, body: answer } = await ask(call, body, options);
    if (status !== 200) throw new Error(`${call} answered ${status}: ${JSON.stringify(answer)}`);
    // The dispatch has checked it against the schema of Cart.
    return answer as Cart;
  };

  const cartWith: Shopper['cartWith'] = async (wanted, options) => {
    const products = await Promise.all(
      Object.entries(wanted).map(async ([sku, quantity]) => ({ sku_id: await skuId(sku), quantity })),
    );
    return change('cart.addProducts', { products }, options);
  };

  return {
    skuId,
    methodId,
    ask,
    change,
    divisions: divisionsBy(skuId),
    cartWith,
    async completeCart(wanted, method = 'cod') {
      const { token } = await cartWith(wanted);
      await change('cart.modifyOrder', { token, orderer });
      const payment_id = await methodId(method);
      const cart = await change('cart.modifyOrder', { token, payment_id, ...(method === 'card' ? { card } : {}) });
      const packings = cart.detail.shippings.flatMap((shipping) =>
        shipping.packings.map(({ key }) => ({ key, delivery_at: null, delivery_timezone_key: 'none' })),
      );
      return change('cart.modifyPackings', { token, packings });
    },
    see: (token, options) => shop.get('cart.cart', { params: { token } }, options),
  };
}
