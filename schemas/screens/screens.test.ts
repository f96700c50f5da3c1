import { describe, expect, it } from 'vitest';
import { definitionOf } from '../shop-contract';
import type { ScreenDefinition } from './define-screens';
import { screens, type ScreenRow } from './screens';

const partsOf = ({ path }: ScreenRow): readonly string[] => [
  ...[...path.matchAll(/\{(\w+)\??\}/g)].map(([, name = '']) => name),
  ...(path.endsWith('*') ? ['rest'] : []),
];

/** Whatever an address says to the screen. */
const parametersOf = (row: ScreenRow): readonly string[] => [...partsOf(row), ...(row.query ?? [])];

describe.each(screens.map((row) => [row.page, row] as const))('the row of %s', (_page, row) => {
  const { secrets = [], pagesBy = [], searchedBy = [], list, missingHelp: help } = row;

  it('names no secret that its address has not', () => {
    expect(parametersOf(row)).toEqual(expect.arrayContaining([...secrets]));
  });

  it('names what makes another page of it by parameters that may be asked for', () => {
    expect(row.query ?? []).toEqual(expect.arrayContaining([...pagesBy, ...searchedBy]));
  });

  it('says what it lists, where search engines may keep pages of it', () => {
    const isPaged = row.isFindable && (row.query ?? []).some((name) => name === 'page' || pagesBy.includes(name));
    expect(list !== undefined).toBe(isPaged);
  });

  it('leads whoever has not got its address to a screen', () => {
    expect(help ? screens.map(({ path }) => path) : [undefined]).toContain(help?.path);
  });

  it('fills what the call of its subject takes, and nothing else', () => {
    const { subject }: Pick<ScreenDefinition, 'subject'> = row;
    const call = subject ? definitionOf(subject.call) : null;
    expect(Object.keys(subject?.params ?? {})).toEqual(Object.keys(call?.params?.properties ?? {}));
    expect(Object.keys(call?.query?.properties ?? {})).toEqual(
      expect.arrayContaining(Object.keys(subject?.query ?? {})),
    );
    expect(Object.keys(subject?.query ?? {})).toEqual(expect.arrayContaining([...(call?.query?.required ?? [])]));
  });
});
