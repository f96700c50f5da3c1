import { expect, it } from 'vitest';
import { giftOptions } from '../../samples/gift-options';
import { readyCart } from '../../samples/cart';
import { openGroups } from './option-groups';

const options = giftOptions(readyCart)[0]?.options ?? [];
const open = (values: Readonly<Record<string, string>>, place?: string) =>
  Object.fromEntries(openGroups(options, values, place));

it('tells of which options one could still be taken, at the place where it is', () => {
  expect(open({ 'with.noshi': '1' })).toEqual({ 包み方: ['包装', '風呂敷包み'] });
  expect(open({ 'one.wrapping': '' })).toEqual({ 包み方: ['包装', '風呂敷包み'] });
  expect(open({ 'one.wrapping': 'wrapping-furoshiki' })).toEqual({});
  expect(open({ 'with.wrapping': '1' })).toEqual({});
  expect(open({ 'ship.s1.one.wrapping': 'wrapping' }, 'ship.s1.')).toEqual({});
  expect(open({ 'ship.s1.one.wrapping': 'wrapping' }, 'ship.s2.')).toEqual({ 包み方: ['包装', '風呂敷包み'] });
});
