import { describe, expect, it } from 'vitest';
import { createRandom } from '../../bench/soak/random';
import { goodsCart, readyCart } from '../../sections/samples/cart';
import { compileAnswer } from '../../server/http/ajv';
import { cart } from '../cart/cart';
import { ordererForm } from '../cart/orderer.form';
import { shippingForm } from '../cart/shipping.form';
import { listOf } from '../contract/lists';
import { temporaryOrder } from '../order/order';
import { postalTown } from '../address/address';
import { contract } from '../shop-contract';
import { leaksIn, personalValue } from './personal-values.test-support';
import { scrub } from './scrub';
import { createStandIns, type StandIns } from './stand-ins';

const visitors = (standIns: StandIns = createStandIns()) => ({ standIns, isForEveryone: false });
const everyones = (standIns: StandIns = createStandIns()) => ({ standIns, isForEveryone: true });

const text = (mark?: string) => ({ type: 'string', ...(mark ? { 'x-personal': mark } : {}) });

describe('scrub', () => {
  it('lets nothing of a cart, an order or a form through, and keeps to their schemas', { timeout: 60_000 }, () => {
    const random = createRandom(1313);
    for (let round = 0; round < 60; round += 1) {
      for (const schema of [cart, temporaryOrder, ordererForm.schema, shippingForm.schema]) {
        const made = personalValue(schema, random.below);
        expect(compileAnswer(schema)(made.value), JSON.stringify(compileAnswer(schema).errors)).toBe(true);
        const scrubbed = scrub(schema, made.value, visitors());
        expect(leaksIn(JSON.stringify(scrubbed), made)).toEqual([]);
        const check = compileAnswer(schema);
        expect(check(scrubbed), JSON.stringify([check.errors, made.value])).toBe(true);
      }
    }
  });

  it('keeps what the screen is drawn from: goods, sums, days and prefectures', () => {
    const scrubbed = scrub(cart, readyCart, visitors()) as typeof readyCart;
    expect(scrubbed.detail.products).toEqual(readyCart.detail.products);
    expect(scrubbed.detail.order).toEqual(readyCart.detail.order);
    expect(scrubbed.orderer?.prefecture).toBe(readyCart.orderer?.prefecture);
    expect(scrubbed.orderer?.last_name).not.toBe(readyCart.orderer?.last_name);
    expect(scrubbed.detail.shippings.map(({ packings }) => packings)).toEqual(
      readyCart.detail.shippings.map(({ packings }) => packings),
    );
    expect(scrub(cart, goodsCart, visitors())).toMatchObject({ orderer: null, expire_at: goodsCart.expire_at });
  });

  it('gives one value one stand-in within a capsule, wherever it is said', () => {
    const scrubbing = visitors();
    const schema = {
      type: 'object',
      properties: { a: text('name'), b: { anyOf: [{ type: 'null' }, text('name')] }, c: text('name') },
    };
    const { a, b, c } = scrub(schema, { a: '山田', b: '山田', c: '佐藤' }, scrubbing) as Record<string, string>;
    expect(a).toBe(b);
    expect(c).not.toBe(a);
    expect(scrub(text('name'), '佐藤', scrubbing)).toBe(c);
  });

  it('replaces text without a mark in what is for somebody, and leaves it in what is for everyone', () => {
    const schema = {
      type: 'object',
      properties: { free: text(), plan: { ...text(), enum: ['朝'] }, on: { ...text(), format: 'date' } },
    };
    const value = { free: '㐀㐂', plan: '朝', on: '2026-11-20', more: '㐆' };
    expect(scrub(schema, value, everyones())).toEqual(value);
    expect(scrub(schema, value, visitors())).toEqual({ free: '甲甲', plan: '朝', on: '2026-11-20' });
  });

  it('takes the strictest of several forms, and those behind a reference', () => {
    const schema = {
      oneOf: [{ $ref: '#/$defs/whole' }, { type: 'object', properties: { id: text('none') } }],
      $defs: { whole: { type: 'object', properties: { id: text('token'), note: text('text') } } },
    };
    const scrubbed = scrub(schema, { id: 'Q'.repeat(22), note: '㐀' }, visitors());
    expect(scrubbed).toEqual({ id: '0'.repeat(22), note: '甲' });
  });

  it('takes the shopper’s town out of an answer that is for everyone', () => {
    const towns = { data: [{ postal_code: '9898989', prefecture: '東京都', city: '㐀㐂', address1: '㐆' }] };
    const scrubbed = scrub(listOf(postalTown), towns, everyones());
    expect(scrubbed).toEqual({
      data: [{ postal_code: '0000000', prefecture: '東京都', city: '甲甲', address1: '乙' }],
    });
  });

  it('keeps the shop’s sentences, without what somebody has typed', () => {
    const scrubbing = visitors();
    scrub(text('name'), '㐀㐂', scrubbing);
    const { body } = contract.cart.cart.responses[404];
    const error = { code: 'cart.common.not_found', message: '㐀㐂様のカートはありません。' };
    expect(scrub(body, error, scrubbing)).toEqual({ ...error, message: '甲甲様のカートはありません。' });
  });

  it('is not led astray by names such as __proto__', () => {
    const value: unknown = JSON.parse('{"__proto__":{"a":"㐀"},"constructor":"㐀","orderer":null}');
    expect(JSON.stringify(scrub(cart, value, visitors()))).toBe('{"orderer":null}');
  });
});

