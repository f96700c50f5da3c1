import { describe, expect, it } from 'vitest';
import { elsewhereNote, elsewhereOf } from './limits';

const line = (id: number, quantity: number, place: number) => ({ sku: { id }, quantity, place });

const noteOf = (...others: readonly ReturnType<typeof line>[]): string => {
  const own = line(1, 2, 1);
  return elsewhereNote(elsewhereOf([own, ...others], own, ({ place }) => place));
};

describe('the pieces that count although the shopper looks at another line', () => {
  it('are said to go elsewhere only where they do', () => {
    expect(noteOf(line(1, 3, 2), line(1, 4, 3))).toBe('（ほかのお届け先に7点入っています）');
    expect(noteOf(line(1, 1, 1))).toBe('（カートの別の行に、同じ商品が1点入っています）');
    expect(noteOf(line(1, 1, 1), line(1, 3, 2))).toBe('（カートの別の行に、同じ商品が4点入っています）');
  });

  it('are of the same goods', () => {
    expect(noteOf()).toBe('');
    expect(noteOf(line(2, 9, 1))).toBe('');
  });
});
