import { describe, expect, it } from 'vitest';
import { contract } from '../../schemas/shop-contract';
import { usualBodyBytes, type CallDefinition } from '../../schemas/contract/define-call';
import * as fields from '../../schemas/contract/fields';
import { mostNormalized } from '../../schemas/contract/normalize';
import type { Schema } from '../../schemas/contract/json-schema';
import { compileJson } from './ajv';
import { compileCalls, type RawInput } from './compiled-call';

const calls = compileCalls(contract);
const definitions: readonly (readonly [string, CallDefinition])[] = [...calls].map(([id, call]) => [
  id,
  call.definition,
]);
const token = 'k3J9-x_0aQ1b2C3d4E5f6g';

/** As many as a body of 64 kB can hold. */
const filled = (one: string, other = one): unknown[] =>
  JSON.parse(
    `[${Array.from({ length: Math.floor(usualBodyBytes / (one.length + 1)) }, (_, index) => (index % 2 ? one : other)).join()}]`,
  ) as unknown[];

const readOf = (id: string, raw: RawInput) => {
  const read = calls.get(id)?.readInput(raw);
  if (!read || read.ok) throw new Error('The input was taken.');
  return read.errors;
};

describe('what is too much', () => {
  it('is told by its size, and by nothing of what is in it', () => {
    for (const [id, products] of [
      ['cart.addProducts', filled('{}')],
      ['cart.modifyProducts', filled('{}')],
      ['cart.divideProducts', filled('{"quantities":[{},{},{}]}')],
    ] as const) {
      const errors = readOf(id, { body: { token, products } });
      expect(Object.entries(errors).map(([field, found]) => [field, found.map(({ code }) => code)])).toEqual([
        ['products', ['maxItems']],
      ]);
    }
  });

  it('is looked at until the first error: no list of thousands is made', () => {
    const { body } = contract.cart.addProducts;
    const check = compileJson(body);
    expect(check({ products: filled('{}') })).toBe(false);
    expect(check.errors).toHaveLength(1);
    const surplus = Object.fromEntries(filled('1').map((_, index) => [`a${index}`, index]));
    expect(check({ products: [], ...surplus })).toBe(false);
    expect(check.errors).toHaveLength(1);
    expect(check({ products: [{}, {}], a: 1 })).toBe(false);
    expect(check.errors.length).toBeGreaterThan(4);
  });

  it('is told by its length, where a text is too long: nothing else is asked of it', () => {
    const check = compileJson(contract.cart.modifyOrder.body);
    const right = {
      last_name: '山', first_name: '田', last_name_kana: 'ヤ', first_name_kana: 'ダ', email: 'a@x.jp',
      phone_number: '0312345678', postal_code: '1000001', prefecture: '東京都', city: '千代田区', address1: '1', address2: '',
    }; // prettier-ignore
    expect(check({ token, orderer: right })).toBe(true);
    const long = {
      last_name: `a${'\u0327\u0301'.repeat(15_000)}`,
      last_name_kana: `${'ァ'.repeat(20_000)}x`,
      email: `${'a'.repeat(30_000)}//@`,
      city: 'ｶﾞ'.repeat(15_000),
    };
    for (const [name, text] of Object.entries(long)) {
      expect(check({ token, orderer: { ...right, [name]: text } })).toBe(false);
      expect(check.errors.map(({ keyword, instancePath }) => [instancePath, keyword])).toEqual([
        [`/orderer/${name}`, 'maxLength'],
      ]);
    }
  });

  it('is answered with fifty fields of a kind at most, also of what no text can hold', () => {
    const surplus = Object.fromEntries(Array.from({ length: 5_000 }, (_, index) => [`a${index}`, '\0']));
    expect(Object.keys(readOf('cart.init', { body: surplus })).length).toBeLessThanOrEqual(100);
    expect(Object.keys(readOf('catalog.products', { query: surplus })).length).toBeLessThanOrEqual(100);
    expect(Object.keys(readOf('cart.init', { body: { token: filled('"\\u0000"') } })).length).toBeLessThanOrEqual(100);
  });

  it('is taken where it is right: a large division is no attack', () => {
    const quantities = Array.from({ length: 10 }, (_, index) => ({ shipping_key: `s${index}`, quantity: 1 }));
    const products = Array.from({ length: 50 }, (_, index) => ({ sku_id: index + 1, quantities }));
    expect(calls.get('cart.divideProducts')?.readInput({ body: { token, products } })).toMatchObject({ ok: true });
  });
});

const isSchema = (value: unknown): value is Schema => typeof value === 'object' && value !== null;

/** Paths of lists in a schema that say no size. */
const endlessLists = (schema: unknown, path = ''): string[] => {
  if (!isSchema(schema)) return [];
  const own = schema.type === 'array' && schema.maxItems === undefined ? [path] : [];
  return [...own, ...Object.entries(schema).flatMap(([key, part]) => endlessLists(part, `${path}/${key}`))];
};

describe('every field', () => {
  it('that is read anew, or looked through for links, takes no more than what is looked at in full', () => {
    for (const field of Object.values<unknown>(fields)) {
      const { 'x-no-link': noLink, maxLength } = field as { 'x-no-link'?: boolean; maxLength?: number };
      if (noLink) expect([field, maxLength]).toEqual([field, expect.any(Number)]);
      expect(maxLength ?? 0).toBeLessThanOrEqual(mostNormalized);
    }
  });
});

describe('every call', () => {
  it('says how long its lists may be', () => {
    const found = definitions.flatMap(([id, { body, query, params }]) =>
      endlessLists({ body, query, params }).map((path) => `${id} ${path}`),
    );
    expect(found).toEqual([]);
  });

  it('that changes something says how often it may be made', () => {
    for (const [id, { method, limits = [] }] of definitions) {
      if (method === 'GET') continue;
      expect([id, limits.map(({ by }) => by)], 'Its definition needs `limits`.').toEqual([
        id,
        expect.arrayContaining(['address']),
      ]);
    }
  });
});
