import { describe, expect, it } from 'vitest';
import { leadWords, soonestRestock, stockSaying } from './stock-words';

describe('stockSaying', () => {
  it.each([
    ['in', null, '在庫あり'],
    ['few', 3, '残り3点'],
    ['few', null, '残りわずか'],
    ['order', null, 'お取り寄せ'],
    ['out', null, '在庫切れ'],
  ] as const)('says %s with %s left as %s', (stock_status, stock_left, words) =>
    expect(stockSaying({ stock_status, stock_left, restock_note: null })).toEqual({ words, note: null }),
  );

  it('adds when it comes back, without saying a thing twice', () => {
    const out = { stock_status: 'out', stock_left: null } as const;
    expect(stockSaying({ ...out, restock_note: '12月上旬に入荷' })).toEqual({
      words: '在庫切れ',
      note: '12月上旬に入荷',
    });
    const order = { stock_status: 'order', stock_left: null, restock_note: 'お取り寄せ（10日ほど）' } as const;
    expect(stockSaying(order)).toEqual({ words: 'お取り寄せ（10日ほど）', note: null });
  });
});

describe('leadWords', () => {
  it('says when it leaves', () => {
    expect(leadWords({ lead_days: 0 })).toBe('当日に発送します');
    expect(leadWords({ lead_days: 3 })).toBe('ご注文から3営業日以内に発送します');
    expect(leadWords({ lead_days: 3 }, '校章')).toBe('校章が届いてから加工し、発送します');
  });

  it('says what has to be there before', () => {
    const got = { lead_days: 2, restock_days: 10 };
    expect(leadWords(got)).toBe('商品のご用意（10日ほど）のあと、2営業日以内に発送します');
    expect(leadWords({ ...got, lead_days: 0 })).toBe('商品のご用意（10日ほど）ができしだい発送します');
  });
});

describe('soonestRestock', () => {
  const of = (stock_status: 'in' | 'order' | 'out', restock_days?: number) => ({
    stock_status,
    ...(restock_days === undefined ? {} : { restock_days }),
  });

  it('is that of what can be had first', () => {
    expect(soonestRestock([of('order', 14), of('order', 7), of('out')])).toBe(7);
    expect(soonestRestock([of('order', 14), of('in')])).toBe(0);
    expect(soonestRestock([of('out')])).toBe(0);
  });
});
