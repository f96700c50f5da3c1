/** Shoppers who come as far as the last button, through the API alone: for tests and for `npm run soak`. */
import type { Cart } from '../../../../schemas/cart/cart';
import type { PaymentKind } from '../../../../schemas/payments/payment';
import { sandboxPublicKey } from '../../../sandbox-payments/sandbox-payments';

export interface Answer {
  readonly status: number;
  readonly body: Record<string, unknown>;
}

/** Asks the contract as a browser does; whichever way there is. */
export type AskShop = (method: 'GET' | 'POST' | 'PUT' | 'PATCH', url: string, payload?: object) => Promise<Answer>;

export const cards = {
  approve: '4242424242424242',
  decline: '4000000000000002',
  challenge: '4000002500003155',
  late: '4000000000000259',
  never: '4000000000000341',
  twice: '4000000000000069',
} as const;

export const orderer = {
  last_name: '山田',
  first_name: '花子',
  last_name_kana: 'ヤマダ',
  first_name_kana: 'ハナコ',
  email: 'hanako@example.jp',
  phone_number: '0312345678',
  postal_code: '1000001',
  prefecture: '東京都',
  city: '千代田区',
  address1: '千代田1-1',
  address2: '',
} as const;

export const askerHeaders = (channel: string): Record<string, string> => ({
  'x-requested-with': 'XMLHttpRequest',
  'x-channel-id': channel,
  'x-public-key': sandboxPublicKey,
  'content-type': 'application/json',
});

/** Over HTTP. Status 0: no answer, as when the shop has just died. */
export const askOver =
  (origin: string, channel: string, patienceMs = 20_000, more: Readonly<Record<string, string>> = {}): AskShop =>
  async (method, url, payload) => {
    try {
      const response = await fetch(`${origin}${url}`, {
        method,
        headers: { ...askerHeaders(channel), ...more },
        signal: AbortSignal.timeout(patienceMs),
        ...(payload ? { body: JSON.stringify(payload) } : {}),
      });
      const text = await response.text();
      return { status: response.status, body: text === '' ? {} : (JSON.parse(text) as Answer['body']) };
    } catch (error) {
      return { status: 0, body: { code: String(error) } };
    }
  };

export interface Wish {
  readonly skuId: number;
  readonly quantity?: number;
  readonly pay?: PaymentKind;
  readonly card?: keyof typeof cards;
}

export interface ReadyCart {
  readonly token: string;
  readonly totalJpy: number;
  /** Of the cart as the shopper has seen it. */
  readonly fingerprint: string;
}

/** The body of a 200: the app has checked it against the contract, or it is not our app. */
const bodyIn = <Body>({ status, body }: Answer): Body => {
  if (status !== 200) throw new Error(`${status} ${JSON.stringify(body)}`);
  return body as Body;
};

export const cardToken = async (ask: AskShop, card: keyof typeof cards): Promise<object> =>
  bodyIn(
    await ask('POST', '/sandbox-payments/tokens', {
      ccNumber: cards[card],
      ccName: 'HANAKO YAMADA',
      ccExpiration: '203512',
      securityCode: '123',
    }),
  );

/** Every parcel as early as possible. */
export const choosePackings = async (ask: AskShop, { token, detail }: Cart): Promise<void> => {
  const packings = detail.shippings
    .flatMap((shipping) => shipping.packings)
    .map(({ key }) => ({ key, delivery_at: null, delivery_timezone_key: 'none' }));
  bodyIn(await ask('PATCH', '/v1/carts/packings/modify', { token, packings }));
};

/** The cart as a shopper decides it who sees it now. */
export const readyOf = ({ token, detail, fingerprint }: Cart): ReadyCart => ({
  token,
  totalJpy: detail.order.total_payment,
  fingerprint,
});

const receiver = {
  shipping_last_name: '鈴木',
  shipping_first_name: '一郎',
  shipping_kana: 'スズキ　イチロウ',
  postal_code: '0600001',
  prefecture: '北海道',
  city: '札幌市中央区',
  address1: '北一条西2丁目',
  address2: '',
  phone_number: '0112223333',
} as const;

