/** What the demo shops say to shoppers of their goods, held against what the shop can be told and does. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { optionClashes } from '../../../schemas/catalog/option-clashes';
import { readShops, seedFolder, type ShopSource } from './read-shop';

const shops = readShops();
const shopNamed = (id: string): ShopSource => {
  const found = shops.find(({ shop }) => shop.channel.id === id);
  if (!found) throw new Error(`There is no ${id}.`);
  return found;
};

/** Each line of the shop's texts that says such a thing. */
const linesWith = (id: string, said: RegExp): string[] =>
  readdirSync(join(seedFolder, id), { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.(yaml|json)$/.test(name))
    .flatMap((name) => readFileSync(join(seedFolder, id, name), 'utf8').split('\n'))
    .filter((line) => said.test(line));

describe.each(['minori', 'gakuen'])('the texts of %s', (id) => {
  it('point to no field for remarks, which no screen has, and to no mail that asks for something', () => {
    expect(linesWith(id, /備考|お書き添え|ご返信|伺うメール|お尋ねのメール/)).toEqual([]);
  });

  it('refuse no region that the shop delivers to', () => {
    expect(linesWith(id, /へのお届けは承って(おり|い)ません/)).toEqual([]);
  });

  it('recommend no way to pay that some orders cannot take', () => {
    expect(linesWith(id, /代金引換のいずれか/)).toEqual([]);
  });
});

it.each(['minori', 'gakuen'])('%s says of no way to pay what its own rules say beside it', (id) => {
  const { payments = [] } = shopNamed(id);
  const said = payments.filter(({ description = '' }) => /手数料は\d|ご利用いただけません/.test(description));
  expect([payments.length > 3, said]).toEqual([true, []]);
});

/** Whose price a text names, and by what it is bought. */
const asked = [
  ['gakuen', 'math-set', 'tool-names', 1320],
  ['gakuen', 'blazer-navy', 'crest', 550],
  ['gakuen', 'blazer-gray', 'crest', 550],
  ['minori', 'matchawan-shino', 'paulownia-box', 2750],
  ['minori', 'katakuchi-suzu', 'engraving', 1650],
] as const;

it.each(asked)(
  '%s: %s has what its text offers, the option %s, at the price that it names',
  (id, key, option, price) => {
    const { products = [], services = [] } = shopNamed(id);
    const product = products.find((one) => one.key === key);
    expect(product?.services).toContain(option);
    expect(services.find((one) => one.key === option)?.price_jpy).toBe(price);
    expect(JSON.stringify(product)).toContain(`${price.toLocaleString('ja-JP')}円`);
  },
);

describe('the name on stickers', () => {
  const fields = shopNamed('gakuen').services?.find(({ key }) => key === 'sticker-name')?.fields ?? [];

  it('is of the letters that were chosen', () => {
    const details = { name: '髙﨑 花子', face: 'gothic', sheet: 'blue' };
    expect(optionClashes(fields, { ...details, letters: 'kanji' })).toEqual({});
    expect(Object.keys(optionClashes(fields, { ...details, letters: 'roman' }))).toEqual(['name']);
    expect(Object.keys(optionClashes(fields, { ...details, letters: 'kana' }))).toEqual(['name']);
  });

  it('is in round letters where they are Latin', () => {
    const details = { letters: 'roman', name: 'Takasaki Hanako', face: 'kaisho' };
    expect(optionClashes(fields, details)).toEqual({
      face: '「ローマ字」には、書体は「丸ゴシック」をお選びください。',
    });
    expect(optionClashes(fields, { ...details, face: 'gothic' })).toEqual({});
  });
});

it('seibo-sandan can say 御年賀, as its text offers', () => {
  const front = shopNamed('minori')
    .services?.find(({ key }) => key === 'noshi')
    ?.fields?.find(({ name }) => name === 'front');
  expect(front?.type === 'choice' && front.choices.map(({ label }) => label)).toContain('御年賀');
});

describe.each(['minori', 'gakuen'])('goods of %s that are made or ordered when somebody buys them', (id) => {
  const variants = (shopNamed(id).products ?? []).flatMap(({ delivery, variants: own = [] }) =>
    own.map((variant) => ({ ...variant, leadDays: delivery?.lead_days ?? 0 })),
  );
  const daysIn = (words: string, pattern: RegExp): number | null => {
    const [, days] = pattern.exec(words) ?? [];
    return days === undefined ? null : Number(days);
  };
  const weeksIn = (words: string): number => '〇一二三四五六'.indexOf(/(.)週間ほど/.exec(words)?.[1] ?? '〇');

  it('say the days that the shop counts', () => {
    const made = variants.filter(({ order }) => order);
    if (id === 'gakuen') expect(made.length).toBeGreaterThan(20);
    for (const { sku, restock: words, restock_days: restockDays, leadDays } of made) {
      const restock = words ?? '';
      expect([sku, daysIn(restock, /（(\d+)日ほど）/) ?? 7 * weeksIn(restock)]).toEqual([sku, restockDays ?? 0]);
      expect([sku, daysIn(restock, /(\d+)営業日で発送/) ?? leadDays]).toEqual([sku, leadDays]);
    }
  });

  it('are the only ones that are promised for a later day', () => {
    expect(variants.filter(({ order, restock_days: days }) => !order && days !== undefined)).toEqual([]);
  });
});
