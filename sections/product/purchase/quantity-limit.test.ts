import { describe, expect, it } from 'vitest';
import { quantityLimit } from './quantity-limit';

describe('how many one order can hold', () => {
  it('says the limit of an order beside what is left, where it is the lower one', () => {
    const limit = quantityLimit(2, 3);
    expect([limit.most, limit.words, limit.isSaid(1)]).toEqual([2, '一度のご注文は2点までです。', true]);
  });

  it('leaves what is left to the stock, until it is reached', () => {
    const limit = quantityLimit(10, 3);
    expect([limit.most, limit.words, limit.isSaid(1), limit.isSaid(3)]).toEqual([
      3,
      '在庫は残り3点です。',
      false,
      true,
    ]);
  });

  it('says a high limit to who reaches it', () => {
    const limit = quantityLimit(99, null);
    expect([limit.most, limit.isSaid(98), limit.isSaid(99)]).toEqual([99, false, true]);
  });
});
