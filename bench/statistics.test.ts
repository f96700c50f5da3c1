import { describe, expect, it } from 'vitest';
import { median, medians, overlap } from './statistics';

describe('median', () => {
  it.each([
    [[3, 1, 2], 2],
    [[4, 1, 3, 2], 2.5],
    [[7], 7],
  ])('of %j is %d', (values, expected) => expect(median(values)).toBe(expected));
});

describe('medians', () => {
  it('takes each column by itself and keeps unknown ones', () => {
    const rows = [
      { paint: 10, alive: null },
      { paint: 30, alive: null },
      { paint: 20, alive: null },
    ];
    expect(medians(rows)).toEqual({ paint: 20, alive: null });
  });
});

describe('overlap', () => {
  it.each([
    [[1, 2, 3], [1, 2, 3], 0.5],
    [[4, 5], [1, 2, 3], 1],
    [[1, 2], [3], 0],
    [[1, 3], [2], 0.5],
  ])('of %j and %j is %d', (one, other, expected) => expect(overlap(one, other)).toBe(expected));
});
