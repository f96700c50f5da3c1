import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTestShop, type TestShop } from '../../shop.test-support';
import { testShops } from '../../test-shops.test-support';

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop('two_shops', await testShops());
});
afterAll(() => shop.close());

const towns = async (code: string) => {
  const { data } = await shop.get('address.postalCode', { query: { code } });
  return data.map(({ prefecture, city, address1 }) => [prefecture, city, address1]);
};

describe('[member.postal-lookup] a postal code', () => {
  it('[call.postal-code] [valid.postal-example] fills prefecture, city and town, with hyphen or without', async () => {
    const answer = { postal_code: '1000001', prefecture: '東京都', city: '千代田区', address1: '千代田' };
    expect(await shop.get('address.postalCode', { query: { code: '1000001' } })).toEqual({ data: [answer] });
    for (const code of ['100-0001', '１００－０００１', ' 1000001　'])
      expect(await shop.get('address.postalCode', { query: { code } })).toEqual({ data: [answer] });
  });

  it.each([
    ['a city with 市 in its name', '5100085', '三重県', '四日市市', '諏訪町'],
    ['another one', '9218815', '石川県', '野々市市', '本町'],
    ['a city with 町 in its name', '1940013', '東京都', '町田市', '原町田'],
    ['a town of a district with 市 in its name', '0460024', '北海道', '余市郡余市町', '港町'],
    ['a ward of a city', '0028071', '北海道', '札幌市北区', 'あいの里一条'],
    ['a village as a whole', '1000301', '東京都', '利島村', ''],
    ['a town that is called 一円', '5220317', '滋賀県', '犬上郡多賀町', '一円'],
    ['a town named like its city', '8840001', '宮崎県', '児湯郡高鍋町', '高鍋町'],
    ['a house number behind the city itself', '3940091', '長野県', '岡谷市', ''],
  ])('splits %s', async (_case, code, prefecture, city, town) => {
    expect(await towns(code)).toEqual([[prefecture, city, town]]);
  });

  it.each([
    ['buildings that have their own codes', '1000004', ['東京都', '千代田区', '大手町']],
    ['blocks', '1000003', ['東京都', '千代田区', '一ツ橋']],
    ['plots', '0287915', ['岩手県', '九戸郡洋野町', '種市']],
    ['house numbers', '4090142', ['山梨県', '北都留郡小菅村', '']],
  ])('leaves out remarks about %s', async (_case, code, town) => {
    expect(await towns(code)).toEqual([town]);
  });

  it('offers every town that it stands for, over two prefectures too', async () => {
    expect(await towns('4980000')).toEqual([
      ['愛知県', '弥富市', ''],
      ['三重県', '桑名郡木曽岬町', ''],
    ]);
    const many = await towns('4520961');
    expect(many).toHaveLength(66);
    expect(many[0]).toEqual(['愛知県', '清須市', '春日明河原']);
    expect(await towns('4411324')).toEqual([
      ['愛知県', '新城市', '井道'],
      ['愛知県', '新城市', '奥井道'],
      ['愛知県', '新城市', '内井道'],
    ]);
  });

  it('knows wards of 2024, floors of high-rises and what is newer than the list', async () => {
    expect(await towns('4328053')).toEqual([['静岡県', '浜松市中央区', '法枝町']]);
    expect(await towns('163-0511')).toEqual([['東京都', '新宿区', '西新宿新宿野村ビル１１階']]);
    expect(await towns('4418094')).toEqual([['愛知県', '豊橋市', '牟呂内田町']]);
    expect(await towns('4300801')).toEqual([['静岡県', '浜松市中央区', '神立町']]);
    expect((await towns('0613770'))[0]).toEqual(['北海道', '石狩郡当別町', 'ロイズタウン']);
  });

  it('that is unknown is said so', async () => {
    const answer = await shop.ask('address.postalCode', { query: { code: '9999999' } });
    expect(answer).toMatchObject({ status: 404, body: { code: 'address.not-found' } });
  });

  it('that is none is refused', async () => {
    for (const code of ['100000', '1000-001', '１０００００', "1' or '1", '']) {
      expect((await shop.ask('address.postalCode', { query: { code } })).status).toBe(422);
    }
  });
});

describe('the prefectures', () => {
  it('come in their official order with their numbers', async () => {
    const { data } = await shop.get('address.prefectures', {});
    expect(data).toHaveLength(47);
    expect(data[0]).toEqual({ code: '01', name: '北海道' });
    expect(data[12]).toEqual({ code: '13', name: '東京都' });
    expect(data[46]).toEqual({ code: '47', name: '沖縄県' });
  });
});
