import { expect, it } from 'vitest';
import { randomKey } from './random-key';

it('is 32 hex digits, others each time', () => {
  const keys = Array.from({ length: 50 }, randomKey);
  expect(new Set(keys).size).toBe(50);
  expect(keys.filter((key) => !/^[\da-f]{32}$/.test(key))).toEqual([]);
});
