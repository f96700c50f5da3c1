import { describe, expect, it } from 'vitest';
import { fromGiver, giverName } from './giver-words';

describe('who a gift is from', () => {
  it.each(['花子より', '花子 より', '花子より　', '花子'])('is said once: %j', (typed) => {
    expect(fromGiver(typed)).toBe('花子より');
    expect(giverName(typed)).toBe('花子');
  });

  it.each(['おじいちゃん', 'さくら', 'ママ', '恵'])('is said once after %s', (name) =>
    expect(fromGiver(`${name}より`)).toBe(`${name}より`),
  );

  it.each(['ひより', '山田 ひより', '山田　さより', '山田ひより'])('keeps a name that ends so: %s', (name) => {
    expect(giverName(name)).toBe(name);
    expect(fromGiver(name)).toBe(`${name}より`);
  });
});
