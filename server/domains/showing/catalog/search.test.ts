import fc from 'fast-check';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTestShop, type TestShop } from '../../shop.test-support';
import { testShops } from '../../test-shops.test-support';
import { boundedTerms } from './search-words.service';
import { createSpellings } from './spellings';
import { fold } from './word-forms';

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop('two_shops', await testShops());
});
afterAll(() => shop.close());

const find = async (keyword: string) =>
  (await shop.get('catalog.products', { query: { keyword } })).data.map(({ key }) => key);

describe('search', () => {
  it.each([
    ['a word of two characters', '羊羹', ['yokan']],
    ['a part of a word', 'んとん', ['kurikinton']],
    ['hiragana for katakana', 'くりきんとん', ['kurikinton']],
    ['katakana for hiragana', '栗キントン', ['kurikinton']],
    ['half-width katakana', 'ｶﾌｪ', ['yokan']],
    ['full-width katakana for half-width in the text', 'カフェ', ['yokan']],
    ['full-width Latin letters in any case', 'ＳＥＮＣＨＡ', ['sencha']],
    ['one character', '茶', ['sencha', 'kurikinton']],
    ['the last character of a word', '霧', ['sencha']],
    ['every word, in any order, with a full-width space', '山霧　煎茶', ['sencha']],
    ['words of which one does not occur', '煎茶 羊羹', []],
    ['the maker', 'やまがら', ['kurikinton']],
    ["the maker's reading", 'クリヤ', ['kurikinton']],
    ['the brand', '実り撰', ['kurikinton']],
    ['the category', '羊羹・最中', ['yokan']],
    ['a tag', '冷蔵便', ['kurikinton']],
    ['a number of an article', 'kk-10', ['kurikinton']],
    ['pairs that occur apart from each other only', 'きんりき', []],
    ['a percent sign as itself', '100%', ['sencha']],
    ['an underscore as itself', '_', []],
    ['an emoji', '👘', ['furoshiki']],
    ['an emoji that does not occur', '👍🏽', []],
    ['quotes, backslashes and operators', `' " \\ & | ! <-> :*`, []],
    ['spaces only, which ask for nothing', ' 　\t', ['kurikinton', 'yokan', 'sencha', 'furoshiki', 'shishu']],
  ])('finds %s', async (_case, keyword, keys) => {
    expect(await find(keyword)).toEqual(keys);
  });

  it('puts what has the words in its name first', async () => {
    // The tea's name has it, the sweet's description only; in the shop's order the sweet comes first.
    expect(await find('茶')).toEqual(['sencha', 'kurikinton']);
  });

  it('answers five thousand characters and two thousand words', async () => {
    expect(await find('栗'.repeat(5_000))).toEqual([]);
    expect(await find('栗 '.repeat(2_500))).toEqual(['kurikinton']);
    const words = Array.from({ length: 2_400 }, (_, index) => String.fromCodePoint(0x4e00 + index));
    expect(await find(words.join(' '))).toEqual([]);
  });

  it('looks for thirty words of two hundred letters at most, however many are sent', () => {
    const { termsOf } = createSpellings([['湯のみ', '湯呑']]);
    const words = Array.from({ length: 2_000 }, (_, at) => String.fromCodePoint(0x4e00 + at));
    for (const most of [30, 60, 2_000])
      expect(boundedTerms(termsOf(words.slice(0, most).join(' ')))).toEqual(words.slice(0, 30));
    for (const times of [100, 200, 2_000])
      expect(boundedTerms(termsOf('湯呑'.repeat(times)))).toEqual([fold('湯呑').repeat(100)]);
    expect(boundedTerms(termsOf('湯呑'))).toEqual(termsOf('湯呑'));
  });

  it('refuses half a surrogate pair and NUL', async () => {
    for (const keyword of ['\ud83d', '栗\0']) {
      expect((await shop.ask('catalog.products', { query: { keyword } })).status).toBe(422);
    }
  });

  it('follows what is renamed, and what is sold no more', async () => {
    await sql`update makers set name = '栗工房ことり' where channel_id = 'test' and key = 'yamagara'`.execute(shop.db);
    expect(await find('ことり')).toEqual(['kurikinton']);
    expect(await find('栗舎')).toEqual([]);
    await sql`update products set name = '栗金飩' where channel_id = 'test' and key = 'kurikinton'`.execute(shop.db);
    expect(await find('金飩')).toEqual(['kurikinton']);
    await sql`delete from product_tags where product_id in (select id from products where key = 'kurikinton')`.execute(
      shop.db,
    );
    expect(await find('冷蔵便')).toEqual([]);
  });

  it('finds any part of any text, and only texts that have every word in one of its spellings', async () => {
    const { rows: folded } = await sql<{ key: string; folded: string }>`
      select key, folded from products join product_search on product_id = id where channel_id = 'test' and key <> 'tomorrow'
    `.execute(shop.db);
    const sign = fc.oneof(
      fc.constantFrom(...'栗茶きんとんヤマのお%_\'"\\👘 '),
      fc.string({ unit: 'binary', minLength: 1, maxLength: 1 }),
    );
    const part = fc
      .tuple(fc.nat(4), fc.nat(40), fc.integer({ min: 1, max: 12 }))
      .map(([index, start, length]) => [...(folded[index]?.folded ?? '')].slice(start, start + length).join(''));
    const keyword = fc.oneof(
      part,
      fc.tuple(part, part).map((two) => two.join(' ')),
      fc.array(sign, { maxLength: 8 }).map((signs) => signs.join('')),
    );
    // The shop has no list of words: sen is looked for as セン, too, and お茶 as 茶.
    const spellings = createSpellings([]);
    const asked = fc.asyncProperty(keyword, async (text) => {
      fc.pre(!text.includes('\0') && !/\p{Surrogate}/u.test(text));
      const words = boundedTerms(spellings.termsOf(text)).map((term) => term.split('\n'));
      const expected = folded
        .filter((row) => words.every((word) => word.some((one) => row.folded.includes(one))))
        .map(({ key }) => key);
      expect((await find(text)).sort()).toEqual(expected.sort());
    });
    await fc.assert(asked, { numRuns: 80 });
  });
});
