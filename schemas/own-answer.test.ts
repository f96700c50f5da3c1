import { expect, it } from 'vitest';
import { isOwnIn, type OwnAnswer, type OwnMark } from './own-answer';

it('marks an item that is among those of any part of ids, and no other', () => {
  const own: OwnAnswer = { coupons: [1, 12], cart_count: 1 };
  expect(['coupons:1', 'coupons:12'].map((mark) => isOwnIn(own, mark))).toEqual([true, true]);
  for (const mark of ['coupons:2', 'coupons', 'coupons:', 'cart_count:1', 'viewed:1', 'toString:1', ''])
    expect(isOwnIn(own, mark), mark).toBe(false);
  // A part that comes later needs no line of code here or in the browser.
  const later: object = { bookmarks: ['tea-1'] };
  expect(isOwnIn(later, 'bookmarks:tea-1')).toBe(true);
});

it('is written with a part of ids alone', () => {
  const mark: OwnMark = 'coupons:1';
  // @ts-expect-error -- a number of pieces has no items
  const none: OwnMark = 'cart_count:1';
  expect([mark, none]).toHaveLength(2);
});
