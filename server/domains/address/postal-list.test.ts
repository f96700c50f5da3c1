import { beforeAll, describe, expect, it } from 'vitest';
import { prefectures } from '../../../schemas/forms/fields';
import { createPostalCodesService } from './postal-codes.service';
import { readPostalList } from './postal-list';
import { createPostalTable, type PostalPlace, type PostalTable } from './postal-table';

let list: PostalTable;
beforeAll(async () => {
  list = await readPostalList();
});

/** What the codes of some beginnings stand for: more than a tenth of all, from every part of the country. */
function* samples(): Generator<PostalPlace> {
  for (let code = 0; code < 10_000_000; code += 7) yield* list.find(String(code).padStart(7, '0'));
}

describe('the list of postal codes', () => {
  it('leaves no remark and no unsplit place in what it answers', () => {
    const places = [...samples()];
    expect(places.length).toBeGreaterThan(15_000);
    const known = new Set<string>(prefectures);
    const odd = places.filter(
      ({ prefecture, city, town }) =>
        !known.has(prefecture) ||
        !/[市区町村]$/.test(city) ||
        /[（）、〜]|以下に掲載|の次に|番地/.test(`${city}${town}`),
    );
    expect(odd).toEqual([]);
  });

  it('answers towns that differ by a remark alone once', () => {
    const table = createPostalTable({
      '1000000': { 東京都: ['千代田区'] },
      '1000002': { 東京都: ['千代田区丸の内（１丁目）', '千代田区丸の内（２丁目）', '千代田区皇居外苑'] },
    });
    expect(table.find('1000002')).toEqual([
      { prefecture: '東京都', city: '千代田区', town: '丸の内' },
      { prefecture: '東京都', city: '千代田区', town: '皇居外苑' },
    ]);
    expect(table.find('1000001')).toEqual([]);
    expect(table.find('9999999')).toEqual([]);
  });
});

describe('the service of postal codes', () => {
  it('reads the list once, and again after a reading that failed', async () => {
    let readings = 0;
    const service = createPostalCodesService(() => {
      readings += 1;
      return readings === 1 ? Promise.reject(new Error('unreadable')) : Promise.resolve(list);
    });
    await expect(service.towns('1000001')).rejects.toThrow('unreadable');
    expect(readings).toBe(1);
    const answers = await Promise.all([service.towns('1000001'), service.towns('4980000')]);
    expect(answers.map((towns) => towns.length)).toEqual([1, 2]);
    expect(readings).toBe(2);
  });
});
