import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { prefectures } from '../../../../schemas/contract/fields';
import { createPostalCodesService } from './address.service';
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
        /[（）、〜～]|以下に掲載|の次に|[０-９]番地/.test(`${city}${town}`),
    );
    expect(odd).toEqual([]);
  });

  it('answers towns that differ by a remark alone once', () => {
    const table = createPostalTable({
      prefectures: { '13': ['東京都'] },
      cities: { '13101': ['千代田区'] },
      common: { '10000': 13101 },
      codes: { '1000000': '', '1000002': ['丸の内（１丁目）', '丸の内（２丁目）', '皇居外苑'] },
    });
    expect(table.find('1000002')).toEqual([
      { prefecture: '東京都', city: '千代田区', town: '丸の内' },
      { prefecture: '東京都', city: '千代田区', town: '皇居外苑' },
    ]);
    expect(table.find('1000001')).toEqual([]);
    expect(table.find('9999999')).toEqual([]);
  });
});

/** What another reader of Japan Post's list answers; see the head of the file. */
const sample = () => {
  const codes = new Map<string, string[]>();
  for (const row of readFileSync(join(import.meta.dirname, 'test/postal-sample.tsv'), 'utf8').split('\n')) {
    if (row === '' || row.startsWith('#')) continue;
    const [code = '', ...place] = row.split('\t');
    codes.set(code, [...(codes.get(code) ?? []), place.join(' ')]);
  }
  return codes;
};

/** Parts of towns and plots that the sample leaves out; ours are those of the list. */
const differing = ['0287915'];

describe('the service of postal codes', () => {
  it('[member.postal-lookup] answers what a second source does: wards, floors, codes of several towns', async () => {
    const service = createPostalCodesService(() => Promise.resolve(list));
    const codes = [...sample()].filter(([code]) => !differing.includes(code));
    expect(codes.length).toBeGreaterThan(900);
    for (const [code, places] of codes) {
      const ours = (await service.towns(code)).map((town) => [town.prefecture, town.city, town.address1].join(' '));
      expect([code, ...ours.sort()]).toEqual([code, ...places.sort()]);
    }
  });

  it('knows no ward that was abolished, and no floor that a high-rise does not have', async () => {
    const service = createPostalCodesService(() => Promise.resolve(list));
    expect((await service.towns('4320000')).map(({ city }) => city)).toEqual([
      '浜松市中央区',
      '浜松市浜名区',
      '浜松市天竜区',
    ]);
    expect(await service.towns('1630511')).toMatchObject([{ city: '新宿区', address1: '西新宿新宿野村ビル１１階' }]);
    // Basement, or a floor that is not known.
    expect(await service.towns('1630590')).toMatchObject([{ address1: '西新宿新宿野村ビル' }]);
    expect(await service.towns('1630599')).toEqual([]);
  });

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
