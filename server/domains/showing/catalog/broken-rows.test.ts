/** Rows that were there before the database refused what no page can be drawn from. */
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openTestShop, type TestShop } from '../../shop.test-support';
import { testShops } from '../../test-shops.test-support';

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop('two_shops', await testShops());
  await sql`
    alter table products drop constraint products_axes_shape, drop constraint products_data_shape,
      drop constraint products_badges_shape;
    alter table skus drop constraint skus_options_shape;
    alter table product_pictures drop constraint product_pictures_shows_shape;
    alter table size_tables drop constraint size_tables_rows_shape, drop constraint size_tables_columns_shape;
    update products set axes = '[1, {"x": 1}, {"name": "色", "values": [1]}, {"name": "量", "values": ["一"]}]',
      data = '[1, null, {"label": "産地", "value": "岐阜"}]', badges = '{{null,限定},{新,null}}'
      where channel_id = 'test' and key = 'kurikinton';
    update skus set options = options || '{"色": 1}' where channel_id = 'test';
    update product_pictures set shows = '{"色": "赤", "柄": [1], "量": ["一"]}' where channel_id = 'test';
    update size_tables set rows = rows || '[null, {"name": 1, "values": []}]', columns = columns || '{null}'::text[]
  `.execute(shop.db);
});
afterAll(() => shop.close());

it('a broken row is in its lists, without what is broken', async () => {
  const { data } = await shop.get('catalog.products', {});
  expect(data).toHaveLength(5);
  expect(data.find(({ key }) => key === 'kurikinton')).toMatchObject({ axes: ['量'], badges: ['限定', '新'] });
});

it('a broken product has a page, without what is broken', async () => {
  for (const { key } of (await shop.get('catalog.products', {})).data) {
    const product = await shop.get('catalog.product', { params: { key } });
    for (const { options } of product.product_model.products) expect(options).not.toHaveProperty('色');
    for (const { shows } of product.pictures) expect(shows).toEqual({ 量: ['一'] });
    if (key === 'kurikinton')
      expect(product).toMatchObject({
        data: [{ label: '産地', value: '岐阜' }],
        product_model: { axes: [{ name: '量', values: ['一'] }] },
      });
  }
});

it('what is bought of it is in the cart', async () => {
  const { product_model: model } = await shop.get('catalog.product', { params: { key: 'kurikinton' } });
  const products = [{ sku_id: model.products[0]?.id ?? 0, quantity: 1 }];
  const { status, body } = await shop.ask('cart.addProducts', { body: { products } });
  expect(status).toBe(200);
  expect(JSON.stringify(body)).not.toContain('"色"');
});
