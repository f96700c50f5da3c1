/** An order that is put into a cart again: the cart names what of it is not in it. */
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { openSales, type Sales } from '../order.test-support';

vi.setConfig({ testTimeout: 60_000 });

let sales: Sales;
const ids = new Map<string, number>();
const idOf = (sku: string): number => ids.get(sku) ?? 0;

beforeAll(async () => {
  sales = await openSales();
  for (const sku of ['SE-01', 'SH-01', 'YO-01']) ids.set(sku, await sales.setStock(sku, 100));
  for (const sku of ['SE-01', 'SH-01']) expect((await sales.decide(await sales.readyCart({ sku }))).status).toBe(200);
  const service = { channel_id: 'test', key: 'name', kind: 'embroidery', name: '内側のネーム刺繍' } as const;
  await sales.db
    .insertInto('services')
    .values({ ...service, description: '', price_jpy: 660, fields: '[]', is_active: false })
    .execute();
});
afterAll(() => sales.close());

const again = async (left: readonly object[]): Promise<string | undefined> => {
  const products = [{ sku_id: idOf('SE-01'), quantity: 1 }];
  const { status, body } = await sales.ask('PATCH', '/v1/carts/products/add', { products, left_out: left });
  expect(status, JSON.stringify(body)).toBe(200);
  return body.join_note as string | undefined;
};

const nameOf = async (sku: string): Promise<string> => {
  const named = sales.db.selectFrom('skus').innerJoin('products', 'products.id', 'skus.product_id');
  return (await named.select('products.name').where('skus.id', '=', idOf(sku)).executeTakeFirstOrThrow()).name;
};

describe('a cart that an order is put into again', () => {
  it('names options that are done no more, with their goods, and goods that are not in it', async () => {
    const [tea, other] = [await nameOf('SE-01'), await nameOf('SH-01')];
    const left = [{ sku_id: idOf('SE-01'), option_key: 'name' }, { sku_id: idOf('SH-01') }, { sku_id: idOf('SH-01') }];
    expect(await again(left)).toBe(
      `ただいまお求めいただけないため、次の商品はカートに入っていません：「${other}」。ただいま承れないため、次のご指定はカートに入っていません：「${tea}」の「内側のネーム刺繍」。`,
    );
    expect(await again([{ sku_id: idOf('SE-01'), option_key: 'gone' }])).toContain(`「${tea}」の「オプション」。`);
  });

  it('names nothing that the shop has never sold', async () => {
    expect(await again([{ sku_id: idOf('YO-01') }, { sku_id: 999_999 }])).toBeUndefined();
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
    const { body } = await add(3, { takes_fewer: true, left_out: [{ sku_id: idOf('SH-01') }] });
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
    const { body } = await add(1, { left_out: [{ sku_id: idOf('SH-01') }] });
    expect(body.join_note).toContain('カートに入っていません');
    const products = [{ sku_id: idOf('SH-01'), quantity: 1 }];
    const { body: whole } = await sales.ask('PATCH', '/v1/carts/products/add', { products, token: body.token });
    expect(whole).not.toHaveProperty('join_note');
  });
});