/** The same for three pieces that go to three addresses, of which the shop says nothing else. */
export const readyAtThree = async (ask: AskShop, wish: Omit<Wish, 'quantity'>): Promise<ReadyCart> => {
  const { token } = await readyCart(ask, { ...wish, quantity: 3 });
  let cart: Cart | null = null;
  for (const address1 of ['北一条西2丁目', '北一条西3丁目'])
    cart = bodyIn<Cart>(await ask('PATCH', '/v1/carts/shippings/add', { token, address: { ...receiver, address1 } }));
  const quantities = (cart?.detail.shippings ?? []).map(({ key }) => ({ shipping_key: key, quantity: 1 }));
  const products = [{ sku_id: wish.skuId, quantities }];
  await choosePackings(ask, bodyIn<Cart>(await ask('PATCH', '/v1/carts/products/divide', { token, products })));
  return seeAgain(ask, { token });
};

/** Looks at the confirmation once more. */
export const seeAgain = async (ask: AskShop, { token }: Pick<ReadyCart, 'token'>): Promise<ReadyCart> =>
  readyOf(bodyIn<Cart>(await ask('GET', `/v1/carts/${token}`)));

/** A cart for which nothing is left but to decide. */
export const readyCart = async (ask: AskShop, { skuId, quantity = 1, pay = 'cod', card }: Wish): Promise<ReadyCart> => {
  const products = [{ sku_id: skuId, quantity }];
  const { token } = bodyIn<Cart>(await ask('PATCH', '/v1/carts/products/add', { products }));
  await choosePackings(ask, bodyIn<Cart>(await ask('PATCH', '/v1/carts/order/modify', { token, orderer })));
  const { data } = bodyIn<{ data: { id: number; kind: string }[] }>(await ask('GET', '/v1/payments'));
  const paymentId = data.find(({ kind }) => kind === pay)?.id;
  const paid = { token, payment_id: paymentId, ...(card ? { card: await cardToken(ask, card) } : {}) };
  const cart = bodyIn<Cart>(await ask('PATCH', '/v1/carts/order/modify', paid));
  if (cart.next_step !== 'confirm') throw new Error(`The cart asks for ${String(cart.next_step)}.`);
  return readyOf(cart);
};

export const giftWords = { receiver_name: '佐藤 さくら', sender_name: '花子より', message: 'おめでとう。' } as const;

/** A card's cart as a social gift: its receiver says where it goes. */
export const readyGift = async (ask: AskShop, skuId: number): Promise<ReadyCart> => {
  const { token } = await readyCart(ask, { skuId, pay: 'card', card: 'approve' });
  return readyOf(bodyIn<Cart>(await ask('PATCH', '/v1/carts/social/receiver', { token, receiver: giftWords })));
};

/** @param room tells one receiver from another */
export const receiveGift = (
  ask: AskShop,
  { token, shippingId }: { readonly token: string; readonly shippingId: number },
  room: string,
): Promise<Answer> =>
  ask('PUT', `/v1/social-gifts/${token}`, {
    ...{ ...receiver, address2: room, id: shippingId, delivery_at: null, delivery_timezone_key: 'none' },
  });

export const decide = (
  ask: AskShop,
  { token, fingerprint }: Pick<ReadyCart, 'token' | 'fingerprint'>,
): Promise<Answer> => ask('POST', `/v1/carts/${token}/decision`, { fingerprint });

/** Some at a time, so that making them is no race of its own. */
export const readyCarts = async (
  ask: AskShop,
  count: number,
  wishOf: (index: number) => Wish,
): Promise<ReadyCart[]> => {
  const ready: ReadyCart[] = [];
  while (ready.length < count) {
    const wishes = Array.from({ length: Math.min(10, count - ready.length) }, (_, index) =>
      wishOf(ready.length + index),
    );
    ready.push(...(await Promise.all(wishes.map((wish) => readyCart(ask, wish)))));
  }
  return ready;
};
