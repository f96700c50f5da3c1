import { expect, it } from 'vitest';
import { memoByIdentity } from './memo-by-identity';

it('works once for an object and again for an equal one', () => {
  let count = 0;
  const double = memoByIdentity(({ n }: { n: number }) => {
    count += 1;
    return n * 2;
  });
  const two = { n: 2 };
  expect([double(two), double(two), double({ n: 2 })]).toEqual([4, 4, 4]);
  expect(count).toBe(2);
});
