/** What was filled in of options stays with its goods, and is held against the shop's rules, wherever the goods go. */
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Cart } from '../../../../../schemas/cart/cart';
import type { OptionField } from '../../../../../schemas/catalog/product-option';
import { bodyOf, type MembersShop, openMembers, right } from '../../../members/members.test-support';
import { giftWords } from '../../order/shoppers.test-support';
import { fieldsOfName } from './fields.test-support';

vi.setConfig({ testTimeout: 120_000, hookTimeout: 120_000 });

let shop: MembersShop;
let skuId: number;
const prices = { kaisho: 660, mincho: 770 } as const;

/** What the shop asks for from now on. */
const ask = (fields: readonly OptionField[]) =>
  shop.db
    .updateTable('services')
    .set({ fields: JSON.stringify(fields) })
    .where('key', '=', 'name')
    .execute();
const withoutMincho = fieldsOfName.map((field) =>
  'choices' in field ? { ...field, choices: field.choices.filter(({ value }) => value !== 'mincho') } : field,
);

beforeAll(async () => {
  shop = await openMembers();
  const sku = await shop.db
    .selectFrom('skus')
    .select(['id', 'product_id'])
    .where('channel_id', '=', 'test')
    .where('sku', '=', 'SE-01')
    .executeTakeFirstOrThrow();
  skuId = sku.id;
  const service = await shop.db
    .insertInto('services')
    .values({
      ...{
        channel_id: 'test',
        key: 'name',
        kind: 'embroidery',
        name: 'ネーム刺繍',
        description: '',
        price_jpy: prices.kaisho,
      },
      fields: JSON.stringify(fieldsOfName),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  const offer = { channel_id: 'test', product_id: sku.product_id, service_id: service.id };
  await shop.db.insertInto('product_services').values(offer).execute();
  const values = ['ORDER.SHIPPING.IS_ALLOW_MULTIPLE', 'ORDER.SOCIAL_GIFT.IS_USE'];
  await shop.db
    .insertInto('settings')
    .values(values.map((key) => ({ channel_id: 'test', key, value: 'true' })))
    .onConflict((known) => known.columns(['channel_id', 'key']).doUpdateSet({ value: 'true' }))
    .execute();
  const isKnown = async (): Promise<void> => {
    const { body } = await shop.ask('GET', '/v1/settings/front', null);
    expect(body).toMatchObject({ 'ORDER.SOCIAL_GIFT.IS_USE': true });
  };
  await vi.waitFor(isKnown, { timeout: 30_000 });
});
beforeEach(() => ask(fieldsOfName));
afterAll(() => shop.close());

const yamada = { key: 'name', details: { name: '山田', face: 'mincho' } } as const;
const sato = { key: 'name', details: { name: '佐藤', face: 'kaisho' } } as const;
type Done = typeof yamada | typeof sato;

// The app has checked it against the contract.
const cartOf = (answer: Parameters<typeof bodyOf>[0]): Cart => bodyOf(answer) as object as Cart;
const patch = async (path: string, body: object, token?: string) =>
  cartOf(await shop.ask('PATCH', `/v1/carts/${path}`, body, { token }));
const added = (options: object[], quantity: number, cart?: string, token?: string) =>
  patch('products/add', { ...(cart ? { token: cart } : {}), products: [{ sku_id: skuId, quantity, options }] }, token);
/** Of each line its pieces, what was filled in, what it costs, and whether it stands in the way. */
const linesOf = ({ detail }: Cart) =>
  detail.products.map(({ quantity, accessories = [], issue }) => [
    quantity,
    accessories.map(({ details, subtotal }) => [details, subtotal]),
    issue?.is_blocking ?? false,
  ]);
const filledIn = (quantity: number, { details }: Done) => [
  quantity,
  [[details, quantity * prices[details.face]]],
  false,
];
const outdated = (quantity: number, { details }: Done) => [quantity, [[details, 0]], true];

describe('what was filled in of an option', () => {
  it('stays with its goods where a login puts two carts together, each name beside the other', async () => {
    const email = await shop.member();
    const { token } = await shop.login(email);
    const members = await added([yamada], 1, undefined, token);
    const guests = await added([sato], 2);
    await added([yamada], 3, guests.token);
    await ask(withoutMincho);
    const login = await shop.login(email, right, { headers: { 'x-cart-token': guests.token } });
    expect(login.cart_token).toBe(members.token);
    const merged = cartOf(await shop.ask('GET', `/v1/carts/${members.token}`, null, { token: login.token }));
    expect(linesOf(merged)).toEqual([outdated(4, yamada), filledIn(2, sato)]);
    expect(merged.next_step).toBeNull();
  });

  it('goes along with a piece that leaves on another day, and is asked for anew with it', async () => {
    const cart = await added([yamada], 3);
    const { token } = cart;
    const products = [{ key: cart.detail.products[0]?.key, quantity: 1 }];
    const parted = await patch('packings/add', { token, products });
    expect(linesOf(parted)).toEqual([filledIn(2, yamada), filledIn(1, yamada)]);
    await ask(withoutMincho);
    const after = cartOf(await shop.ask('GET', `/v1/carts/${token}`, null));
    expect(linesOf(after)).toEqual([outdated(2, yamada), outdated(1, yamada)]);
    const again = await patch('packings/add', { token, products });
    expect(linesOf(again).every(([, , isBlocked]) => isBlocked)).toBe(true);
    expect(again.detail.order.total_accessories).toBe(0);
  });

  it('goes along into a social gift, and keeps it from being ordered where it does not hold any more', async () => {
    const { token } = await added([yamada], 1);
    const gift = await patch('social/receiver', { token, receiver: giftWords });
    expect(linesOf(gift)).toEqual([filledIn(1, yamada)]);
    await ask(withoutMincho);
    const after = cartOf(await shop.ask('GET', `/v1/carts/${token}`, null));
    expect(linesOf(after)).toEqual([outdated(1, yamada)]);
    const { fingerprint } = after;
    expect(await shop.ask('POST', `/v1/carts/${token}/decision`, { fingerprint })).toMatchObject({
      status: 422,
      body: { code: 'cart.option.invalid' },
    });
  });
});
