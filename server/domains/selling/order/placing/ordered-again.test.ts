/** An order that is put into a cart again: the cart names what of it is not in it. */
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { sql } from 'kysely';
import type { Cart } from '../../../../../schemas/cart/cart';
import { openSales, type Sales } from '../order.test-support';
import { fieldsOfName } from '../../cart/options/fields.test-support';
import { askerHeaders } from '../shoppers.test-support';

vi.setConfig({ testTimeout: 60_000 });

let sales: Sales;

/** The shop sews names onto the tea, or does no more. */
const offerName = (isActive: boolean) =>
  sales.db.updateTable('services').set({ is_active: isActive }).where('key', '=', 'name').execute();

const sellWithName = async (): Promise<void> => {
  const { token } = await sales.readyCart({ sku: 'SE-01' });
  const { detail } = (await sales.ask('GET', `/v1/carts/${token}`)).body as Pick<Cart, 'detail'> & object;
  const lineKey = detail.products[0]?.key;
  const accessories = [{ line_key: lineKey, option_key: 'name', details: { name: '太郎', face: 'mincho' } }];
  const { body } = await sales.ask('PATCH', '/v1/carts/accessories/add', { token, accessories });
  expect((await sales.decide({ token, fingerprint: String(body.fingerprint) })).status).toBe(200);
};

const ids = new Map<string, number>();
const idOf = (sku: string): number => ids.get(sku) ?? 0;

beforeAll(async () => {
  sales = await openSales();
  for (const sku of ['SE-01', 'SH-01', 'YO-01']) ids.set(sku, await sales.setStock(sku, 100));
  for (const sku of ['SE-01', 'SH-01']) expect((await sales.decide(await sales.readyCart({ sku }))).status).toBe(200);
  const service = { channel_id: 'test', key: 'name', kind: 'embroidery', name: '内側のネーム刺繍' } as const;
  await sales.db
    .insertInto('services')
    .values({ ...service, description: '', price_jpy: 660, fields: JSON.stringify(fieldsOfName) })
    .execute();
  await sql`
    insert into product_services (channel_id, product_id, service_id)
    select s.channel_id, s.product_id, o.id from skus s join services o on o.channel_id = s.channel_id and o.key = 'name'
    where s.id = ${idOf('SE-01')}
  `.execute(sales.db);
  await sellWithName();
  await offerName(false);
});
afterAll(() => sales.close());

const again = async (products: readonly object[]) => {
  const wanted = [{ sku_id: idOf('SE-01'), quantity: 1 }, ...products];
  return sales.ask('PATCH', '/v1/carts/products/add', { products: wanted, takes_fewer: true });
};

/** It is sold no more, or again. */
const hide = (sku: string, isActive = false) =>
  sales.db.updateTable('skus').set({ is_active: isActive }).where('id', '=', idOf(sku)).execute();

const nameOf = async (sku: string): Promise<string> => {
  const named = sales.db.selectFrom('skus').innerJoin('products', 'products.id', 'skus.product_id');
  return (await named.select('products.name').where('skus.id', '=', idOf(sku)).executeTakeFirstOrThrow()).name;
};

