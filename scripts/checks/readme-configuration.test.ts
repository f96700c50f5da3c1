import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { describeVariables } from '../../server/config/config';

const marker = '<!-- configuration -->';

/** The cells of the table between the markers, without its head. */
const rows = (file: string): string[][] => {
  const [, block = ''] = readFileSync(file, 'utf8').split(marker);
  return block
    .split('\n')
    .filter((line) => line.startsWith('| `'))
    .map((line) =>
      line
        .split('|')
        .slice(1, -1)
        .map((cell) => cell.trim()),
    );
};

const code = (text: string): string => (text === '' ? '' : `\`${text}\``);

describe('the configuration in the READMEs', () => {
  const variables = describeVariables();

  it('stands in English as the server describes it', () => {
    const expected = variables.map(({ name, default: usual, meaning }) => [code(name), code(usual), meaning]);
    expect(rows('README.md')).toEqual(expected);
  });

  it('names the same variables and defaults in Japanese, each with a meaning', () => {
    const found = rows('README.ja.md');
    expect(found.map(([name, usual]) => [name, usual])).toEqual(
      variables.map(({ name, default: usual }) => [code(name), code(usual)]),
    );
    expect(found.filter(([, , meaning]) => !/[ぁ-ん]/.test(meaning ?? ''))).toEqual([]);
  });
});
