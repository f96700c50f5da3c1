import { describe, expect, it } from 'vitest';
import { pageOf } from './page-of';

describe('pageOf', () => {
  it.each([
    ['3', 3],
    [undefined, 1],
    ['0', 1],
    ['-2', 1],
    ['1e3', 1],
    ['012', 1],
    ['当選', 1],
    ['999999', 1],
  ])('reads %s as page %s', (text, page) => expect(pageOf(text)).toBe(page));
});
