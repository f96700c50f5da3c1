import { describe, expect, it } from 'vitest';
import { lackingLines } from './dependency-lines';

const document = (...rows: string[]): string => `
| package | why | installed | licence |
| ------- | --- | --------: | ------- |
${rows.join('\n')}
`;
const rows: Record<string, string> = {
  react: '| react | draws | 183 kB | MIT |',
  sharp: '| sharp |  | 1 MB | Apache-2.0 |',
  later: '| later | Awaits members: does much | 1 MB | MIT |',
};
const licences: Record<string, string> = { react: 'MIT', sharp: 'Apache-2.0', pg: 'MIT' };
const lacking = (name: string, { licence = licences[name], isUsed = true } = {}): string[] =>
  lackingLines({ names: [name], licenceOf: () => licence, isUsed: () => isUsed }, document(rows[name] ?? ''));

describe('lines of dependencies', () => {
  it('accepts a package with a reason and its licence', () => expect(lacking('react')).toEqual([]));
  it('refuses a package without a line', () => expect(lacking('pg')).toEqual(['pg has no line']));
  it('refuses a line without a reason', () => expect(lacking('sharp')).toEqual(['sharp has no reason']));
  it('tells a changed licence', () =>
    expect(lacking('react', { licence: 'BUSL-1.1' })).toEqual(['react is under BUSL-1.1, the line says MIT']));
  it('refuses a package that nothing uses', () =>
    expect(lacking('react', { isUsed: false })).toEqual(['react is used by nothing']));
  it('lets one wait for its use, as long as it does', () => {
    expect(lacking('later', { isUsed: false })).toEqual([]);
    expect(lacking('later')).toEqual(['later awaits its use no more']);
  });
  it('refuses a line for what is no dependency', () =>
    expect(
      lackingLines({ names: [], licenceOf: () => undefined, isUsed: () => true }, document(rows.react ?? '')),
    ).toEqual(['react is not in package.json']));
});