describe('a stand-in', () => {
  const standIns = createStandIns();

  it.each([
    ['name', '山田', /^[甲-癸\p{Script=Han}]{2}$/u],
    ['name', 'Hanako', /^[A-J][a-j]{5}$/],
    ['kana', 'ヤマダ ハナコ', /^[ア-コ]{3} [ア-コ]{3}$/],
    ['mail', 'hanako.yamada@docomo.ne.jp', /^[a-j]{15}@example\.jp$/],
    ['phone', '090-1234-5678', /^010-\d{4}-\d{4}$/],
    ['phone', '0312345678', /^01\d{8}$/],
    ['postcode', '123-4567', /^000-000\d$/],
    ['address', '丸の内1-2-3', /^\p{Script=Han}あ\p{Script=Han}\d-\d-\d$/u],
    ['birth', '1990-02-28', /^198\d-\d\d-\d\d$/],
    ['token', 'Zm9vYmFyYmF6cXV4Zm9v', /^0{19}\d$/],
    ['token', 'https://card.example/3ds?x=1', /^\/0+\d$/],
    ['number', '261120-000001', /^\d{6}-\d{6}$/],
    ['number', '************4242', /^\*{12}\d{4}$/],
  ] as const)('of a %s such as %s looks like one', (kind, value, expected) => {
    const standIn = standIns.textFor(kind, value);
    expect(standIn).toMatch(expected);
    expect(standIn).not.toBe(value);
    expect(standIns.textFor(kind, value)).toBe(standIn);
  });

  it('of nothing is nothing, and of what is not seen something', () => {
    expect(standIns.textFor('name', '')).toBe('');
    expect(standIns.textFor('name', '\u200b')).toBe('甲');
  });

  it('is that of what a browser meant', () => {
    const own = createStandIns();
    own.same('name', '甲甲', '山田');
    expect(own.textFor('name', '甲甲')).toBe(own.textFor('name', '山田'));
  });
});

describe('a sentence', () => {
  const sentence = (standIns: StandIns, said: string) => scrub(text('none'), said, visitors(standIns));

  it('names nobody who was met, the longest of two names first', () => {
    const standIns = createStandIns();
    const [short, long] = [standIns.textFor('name', '山田'), standIns.textFor('name', '山田川')];
    expect(sentence(standIns, '山田川様と山田様、山様')).toBe(`${long}様と${short}様、山様`);
  });

  it('says nothing any more from where a long text begins that was met', () => {
    const standIns = createStandIns();
    const long = 'あのね'.repeat(100);
    standIns.textFor('text', long);
    expect(sentence(standIns, `備考：${long}`)).not.toContain('のね');
    expect(sentence(standIns, `備考：${long}`)).toHaveLength(`備考：${long}`.length);
    expect(sentence(standIns, `備考：${long.slice(0, 30)}`)).toBe(`備考：${long.slice(0, 30)}`);
  });

  it('is none the harder to read for all who were met: twenty thousand in as many', () => {
    const standIns = createStandIns();
    for (let index = 0; index < 20_000; index += 1) standIns.textFor('name', `山${index}川`);
    for (let index = 0; index < 20_000; index += 1)
      expect(sentence(standIns, `、山${index}川、`)).not.toMatch(/[山川]/);
    const tail = '山'.repeat(100_000);
    expect(sentence(standIns, tail)).toBe(tail);
  });
});
