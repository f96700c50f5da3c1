import { describe, expect, it } from 'vitest';
import { lackingLines } from './dependency-lines';

const document = `
| package | why | installed | licence |
| --- | --- | --: | --- |
| react | draws | 183 kB | MIT |
| sharp |  | 1 MB | Apache-2.0 |
`;
const licences: Record<string, string> = { react: 'MIT', sharp: 'Apache-2.0', pg: 'MIT' };
const lacking = (name: string, licence = licences[name]): string[] => lackingLines([name], document, () => licence);

describe('lines of dependencies', () => {
  it('accepts a package with a reason and its licence', () => expect(lacking('react')).toEqual([]));
  it('refuses a package without a line', () => expect(lacking('pg')).toEqual(['pg has no line']));
  it('refuses a line without a reason', () => expect(lacking('sharp')).toEqual(['sharp has no reason']));
  it('tells a changed licence', () =>
    expect(lacking('react', 'BUSL-1.1')).toEqual(['react is under BUSL-1.1, the line says MIT']));
});
