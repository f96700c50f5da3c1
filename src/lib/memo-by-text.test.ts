import { describe, expect, it } from 'vitest';
import { memoByText } from './memo-by-text';

/** Also says what it was asked to work out. */
const counting = (most: number) => {
  const asked: string[] = [];
  const upper = memoByText(most, (text) => {
    asked.push(text);
    return text === '' ? undefined : text.toUpperCase();
  });
  return { upper, asked };
};

describe('memoByText', () => {
  it('works each text out once, also where nothing comes of it', () => {
    const { upper, asked } = counting(10);
    expect(['a', 'b', 'a', '', '', 'b'].map(upper)).toEqual(['A', 'B', 'A', undefined, undefined, 'B']);
    expect(asked).toEqual(['a', 'b', '']);
  });

  it('keeps as many as it may, and lets the oldest go', () => {
    const { upper, asked } = counting(2);
    for (const text of ['a', 'b', 'c', 'b', 'c', 'a']) expect(upper(text)).toBe(text.toUpperCase());
    expect(asked).toEqual(['a', 'b', 'c', 'a']);
  });

  it('keeps no long text', () => {
    const { upper, asked } = counting(10);
    const [kept, long] = ['x'.repeat(500), 'x'.repeat(501)];
    for (const text of [kept, long, kept, long]) expect(upper(text)).toBe(text.toUpperCase());
    expect(asked).toEqual([kept, long, long]);
  });
});
