/** Something that is done to the goods cannot be done as it was chosen: whoever decides the cart is told what. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Cart } from '../../../../../schemas/cart/cart';
import { fieldsOfName, fieldsOfNoshi } from '../../cart/options/fields.test-support';
import { openSales, type Sales } from '../order.test-support';
import { type Answer, readyOf, seeAgain } from '../shoppers.test-support';

let sales: Sales;

type Service = 'name-sewn' | 'gift-noshi' | 'gift-box';
const setService = (
  key: Service,
  values: { readonly is_active?: boolean; readonly fields?: string; readonly one_of?: string | null },
) => sales.db.updateTable('services').set(values).where('channel_id', '=', 'test').where('key', '=', key).execute();

beforeAll(async () => {
  sales = await openSales();
  const skuId = await sales.setStock('SE-01', 1000);
  const service = { channel_id: 'test', description: '', price_jpy: 110 } as const;
  const services = await sales.db
    .insertInto('services')
    .values([
      { ...service, key: 'name-sewn', kind: 'embroidery', name: '刺繍', fields: JSON.stringify(fieldsOfName) },
      {
        ...service,
        key: 'gift-noshi',
        kind: 'noshi',
        name: 'のし',
        scope: 'shipping',
        fields: JSON.stringify(fieldsOfNoshi),
      },
      { ...service, key: 'gift-box', kind: 'wrapping', name: '化粧箱', scope: 'shipping', fields: '[]' },
    ])
    .returning('id')
    .execute();
  const { product_id } = await sales.db
    .selectFrom('skus')
    .select('product_id')
    .where('id', '=', skuId)
    .executeTakeFirstOrThrow();
  const offers = services.map(({ id }) => ({ channel_id: 'test', product_id, service_id: id }));
  await sales.db.insertInto('product_services').values(offers).execute();
});
afterAll(() => sales.close());

/** The app has checked it against the contract. */
const cartIn = ({ body }: Answer): Cart => body as Cart & Answer['body'];
const see = async (token: string): Promise<Cart> => cartIn(await sales.ask('GET', `/v1/carts/${token}`));

/** A cart for which nothing is left but to decide, with something done to its goods. */
const readyWith = async (...done: readonly { readonly option_key: string; readonly isOfPlace?: true }[]) => {
  const { token } = await sales.readyCart();
  const { products, shippings } = (await see(token)).detail;
  const accessories = done.map(({ isOfPlace = false, ...one }) => ({
    ...(isOfPlace ? { shipping_key: shippings[0]?.key } : { line_key: products[0]?.key }),
    ...one,
  }));
  const cart = cartIn(await sales.ask('PATCH', '/v1/carts/accessories/add', { token, accessories }));
  expect(cart.next_step).toBe('confirm');
  return readyOf(cart);
};
const sewn = { option_key: 'name-sewn', details: { name: '山田', face: 'kaisho' } };
const noshi = { isOfPlace: true, option_key: 'gift-noshi', details: { giver: '山田' } } as const;
const box = { isOfPlace: true, option_key: 'gift-box', details: {} } as const;

const faultOf = ({ detail }: Cart) =>
  detail.products[0]?.issue?.message ??
  detail.shippings[0]?.accessories?.map(({ fault }) => fault).find((fault) => fault !== null);

const nameTaken = JSON.stringify([{ ...fieldsOfNoshi[0], max_length: 1 }]);

describe('[cart.decision] a cart whose goods cannot be treated as it was chosen', () => {
  it.each([
    ['what the shop does to no goods any more', [sewn], 'name-sewn', { is_active: false }, 'cart.option.not_offered'],
    ['what it does for no address any more', [noshi], 'gift-noshi', { is_active: false }, 'cart.option.not_offered'],
    ['words that are too long by now', [noshi], 'gift-noshi', { fields: nameTaken }, 'cart.option.invalid'],
  ] as const)('is told as the cart says it to whoever has seen that: %s', async (_name, done, key, change, code) => {
    const seen = await readyWith(...done);
    await setService(key, change);
    expect((await sales.decide(seen)).status).not.toBe(200);
    const now = await seeAgain(sales.ask, seen);
    const message = faultOf(await see(seen.token));
    expect(message).toMatch(/^「(刺繍|のし)」/);
    expect(await sales.decide(now)).toMatchObject({ status: 422, body: { code, message } });
    await setService(key, {
      is_active: true,
      ...(key === 'gift-noshi' ? { fields: JSON.stringify(fieldsOfNoshi) } : {}),
    });
    expect(await sales.decide(seen)).toMatchObject({ status: 200 });
  });

  it('is told of two that exclude each other by now', async () => {
    const seen = await readyWith(noshi, box);
    await setService('gift-noshi', { one_of: '包み方' });
    await setService('gift-box', { one_of: '包み方' });
    const now = await seeAgain(sales.ask, seen);
    const message = faultOf(await see(seen.token));
    expect(await sales.decide(now)).toMatchObject({ status: 422, body: { code: 'cart.option.one_only', message } });
    for (const key of ['gift-noshi', 'gift-box'] as const) await setService(key, { one_of: null });
  });

  it('is told of one that the product is not sold without by now', async () => {
    const seen = await sales.readyCart();
    const offers = sales.db
      .updateTable('product_services')
      .where('service_id', 'in', (from) =>
        from.selectFrom('services').select('id').where('key', '=', 'name-sewn').where('channel_id', '=', 'test'),
      );
    await offers.set({ is_required: true }).execute();
    const now = await seeAgain(sales.ask, seen);
    const message = faultOf(await see(seen.token));
    expect(message).toContain('「刺繍」のご指定が必要です。');
    expect(await sales.decide(now)).toMatchObject({ status: 422, body: { code: 'cart.option.required', message } });
    await offers.set({ is_required: false }).execute();
  });
});