describe('a cart that an order is put into again', () => {
  it('has them without options that are done no more, and names those, with goods that are not in it', async () => {
    const [tea, other] = [await nameOf('SE-01'), await nameOf('SH-01')];
    await hide('SH-01');
    const option = (key: string) => ({ key, details: { name: '太郎' } });
    const { status, body } = await again([
      { sku_id: idOf('SH-01'), quantity: 1 },
      { sku_id: idOf('SE-01'), quantity: 2, options: [option('name')] },
      { sku_id: idOf('SH-01'), quantity: 2, options: [option('name')] },
    ]);
    expect([status, body.count]).toEqual([200, 3]);
    expect(body.join_note).toBe(
      `ただいまお求めいただけないため、次の商品はカートに入っていません：「${other}」。ただいま承れないため、次のご指定はカートに入っていません：「${tea}」の「内側のネーム刺繍」。`,
    );
    const gone = await again([{ sku_id: idOf('SE-01'), quantity: 1, options: [option('gone')] }]);
    expect(gone.body.join_note).toContain(`「${tea}」の「オプション」。`);
    await hide('SH-01', true);
  });

  it('names nothing that the shop has never shown', async () => {
    await hide('YO-01');
    const hidden = [idOf('YO-01'), 999_999].map((id) => ({ sku_id: id, quantity: 1 }));
    expect((await again(hidden)).body.join_note).toBe(
      'ただいまお求めいただけないため、次の商品はカートに入っていません：販売を終了した商品。',
    );
    await hide('YO-01', true);
  });

  it('names what it has sold as it was called then, and no option that it has never offered with it', async () => {
    const other = await nameOf('SH-01');
    await hide('SH-01');
    const rename = (name: string) =>
      sales.db
        .updateTable('products')
        .set({ name })
        .where('name', '=', name === other ? '極秘' : other)
        .execute();
    await rename('極秘');
    await sql`insert into services (channel_id, key, kind, name, description, price_jpy, fields, is_active)
      values ('test', 'secret', 'embroidery', '極秘の刺繍', '', 1, '[]', false)`.execute(sales.db);
    await sql`insert into product_services (channel_id, product_id, service_id)
      select 'test', s.product_id, o.id from skus s, services o where s.id = ${idOf('SE-01')} and o.key = 'secret'`.execute(
      sales.db,
    );
    const { body } = await again([
      { sku_id: idOf('SH-01'), quantity: 1 },
      { sku_id: idOf('SE-01'), quantity: 1, options: [{ key: 'secret', details: {} }] },
    ]);
    await rename(other);
    await hide('SH-01', true);
    expect(body.join_note).toContain(`「${other}」`);
    expect(body.join_note).toContain(`「${await nameOf('SE-01')}」の「オプション」`);
    expect(body.join_note).not.toContain('極秘');
  });

  it('is none where none of it can be had, and says so of the first', async () => {
    const gone = { sku_id: 999_999, quantity: 1 };
    const { status, body } = await sales.ask('PATCH', '/v1/carts/products/add', {
      products: [gone, gone],
      takes_fewer: true,
    });
    expect([status, body.code]).toEqual([422, 'cart.update_products.product_not_found']);
    expect(Object.keys(body.errors as object)).toEqual(['products.0.sku_id']);
  });
});

describe('its note', () => {
  const add = async (quantity: number, rest: object = {}) => {
    const products = [{ sku_id: idOf('SE-01'), quantity }];
    return sales.ask('PATCH', '/v1/carts/products/add', { products, ...rest });
  };

  /** As pieces to which different things were done. */
  const addTwice = async (rest: object) => {
    const one = { sku_id: idOf('SE-01'), quantity: 1 };
    return sales.ask('PATCH', '/v1/carts/products/add', { products: [one, one], ...rest });
  };

  it('says of what fewer are left, once, that those alone are in it', async () => {
    await sales.setStock('SE-01', 2);
    const name = await nameOf('SE-01');
    expect((await add(3)).status).toBe(422);
    await hide('SH-01');
    const wanted = [
      { sku_id: idOf('SE-01'), quantity: 3 },
      { sku_id: idOf('SH-01'), quantity: 1 },
    ];
    const { body } = await sales.ask('PATCH', '/v1/carts/products/add', { products: wanted, takes_fewer: true });
    await hide('SH-01', true);
    expect(body).toMatchObject({ count: 2 });
    expect(body.join_note).toMatch(
      new RegExp(`^「${name}」は残り2点のため、2点だけカートに入れました。ただいま.*「${await nameOf('SH-01')}」。$`),
    );
    await sales.setStock('SE-01', 3);
    const more = (await add(3, { takes_fewer: true, token: body.token })).body;
    expect(more).toMatchObject({
      count: 3,
      join_note: `「${name}」は残り3点のため、1点だけカートに入れました（すでにカートに2点入っています）。`,
    });
    // None is left but what it has: nothing has come in.
    const none = await addTwice({ takes_fewer: true, token: body.token });
    const message = `「${name}」は残り3点のため、カートに追加していません（すでにカートに3点入っています）。`;
    expect(none).toMatchObject({ status: 422, body: { message, errors: { products: [{ message }] } } });
    await sales.setStock('SE-01', 4);
    expect((await addTwice({ takes_fewer: true, token: body.token })).body).toMatchObject({
      count: 4,
      join_note: `「${name}」は残り4点のため、1点だけカートに入れました（すでにカートに3点入っています）。`,
    });
    await sales.setStock('SE-01', 0);
    const { body: other } = await sales.ask('POST', '/v1/carts/init', {});
    expect((await add(1, { takes_fewer: true, token: other.token })).status).toBe(422);
    await sales.setStock('SE-01', 3);
  });

  it('names the limit of an order', async () => {
    await sales.setStock('SE-01', 100);
    const { max_quantity: most } = await sales.db
      .selectFrom('skus')
      .innerJoin('products', 'products.id', 'skus.product_id')
      .select('max_quantity')
      .where('skus.id', '=', idOf('SE-01'))
      .executeTakeFirstOrThrow();
    const { body } = await add(most - 1);
    expect((await add(2, { takes_fewer: true, token: body.token })).body.join_note).toBe(
      `「${await nameOf('SE-01')}」のご注文は一度に${most}点までのため、1点だけカートに入れました（すでにカートに${most - 1}点入っています）。`,
    );
    await sales.setStock('SE-01', 3);
  });

  it('goes when what is missing comes in', async () => {
    await hide('SH-01');
    const products = [{ sku_id: idOf('SH-01'), quantity: 1 }];
    const { body } = await again(products);
    expect(body.join_note).toContain('カートに入っていません');
    await hide('SH-01', true);
    const { body: whole } = await sales.ask('PATCH', '/v1/carts/products/add', { products, token: body.token });
    expect(whole).not.toHaveProperty('join_note');
  });
});

