import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTestShop, type TestShop } from '../../../shop.test-support';
import { testShops } from '../../../test-shops.test-support';
import { shopperOf } from '../cart.test-support';
import { pictureOfOther } from './picture';

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop('two_shops', await testShops());
});
afterAll(() => shop.close());

/** What the pictures of the chestnut sweets show, in their order. */
const setShows = async (...shows: Readonly<Record<string, readonly string[]>>[]): Promise<void> => {
  for (const [position, shown] of shows.entries())
    await sql`update product_pictures set shows = ${JSON.stringify(shown)}::jsonb
      where position = ${position} and product_id = (select id from products where key = 'kurikinton' and channel_id = 'test')`.execute(
      shop.db,
    );
};

const pictureFor = async (sku: string) => {
  const [line] = (await shopperOf(shop).cartWith({ [sku]: 1 })).detail.products;
  const { picture, picture_of: other } = line?.product_info ?? {};
  return [/\/(kurikinton[-\d]*)\./.exec(picture?.src ?? '')?.[1], other];
};

describe('the picture of a line', () => {
  it('is the one that shows what was chosen', async () => {
    await setShows({ 入数: ['6個'] }, { 入数: ['10個', '15個'] });
    expect(await pictureFor('KK-06')).toEqual(['kurikinton', null]);
    expect(await pictureFor('KK-10')).toEqual(['kurikinton-2', null]);
  });

  it('is one that is right for all, before one of another value', async () => {
    await setShows({ 入数: ['6個'] }, {});
    expect(await pictureFor('KK-10')).toEqual(['kurikinton-2', null]);
  });

  it('is told to be of another value where there is no other', async () => {
    await setShows({ 入数: ['6個'] }, { 入数: ['6個'] });
    expect(await pictureFor('KK-10')).toEqual(['kurikinton', '6個']);
  });

  it('is the first where the shop says nothing of its pictures', async () => {
    await setShows({}, {});
    expect(await pictureFor('KK-10')).toEqual(['kurikinton', null]);
  });

  it('is told to be an example where the product comes in several colours and nobody has said which it shows', () => {
    const sku = {
      picture: { name: 'vest', hash: '', width: 1, height: 1, color: 'ffffff', alt: '' },
      picture_shows: {},
      pictured_axes: [],
      options: { 色: '紺' },
      axes: [{ name: '色', values: ['紺', '灰'] }],
    };
    expect(pictureOfOther(sku)).toBe('');
    expect(pictureOfOther({ ...sku, pictured_axes: ['色'] })).toBeNull();
    expect(pictureOfOther({ ...sku, axes: [{ name: '色', values: ['紺'] }] })).toBeNull();
    expect(pictureOfOther({ ...sku, picture: null })).toBeNull();
    expect(
      pictureOfOther({ ...sku, options: { サイズ: 'S' }, axes: [{ name: 'サイズ', values: ['S', 'M'] }] }),
    ).toBeNull();
  });
});

it('the product’s page is told which values each picture shows', async () => {
  await setShows({ 入数: ['6個'] }, {});
  const { pictures } = await shop.get('catalog.product', { params: { key: 'kurikinton' } });
  expect(pictures.map(({ shows }) => shows)).toEqual([{ 入数: ['6個'] }, {}]);
});
