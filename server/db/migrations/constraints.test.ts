import { type Kysely, sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { productLimits } from '../../../schemas/catalog/product';
import { openTestShop, type TestShop } from '../../domains/shop.test-support';
import { testShops } from '../../domains/test-shops.test-support';
import { isReadableHtml, longestHtml, mostMarks } from '../../html/sanitize';
import type { Database } from '../schema';

let shop: TestShop;
let db: Kysely<Database>;
beforeAll(async () => {
  shop = await openTestShop('two_shops', await testShops());
  ({ db } = shop);
});
afterAll(() => shop.close());

const product = `(select id from products where channel_id = 'test' and key = 'yokan')`;

const named = (count: number): string =>
  `(select jsonb_agg(jsonb_build_object('name', n::text, 'values', '[]'::jsonb)) from generate_series(1, ${count}) n)`;
const axesOf = (count: number): string => `update products set axes = ${named(count)} where channel_id = 'test'`;
const axisOf = (
  values: number,
): string => `update products set axes = jsonb_build_array(jsonb_build_object('name', '色',
  'values', (select jsonb_agg(n::text) from generate_series(1, ${values}) n))) where channel_id = 'test'`;
const sizeRowsOf = (count: number): string => `update size_tables set rows = ${named(count)} where channel_id = 'test'`;
/** So that the product has so many SKUs in all. */
const skusTo = (count: number): string => `insert into skus (channel_id, product_id, sku, options, price_jpy)
  select 'test', ${product}, 'many-' || n, jsonb_build_object('番号', n::text), 100
  from generate_series(1, ${count} - (select count(*) from skus where product_id = ${product} and is_active)) n`;

describe('the database refuses', () => {
  it.each([
    ['negative stock', `update stocks set quantity = -1 where channel_id = 'test'`],
    ['more reserved than there is', `update stocks set reserved = quantity + 1 where channel_id = 'test'`],
    ['a negative reservation', `update stocks set reserved = -1 where channel_id = 'test'`],
    ['a negative price', `update skus set price_jpy = -1 where channel_id = 'test'`],
    ['a shown price below zero', `update products set price_min_jpy = -1 where channel_id = 'test'`],
    ['a shown list price below zero', `update products set list_price_jpy = -1 where channel_id = 'test'`],
    ['a highest price below the lowest', `update products set price_max_jpy = 0 where channel_id = 'test'`],
    ['a list price that is not higher', `update skus set list_price_jpy = price_jpy where channel_id = 'test'`],
    ['two SKUs with one number', `update skus set sku = 'YO-01' where channel_id = 'test' and sku = 'SE-01'`],
    ['two variants with the same options', `update skus set options = '{}' where channel_id = 'test' and sku like 'KK-%'`],
    ['six stars', `update reviews set rating = 6 where channel_id = 'test'`],
    ['no stars', `update reviews set rating = 0 where channel_id = 'test'`],
    ['another tax class', `update products set tax_class = 'none' where channel_id = 'test'`],
    ['another tax rate', `update tax_rates set percent = 5 where channel_id = 'test'`],
    ['prices kept in another way', `insert into settings values ('test', 'TAX.PRICES', '"untaxed"')`],
    ['prices kept in no way', `insert into settings values ('test', 'TAX.PRICES', 'null')`],
    ['another temperature', `update products set temperature = '極寒' where channel_id = 'test'`],
    ['two products with one key', `update products set key = 'yokan' where channel_id = 'test' and key = 'sencha'`],
    ['a product without a name', `update products set name = '' where channel_id = 'test' and key = 'sencha'`],
    ["a maker of another shop's", `insert into makers (channel_id, key, name) values ('other', 'm', 'm');
      update products set maker_id = (select id from makers where channel_id = 'other') where channel_id = 'test'`],
    ["a picture of another shop's", `insert into product_pictures values ('other', ${product}, 0, (select min(id) from pictures))`],
    ['a product that goes with itself', `insert into product_links values ('test', ${product}, 'related', 0, ${product})`],
    ['another kind of link', `insert into product_links values ('test', ${product}, 'spouse', 0, (select min(id) from products))`],
    ['a category below itself', `update categories set parent_id = id where channel_id = 'test' and key = 'sweets'`],
    ['categories in a ring', `update categories set parent_id = (select id from categories where key = 'namagashi'), level = 3
      where channel_id = 'test' and key = 'sweets'`],
    ['a fourth level', `insert into categories (channel_id, key, level, parent_id, name)
      values ('test', 'deep', 4, (select id from categories where key = 'namagashi'), 'x')`],
    ['two categories with one key', `insert into categories (channel_id, key, level, name) values ('test', 'tea', 1, 'x')`],
    ['an unknown channel', `insert into messages (channel_id, code, title, body_html) values ('no-such', 'a', '', '')`],
    ['two channels at one host', `update channels set host = 'test.localhost' where id = 'other'`],
    ['two channels under one prefix', `update channels set prefix = '/other'`],
    ['a prefix that is no path', `update channels set prefix = 'other/' where id = 'other'`],
    ['a banner that leads to a script', `update banners set url = 'javascript:alert(1)' where channel_id = 'test'`],
    ['a banner that leads to any host', `update banners set url = '//evil.example' where channel_id = 'test'`],
    ['a pop-up that leads to any host', `update popups set url = '//evil.example' where channel_id = 'test'`],
    ['a pop-up whose link has no words', `update popups set url_label = null where key = 'seibo'`],
    ['a colour that is none', `update color_schemes set roles = '{"ink": "#fff"}' where channel_id = 'test'`],
    ['a colour that would be style', `update color_schemes set roles = '{"ink": "red}body{"}' where channel_id = 'test'`],
    ['a colour that is no text', `update color_schemes set roles = '{"ink": 1}' where channel_id = 'test'`],
    ['two chosen colour schemes', `insert into color_schemes (channel_id, key, name, is_selected, loading_color, cursor_color)
      values ('test', 'b', 'b', true, '#000000', '#000000')`],
    ['a colour that is none', `update color_schemes set loading_color = 'red' where channel_id = 'test'`],
    ['a picture outside of its folder', `update pictures set file = '../secret.webp' where channel_id = 'test'`],
    ['an eighth day of the week', `insert into business_weekdays values ('test', 7, true)`],
    ['a static page where a screen stands', `update static_pages set url = '/product' where channel_id = 'test'`],
    ['five axes', axesOf(productLimits.axes + 1)],
    ['an axis of 201 values', axisOf(productLimits.values + 1)],
    ['a size table of 201 rows', sizeRowsOf(productLimits.sizeRows + 1)],
    ['a thousand further SKUs of one product', skusTo(productLimits.variants + 1)],
    ['axes that are none', `update products set axes = '[1, {"x": 1}]' where channel_id = 'test' and key = 'sencha'`],
    ['an axis with a value that is no text', `update products set axes = '[{"name": "色", "values": [["赤"]]}]' where channel_id = 'test'`],
    ['an axis in a list of its own', `update products set axes = '[[{"name": "色", "values": ["赤"]}]]' where channel_id = 'test'`],
    ['data that are none', `update products set data = '[1, null]' where channel_id = 'test'`],
    ['data without a value', `update products set data = '[{"label": "産地"}]' where channel_id = 'test'`],
    ['a badge that is none', `update products set badges = '{null}' where channel_id = 'test'`],
    ['badges in badges', `update products set badges = '{{a},{b}}' where channel_id = 'test'`],
    ['an option that is no text', `update skus set options = '{"色": 1}' where channel_id = 'test' and sku = 'SE-01'`],
    ['a picture that shows what is no list', `update product_pictures set shows = '{"色": "赤"}' where channel_id = 'test'`],
    ['a picture that shows what is no text', `update product_pictures set shows = '{"色": [null]}' where channel_id = 'test'`],
    ['a row of a size table that is none', `update size_tables set rows = '[null]' where channel_id = 'test'`],
    ['a column of a size table that is none', `update size_tables set columns = '{null}' where channel_id = 'test'`],
    ['news of no year', `update news set published_at = '-infinity' where channel_id = 'test'`],
    ['a page that was changed in no year', `update static_pages set updated_at = 'infinity' where channel_id = 'test'`],
    ['HTML that is too long to be read', `update products set detail_html = repeat('あ', 100001) where channel_id = 'test'`],
    ['HTML of too many tags', `update static_pages set body_html = repeat('<b>', 10001) where channel_id = 'test'`],
    ['a static page below the prefix of another channel', `update static_pages set url = '/other' where channel_id = 'test'`],
    ['a static page deep below it', `update static_pages set url = '/other/x' where channel_id = 'test'`],
    ['a static page that browsers take for a host', `update static_pages set url = '//evil.example' where channel_id = 'test'`],
    ['a static page that browsers take for another', `update static_pages set url = '/../x' where channel_id = 'test'`],
    ['a static page where payments are tried out', `update static_pages set url = '/sandbox-payments/x' where channel_id = 'test'`],
    ['a static page that XML cannot name', `update static_pages set url = U&'/\\0001' where channel_id = 'test'`],
    ['a static page that no text can name', `update static_pages set url = U&'/\\FFFE' where channel_id = 'test'`],
    ['a product above all others', `update products set key = '../..' where channel_id = 'test' and key = 'sencha'`],
    ['a product at the address of the list', `update products set key = '..' where channel_id = 'test' and key = 'sencha'`],
    ['a product below another', `update products set key = 'a/b?c#d' where channel_id = 'test' and key = 'sencha'`],
    ['a product that objects have', `update products set key = '__proto__' where channel_id = 'test' and key = 'sencha'`],
    ['a maker with a backslash', `update makers set key = 'a\\b' where channel_id = 'test'`],
    ['a layout of another kind', `insert into layouts (channel_id, kind, page, document) values ('test', 'popup', 'top', '')`],
    ['the deletion of a picture that is shown', `delete from pictures where channel_id = 'test'`],
    ['a negative carriage', `update delivery_rules set carriage_jpy = -1 where channel_id = 'test'`],
    ['a negative fee for cooling', `update delivery_rules set chilled_fee_jpy = -1 where channel_id = 'test'`],
    ['carriage that is free from nothing', `update delivery_rules set free_from_jpy = 0 where channel_id = 'test'`],
    ['a twenty-fifth hour', `update delivery_rules set cutoff_hour = 25 where channel_id = 'test'`],
    ['no day to choose', `update delivery_rules set choosable_days = 0 where channel_id = 'test'`],
    ['two months on the road', `update delivery_rules set transit_days = 60 where channel_id = 'test'`],
    ['a place without the rules that it differs from', `delete from delivery_rules where channel_id = 'test';
      insert into delivery_prefectures (channel_id, prefecture) values ('test', '東京都')`],
    ['two rules for one prefecture', `insert into delivery_prefectures (channel_id, prefecture) values ('test', '北海道')`],
    ['a postal code with a hyphen', `insert into delivery_remote_postal_codes (channel_id, prefix) values ('test', '100-1')`],
    ['another kind of payment', `update payment_methods set kind = 'barter' where channel_id = 'test' and code = 'cod'`],
    ['a card without a payment service', `update payment_methods set service_code = null where channel_id = 'test' and code = 'card'`],
    ['a wallet without a payment service', `update payment_methods set service_code = null where channel_id = 'test' and code = 'wallet'`],
    ['a payment service for cash', `update payment_methods set service_code = 'sandbox' where channel_id = 'test' and code = 'cod'`],
    ['payment in advance without a day', `update payment_methods set pay_within_days = null where channel_id = 'test' and code = 'bank'`],
    ['a transfer to no account', `update payment_methods set instruction = ' ' where channel_id = 'test' and code = 'bank'`],
    ['a day for payment on delivery', `update payment_methods set pay_within_days = 7 where channel_id = 'test' and code = 'cod'`],
    ['a negative fee', `update payment_methods set fee_jpy = -1 where channel_id = 'test' and code = 'cod'`],
    ['two payment methods with one code', `update payment_methods set code = 'bank' where channel_id = 'test' and code = 'cod'`],
    ['another kind of service', `update services set kind = 'massage' where channel_id = 'test'`],
    ['a service at a negative price', `update services set price_jpy = -1 where channel_id = 'test'`],
    ["a service of another shop's", `insert into services (channel_id, key, kind, name, price_jpy) values ('other', 'x', 'card', 'x', 0);
      insert into product_services select 'test', ${product}, id from services where channel_id = 'other'`],
  ])('%s', async (_case, statements) => {
    const tried = db.transaction().execute(async (transaction) => {
      for (const statement of statements.split(';')) await sql.raw(statement).execute(transaction);
      // Nothing of a failed try may stay, nor of one that succeeds against expectation.
      throw new Error('was not refused');
    });
    await expect(tried).rejects.toThrow(/violates|duplicate key/);
  }); // prettier-ignore

  it('but takes what only looks odd, and as much as the contract does', async () => {
    const taken = [
      axesOf(productLimits.axes),
      axisOf(productLimits.values),
      sizeRowsOf(productLimits.sizeRows),
      skusTo(productLimits.variants),
      `update products set key = '栗?1#2 & 3%' where channel_id = 'test' and key = 'sencha'`,
      `update products set axes = '[{"name": "", "values": []}]', data = '[{"label": "", "value": ""}]', badges = '{a,b}' where key = 'shishu'`,
      `update static_pages set url = '/日本/a b/100%/...' where channel_id = 'test'`,
      `update static_pages set url = '/others/x' where channel_id = 'test'`,
      `update products set detail_html = repeat('<b>x</b>', 5000) where channel_id = 'test'`,
      `update news set published_at = '2999-12-31' where channel_id = 'test'`,
    ];
    const trying = db.transaction().execute(async (transaction) => {
      for (const statement of taken) await sql.raw(statement).execute(transaction);
      throw new Error('all were taken');
    });
    await expect(trying).rejects.toThrow('all were taken');
  });

  it('HTML in the same measure as the sanitizer reads it', async () => {
    const texts = [mostMarks, mostMarks + 1]
      .flatMap((count) => ['<'.repeat(count), '&'.repeat(count)])
      .concat([longestHtml, longestHtml + 1].map((count) => 'a'.repeat(count)));
    const taken = texts.map(async (text) => {
      const { rows } = await sql<{ is: boolean }>`select noren_is_readable_html(${text}) as is`.execute(db);
      return rows[0]?.is;
    });
    expect(await Promise.all(taken)).toEqual([true, true, false, false, true, false]);
    expect(texts.map(isReadableHtml)).toEqual([true, true, false, false, true, false]);
  });

  it('takes a broken layout, since an editor must be able to mend it', async () => {
    await sql`insert into layouts (channel_id, kind, page, instance, document) values ('test', 'page', 'top', 'x', '{{{')`.execute(
      db,
    );
  });
});

describe('products carry', () => {
  const summary = async (key: string) =>
    db
      .selectFrom('products')
      .select(['price_min_jpy', 'price_max_jpy', 'list_price_jpy', 'rating_count', 'rating_average'])
      .where('channel_id', '=', 'test')
      .where('key', '=', key)
      .executeTakeFirst();

  it('the prices of their active variants', async () => {
    expect(await summary('kurikinton')).toMatchObject({
      price_min_jpy: 1680,
      price_max_jpy: 4120,
      list_price_jpy: 1980,
    });
    await sql`update skus set is_active = false where channel_id = 'test' and sku = 'KK-06'`.execute(db);
    expect(await summary('kurikinton')).toMatchObject({
      price_min_jpy: 2760,
      price_max_jpy: 4120,
      list_price_jpy: null,
    });
    await sql`delete from skus where channel_id = 'test' and sku like 'KK-%'`.execute(db);
    expect(await summary('kurikinton')).toMatchObject({ price_min_jpy: null, price_max_jpy: null });
    expect((await shop.ask('catalog.product', { params: { key: 'kurikinton' } })).status).toBe(404);
  });

  it('the ratings of their published reviews', async () => {
    await sql`insert into reviews (channel_id, product_id, nickname, rating, title, body, is_published)
      select 'test', id, 'x', 1, '', '', false from products where channel_id = 'test' and key = 'sencha'`.execute(db);
    expect(await summary('sencha')).toMatchObject({ rating_count: 1, rating_average: 3 });
    await sql`update reviews set is_published = true where channel_id = 'test'`.execute(db);
    expect(await summary('sencha')).toMatchObject({ rating_count: 2, rating_average: 2 });
    await sql`delete from reviews where channel_id = 'test'`.execute(db);
    expect(await summary('sencha')).toMatchObject({ rating_count: 0, rating_average: 0 });
  });
});
