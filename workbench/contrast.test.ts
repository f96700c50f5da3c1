import { describe, expect, it } from 'vitest';
import { colors } from '../themes/minori/colors';
import { themes } from '../themes/registry';
import { themeIds } from '../themes/theme-ids';
import { schemes } from './looks';

type Role = keyof typeof colors;

const channel = (value: number): number => (value <= 0.03928 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4);

const luminance = (hex: string): number => {
  const [r = 0, g = 0, b = 0] = [1, 3, 5].map((at) => channel(parseInt(hex.slice(at, at + 2), 16) / 255));
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
};

const contrast = (a: string, b: string): number => {
  const [dark = 0, light = 0] = [luminance(a), luminance(b)].sort((x, y) => x - y);
  return (light + 0.05) / (dark + 0.05);
};

const texts: readonly Role[] = ['ink', 'inkSoft', 'link', 'sale', 'warn', 'ok'];
const grounds: readonly Role[] = ['paper', 'surface', 'tint'];

type Palette = Readonly<Record<string, string>>;

/** The themes' own colours, and every scheme of the demo shops that goes over them. */
const all: readonly (readonly [string, Palette])[] = [
  ...themeIds.map((id) => [id, themes[id].colors] as const),
  ...schemes.map(({ info, roles }) => [`the scheme ${info.key}`, roles] as const),
];

describe.each(all)('colours of %s', (_, palette) => {
  const of = (role: Role): string => palette[role] ?? '';

  it('are said for every role', () => expect(Object.keys(palette).sort()).toEqual(Object.keys(colors).sort()));

  it.each(texts.flatMap((text) => grounds.map((ground) => [text, ground] as const)))(
    '%s is readable on %s (AA, 4.5)',
    (text, ground) => expect(contrast(of(text), of(ground))).toBeGreaterThanOrEqual(4.5),
  );

  it('sets readable text on the accent', () =>
    expect(contrast(of('onAccent'), of('accent'))).toBeGreaterThanOrEqual(4.5));

  it('reads on ink ground too', () => expect(contrast(of('paper'), of('ink'))).toBeGreaterThanOrEqual(7));

  it('shows the focus ring against its light halo (3)', () =>
    expect(contrast(of('focus'), of('paper'))).toBeGreaterThanOrEqual(3));
});
