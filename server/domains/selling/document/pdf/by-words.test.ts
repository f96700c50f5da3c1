import { expect, it } from 'vitest';
import { byWords } from './by-words';

const within = (most: number) => (line: string) => Array.from(line).length <= most;

it('breaks between words, and keeps what closes, particles and units with what they follow', () => {
  const text = 'クーポン割引（秋の菓子フェア・対象：菓子の商品4点）';
  for (const most of [9, 12, 15, 18, 20, 23]) {
    const lines = byWords(text, within(most)).split('\n');
    expect(lines.join('')).toBe(text);
    for (const line of lines) expect(line).not.toMatch(/^[）・：の点]|（$|菓$|商$|4$/);
  }
});

it('leaves a text that fits in one line, and a word that fits in none, as they are', () => {
  expect(byWords('クーポン割引', within(20))).toBe('クーポン割引');
  expect(byWords('x'.repeat(40), within(20))).toBe('x'.repeat(40));
});