describe('what goes in under one key', () => {
  const key = 'k'.repeat(32);
  const [tea, other] = ['SE-01', 'YO-01'];
  /** Three of one and two of the other, once more. */
  const press = async (cart: string, rest: object = {}) => {
    const wanted = [
      { sku_id: idOf(tea), quantity: 3 },
      { sku_id: idOf(other), quantity: 2 },
    ];
    const payload = { token: cart, products: wanted, takes_fewer: true, ...rest };
    const headers = { ...askerHeaders('test'), 'idempotency-key': key };
    const answer = await sales.apps[0].inject({ method: 'PATCH', url: '/v1/carts/products/add', headers, payload });
    return { status: answer.statusCode, body: answer.json<Record<string, unknown>>() };
  };
  const linesOf = ({ body }: { readonly body: unknown }) =>
    (body as Cart).detail.products.map(({ key: line, sku_id: id, quantity }) => ({ line, id, quantity }));
  const pieces = (answer: { readonly body: unknown }) =>
    Object.fromEntries(linesOf(answer).map(({ id, quantity }) => [id === idOf(tea) ? tea : other, quantity]));
  const begin = async () => {
    for (const sku of [tea, other]) await sales.setStock(sku, 100);
    const { body } = await sales.ask('POST', '/v1/carts/init', {});
    return String(body.token);
  };
  const takeOut = async (cart: string, sku: string, quantity = 0) => {
    const line = linesOf(await sales.ask('GET', `/v1/carts/${cart}`)).find(({ id }) => id === idOf(sku))?.line;
    return quantity === 0
      ? sales.ask('PATCH', '/v1/carts/products/delete', { token: cart, ids: [line] })
      : sales.ask('PATCH', '/v1/carts/products/modify', { token: cart, products: [{ key: line, quantity }] });
  };

  it('comes in again as far as it was taken out', async () => {
    const cart = await begin();
    const both = { [tea]: 3, [other]: 2 };
    expect(pieces(await press(cart))).toEqual(both);
    expect(pieces(await press(cart))).toEqual(both);
    expect((await takeOut(cart, tea)).status).toBe(200);
    const again = await press(cart);
    expect(pieces(again)).toEqual(both);
    expect(again.body).not.toHaveProperty('join_note');
    expect((await takeOut(cart, other, 1)).status).toBe(200);
    const answers = await Promise.all([0, 1, 2, 3].map(() => press(cart)));
    for (const answer of answers) expect(pieces(answer)).toEqual(both);
    expect(await press(cart, { takes_fewer: false })).toMatchObject({ status: 409 });
  });

  it('is what could be had then, and is answered where there is no more of it by now', async () => {
    const cart = await begin();
    await sales.setStock(tea, 2);
    expect(pieces(await press(cart))).toEqual({ [tea]: 2, [other]: 2 });
    const twice = await press(cart);
    expect(twice.status).toBe(200);
    expect(pieces(twice)).toEqual({ [tea]: 2, [other]: 2 });
    await takeOut(cart, tea);
    await sales.setStock(tea, 0);
    expect(pieces(await press(cart))).toEqual({ [other]: 2 });
    await sales.setStock(tea, 1);
    expect(pieces(await press(cart))).toEqual({ [tea]: 1, [other]: 2 });
    await sales.setStock(tea, 100);
  });

  it('stays what it was, though something of it that was sold out can be had again', async () => {
    const cart = await begin();
    await sales.setStock(tea, 0);
    const first = await press(cart);
    expect([first.status, pieces(first)]).toEqual([200, { [other]: 2 }]);
    expect(first.body.join_note).toContain('カートに入っていません');
    await sales.setStock(tea, 100);
    const twice = await press(cart);
    expect([twice.status, pieces(twice)]).toEqual([200, { [other]: 2 }]);
    await takeOut(cart, other);
    expect(pieces(await press(cart))).toEqual({ [tea]: 3, [other]: 2 });
  });

  it('stays what it was, though an option of it comes or goes', async () => {
    const named = {
      sku_id: idOf(tea),
      quantity: 1,
      options: [{ key: 'name', details: { name: '太郎', face: 'mincho' } }],
    };
    const linesIn = ({ body }: { readonly body: unknown }) =>
      (body as Cart).detail.products.map(({ quantity, accessories = [] }) => [quantity, accessories.length]);
    for (const isOffered of [false, true]) {
      const cart = await begin();
      await offerName(isOffered);
      const asked = { products: [named] };
      const first = linesIn(await press(cart, asked));
      expect(first).toEqual([[1, isOffered ? 1 : 0]]);
      await offerName(!isOffered);
      expect(linesIn(await press(cart, asked))).toEqual(first);
    }
    await offerName(false);
  });

  it('is no more than came in, whatever was there before', async () => {
    const cart = await begin();
    await sales.ask('PATCH', '/v1/carts/products/add', { token: cart, products: [{ sku_id: idOf(tea), quantity: 3 }] });
    await sales.setStock(tea, 4);
    expect(pieces(await press(cart))).toEqual({ [tea]: 4, [other]: 2 });
    await takeOut(cart, tea, 1);
    await sales.setStock(tea, 100);
    expect(pieces(await press(cart))).toEqual({ [tea]: 1, [other]: 2 });
    await takeOut(cart, tea);
    expect(pieces(await press(cart))).toEqual({ [tea]: 1, [other]: 2 });
  });

  it('comes in again as it was, though others of its kind are there', async () => {
    await offerName(true);
    const cart = await begin();
    const named = (name: string) => ({
      sku_id: idOf(tea),
      quantity: 1,
      options: [{ key: 'name', details: { name, face: 'mincho' } }],
    });
    const products = [named('太郎'), named('花子'), { sku_id: idOf(other), quantity: 1 }];
    const namesOf = ({ body }: { readonly body: unknown }) =>
      (body as Cart).detail.products.map(({ quantity, accessories }) => [accessories?.[0]?.details.name, quantity]);
    const all = [['太郎', 1], ['花子', 1], [undefined, 1]]; // prettier-ignore
    const first = await press(cart, { products });
    expect(namesOf(first)).toEqual(all);
    await sales.ask('PATCH', '/v1/carts/products/delete', { token: cart, ids: [linesOf(first)[0]?.line] });
    expect(namesOf(await press(cart, { products })).sort()).toEqual([...all].sort());
  });

  it('comes in again though something else of it is sold out', async () => {
    const cart = await begin();
    await press(cart);
    await takeOut(cart, tea);
    await takeOut(cart, other, 1);
    await sales.setStock(tea, 0);
    expect(pieces(await press(cart))).toEqual({ [other]: 2 });
    await sales.setStock(tea, 100);
  });

  it('is one thing: another one under the same key is refused, as long as any of the first is there', async () => {
    const cart = await begin();
    await press(cart);
    expect(await press(cart, { products: [{ sku_id: idOf('SH-01'), quantity: 1 }] })).toMatchObject({ status: 409 });
    expect(pieces(await press(cart))).toEqual({ [tea]: 3, [other]: 2 });
  });
});
