/** Members with cards, in a shop whose sandbox payment service keeps them. */
import { sql } from 'kysely';
import type { UserCard } from '../../../../schemas/card/card';
import type { Cart } from '../../../../schemas/cart/cart';
import { sandboxPublicKey } from '../../../sandbox-payments/sandbox-payments';
import { type Answer, type AskWish, bodyOf, openMembers } from '../../members/members.test-support';
import { type AskShop, cards, choosePackings, orderer } from '../order/shoppers.test-support';

/** Short, so that the cards that answer late or never are waited for in a moment. */
export const sandbox = { apiKey: 'a-key-for-tests-only', timeoutMs: 600, lateMs: 1_400 };
export const path = '/v1/me/user-cards';

const numbers = { ...cards, jcb: '3530111333300000' } as const;
export type CardName = keyof typeof numbers;

/** The body of an answer that the app has checked against the contract. */
const read = <Body>(answer: Pick<Answer, 'status' | 'body'>, wanted = 200): Body => {
  const body: object = bodyOf({ ...answer, cookies: [] }, wanted);
  return body as Body;
};

export const openCards = async () => {
  const shop = await openMembers({ sandboxPayments: sandbox });
  const headers = { 'x-public-key': sandboxPublicKey };

  /** A token of the service for a card that is typed in. */
  const tokenOf = async (name: CardName = 'approve', more: object = {}) => {
    const typed = { ccNumber: numbers[name], ccName: 'HANAKO YAMADA', ccExpiration: '203512', securityCode: '123' };
    return bodyOf(await shop.ask('POST', '/sandbox-payments/tokens', { ...typed, ...more }, { headers }));
  };
  const tryAdd = async (token: string, name?: CardName, more?: object, wish: AskWish = {}) => {
    const { token: typed } = await tokenOf(name, more);
    return shop.ask('POST', path, { token: typed, token_key: 'sandbox' }, { ...wish, token });
  };
  /** For the cart, and the member's once it has paid. */
  const addUnpaid = async (token: string, name?: CardName): Promise<UserCard> => {
    const { token: typed } = await tokenOf(name);
    const body = { token: typed, token_key: 'sandbox', until_paid: true };
    return read<UserCard>(await shop.ask('POST', path, body, { token }), 201);
  };
  /** A registered cart of the member for which only the payment is left. */
  const cartOf = async (token: string): Promise<Cart> => {
    const ask: AskShop = (method, url, payload) => shop.ask(method, url, payload ?? null, { token });
    const sku = shop.db.selectFrom('skus').select('id').where('sku', '=', 'SE-01').where('channel_id', '=', 'test');
    const products = [{ sku_id: (await sku.executeTakeFirstOrThrow()).id, quantity: 1 }];
    const { token: cart } = read<Cart>(await ask('PATCH', '/v1/carts/products/add', { products }));
    await choosePackings(ask, read<Cart>(await ask('PATCH', '/v1/carts/order/modify', { token: cart, orderer })));
    return read<Cart>(await ask('GET', `/v1/carts/${cart}`));
  };
  const paymentId = async (): Promise<number> => {
    const { data } = bodyOf(await shop.ask('GET', '/v1/payments'));
    const methods = data as readonly { readonly id: number; readonly kind: string }[];
    return methods.find(({ kind }) => kind === 'card')?.id ?? 0;
  };
  return {
    ...shop,
    tokenOf,
    tryAdd,
    addUnpaid,
    cartOf,
    login: async (): Promise<string> => (await shop.login(await shop.member())).token,
    add: async (token: string, name?: CardName, more?: object): Promise<UserCard> =>
      read<UserCard>(await tryAdd(token, name, more), 201),
    list: async (token: string): Promise<UserCard[]> =>
      bodyOf(await shop.ask('GET', path, null, { token })).data as UserCard[],
    /** Chooses a saved card for the cart. */
    choose: async (token: string, cart: Cart, id: number) =>
      shop.ask(
        'PATCH',
        '/v1/carts/order/modify',
        { token: cart.token, payment_id: await paymentId(), user_card_id: id },
        { token },
      ),
    see: async (token: string, { token: cart }: Pick<Cart, 'token'>) =>
      read<Cart>(await shop.ask('GET', `/v1/carts/${cart}`, null, { token })),
    decide: (token: string, { token: cart, fingerprint }: Cart, wish: AskWish = {}) =>
      shop.ask('POST', `/v1/carts/${cart}/decision`, { fingerprint }, { ...wish, token }),
    /** References that the payment service keeps cards under. */
    kept: async (): Promise<readonly string[]> => {
      const { rows } = await sql<{ reference: string }>`
        select reference from sandbox_payments.kept_cards order by created_at, reference
      `.execute(shop.db);
      return rows.map(({ reference }) => reference);
    },
    unwanted: () => shop.db.selectFrom('unwanted_cards').selectAll().orderBy('reference').execute(),
  };
};

export type CardsShop = Awaited<ReturnType<typeof openCards>>;
