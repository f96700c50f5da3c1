import { describe, expect, it } from 'vitest';
import { colourPairs, contrast, type Palette } from '../storefront/page/draw/readable-colors';
import { colors } from '../themes/minori/colors';
import { themes } from '../themes/registry.generated';
import { themeIds } from '../themes/theme-ids';
import { schemes } from './looks';

type Role = keyof typeof colors;

/** The themes' own colours, and every scheme of the demo shops that goes over them. */
const all: readonly (readonly [string, Palette])[] = [
  ...themeIds.map((id) => [id, themes[id].colors] as const),
  ...schemes.map(({ info, roles }) => [`the scheme ${info.key}`, roles] as const),
];

describe.each(all)('colours of %s', (_, palette) => {
  const of = (role: Role): string => palette[role] ?? '';

  it('are said for every role', () => expect(Object.keys(palette).sort()).toEqual(Object.keys(colors).sort()));

  it.each(colourPairs)('%s is readable on %s (AA, %d)', (on, ground, atLeast) =>
    expect(contrast(palette[on] ?? '', palette[ground] ?? '')).toBeGreaterThanOrEqual(atLeast),
  );

  it('reads on ink ground too', () => expect(contrast(of('paper'), of('ink'))).toBeGreaterThanOrEqual(7));
});
