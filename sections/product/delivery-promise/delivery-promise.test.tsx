import { describe, expect, it } from 'vitest';
import { drawVariants } from '../../testing/draw-variants';
import { renderView, textOf } from '../../testing/render-view';
import type { Posted } from '../../../src/ui/shop-context';
import { View } from './delivery-promise-default';
import { deliveryPromiseFixtures as fixtures } from './delivery-promise.fixtures';
import { deliveryPromise } from './delivery-promise.section';

drawVariants('delivery-promise', { variants: deliveryPromise.variants, fixtures });

describe('delivery-promise', () => {
  it('[cart.leadtime] says the first day with what it depends on', () => {
    const text = textOf(renderView(View, fixtures.ok));
    expect(text).toContain('最短 11月26日(木) にお届け');
    expect(text).toContain('11月21日(土) 正午までのご注文、前払いを除くお支払い方法のとき。');
    expect(text).toContain('発送の準備に3営業日いただきます。');
    expect(text).toContain('北海道・沖縄県へは、さらに日数がかかります。');
  });

  it('says midnight as the end of its day, and names no more places than one reads', () => {
    expect(textOf(renderView(View, fixtures.plain))).toContain('11月20日(金)中のご注文');
    expect(textOf(renderView(View, fixtures.long))).toContain('地域により、さらに日数がかかります。');
  });

  it('says with what it takes longer, and the day of what was chosen', () => {
    const text = textOf(renderView(View, fixtures.options));
    expect(text).toContain('最短 11月26日(木) にお届け');
    expect(text).toContain('「裾上げ」をご指定のときは、最短11月28日(土)のお届けです。');
    expect(text).toContain('「ネーム刺繍（胸）」「ネーム刺繍（裏地）」をご指定のときは、最短12月3日(木)のお届けです。');
  });

  it('begins a line with each condition', () => {
    const lines = (/<small>([^<]*)/.exec(renderView(View, fixtures.options))?.[1] ?? '').split('\n');
    expect(lines.filter((line) => line.includes('をご指定のときは'))).toEqual([
      '「裾上げ」をご指定のときは、最短11月28日(土)のお届けです。',
      '「ネーム刺繍（胸）」「ネーム刺繍（裏地）」をご指定のときは、最短12月3日(木)のお届けです。',
    ]);
  });

  it('promises what was chosen in a form that came back, without script', () => {
    const posted: Posted = {
      ...{ action: 'cart-add', code: 'request.invalid', message: '', errors: null },
      values: { 'with.hem': '1' },
    };
    const text = textOf(renderView(View, fixtures.options, { posted }));
    expect(text).toContain('最短 11月28日(土) にお届け');
    expect(text).toContain('発送の準備に5営業日いただきます。');
    expect(text).not.toContain('「裾上げ」');
  });

  it('promises no day before what the shopper sends in is there', () => {
    const { promise } = fixtures.options.data;
    const crest = { keys: ['crest'], names: ['校章の縫い付け'], earliest: null, note: null, arrival_of: '校章' };
    const given = {
      ...fixtures.options,
      data: { promise: { ...promise, later_with: [...promise.later_with, crest] } },
    };
    const said = '校章が届いてから加工し、お届けします';
    expect(textOf(renderView(View, given))).toContain(`「校章の縫い付け」をご指定のときは、${said}。`);
    const posted: Posted = {
      ...{ action: 'cart-add', code: 'request.invalid', message: '', errors: null },
      values: { 'with.crest': '1' },
    };
    const chosen = textOf(renderView(View, given, { posted }));
    expect(chosen).toContain(said);
    expect(chosen).not.toContain('最短');
    const ordered = {
      ...fixtures.ordered,
      data: { promise: { ...fixtures.ordered.data.promise, later_with: [crest] } },
    };
    expect(textOf(renderView(View, ordered, { posted }))).toBe(said);
    const always = { ...promise, earliest: null, arrival_of: '校章', later_with: [] };
    expect(textOf(renderView(View, { ...fixtures.options, data: { promise: always } }))).toBe(said);
  });

  const textWith = (values: Posted['values'], fixture: (typeof fixtures)['partly' | 'ordered'] = fixtures.ordered) => {
    const posted: Posted = { action: 'cart-add', code: 'request.invalid', message: '', errors: null, values };
    return textOf(renderView(View, fixture, { posted }));
  };

  it('says what comes later, as far as it can still be chosen', () => {
    const text = textOf(renderView(View, fixtures.ordered));
    expect(text).toContain('最短 11月26日(木) にお届け');
    expect(text).toContain('「灰・M」は、最短12月7日(月)のお届けです。');
    expect(text).toContain('「紺・M」の3点以上のご注文は、最短12月7日(月)のお届けです。');
    expect(textWith({ 'option.色': '紺' })).not.toContain('「灰・M」');
  });

  it('promises the day of the chosen variant, with what is done to it', () => {
    const gotLater = textWith({ 'option.色': '灰', 'option.サイズ': 'M' });
    expect(gotLater).toContain('最短 12月7日(月) にお届け');
    expect(gotLater).toContain('商品のご用意に10日ほど、発送の準備に3営業日いただきます。');
    expect(gotLater).toContain('「裾上げ」をご指定のときは、最短12月10日(木)のお届けです。');
    expect(gotLater).not.toContain('11月26日');
    expect(gotLater).not.toContain('「紺・M」');
    expect(textWith({ 'option.色': '灰', 'option.サイズ': 'M', 'with.hem': '1' })).toContain('最短 12月10日(木)');
    expect(textWith({ 'option.色': '灰', 'option.サイズ': 'S' })).toContain('最短 11月26日(木) にお届け');
  });

  it('promises nothing of a variant that cannot be had, and keeps its place for another choice', () => {
    const partly = (values: Posted['values']) => textWith(values, fixtures.partly);
    const promised = '最短 11月26日(木) にお届け';
    expect(partly({})).toContain(promised);
    expect(partly({ 'option.色': '紺' })).toContain(promised);
    expect(partly({ 'option.色': '紺', 'option.サイズ': 'M' })).toContain(promised);
    expect(partly({ 'option.色': '紺', 'option.サイズ': 'S' })).toBe('');
    // Nobody has to choose the size as well to learn it.
    expect(partly({ 'option.色': '白' })).toBe('');
  });

  it('promises nothing of what cannot be had', () => expect(renderView(View, fixtures.soldOut)).toBe(''));
});
