import { describe, expect, it } from 'vitest';
import { median, medians } from './statistics';

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
