import { describe, expect, it } from 'vitest';
import { screens, type ScreenRow } from './screens';

const partsOf = ({ path }: ScreenRow): readonly string[] => [
  ...[...path.matchAll(/\{(\w+)\??\}/g)].map(([, name = '']) => name),
  ...(path.endsWith('*') ? ['rest'] : []),
];

/** Whatever an address says to the screen. */
const parametersOf = (row: ScreenRow): readonly string[] => [...partsOf(row), ...(row.query ?? [])];

describe.each(screens.map((row) => [row.page, row] as const))('the row of %s', (_page, row) => {
  it('names no secret that its address has not', () => {
    expect(parametersOf(row)).toEqual(expect.arrayContaining([...(row.secrets ?? [])]));
  });
});
