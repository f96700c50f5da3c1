/**
 * A shop's colour scheme goes over its theme's colours as a whole, or not at all: where a text could not be read in it
 * (WCAG 2.2 AA, 1.4.3 and 1.4.11), the theme's own colours stay, and the log says which pairs were too close.
 */
import type { ColorScheme } from '../../../schemas/site/site';

/** By role: `paper`, `ink` … */
export type Palette = Readonly<Record<string, string>>;

const texts = ['ink', 'inkSoft', 'link', 'sale', 'warn', 'ok'];
const grounds = ['paper', 'surface', 'tint'];

/** What stands on what, and how far apart they have to be. */
export const colourPairs: readonly (readonly [on: string, ground: string, atLeast: number])[] = [
  ...texts.flatMap((text) => grounds.map((ground) => [text, ground, 4.5] as const)),
  ['onAccent', 'accent', 4.5],
  ['focus', 'paper', 3],
];

const isColour = (value: string | undefined): value is string => value !== undefined && /^#[0-9a-f]{6}$/i.test(value);

/** The roles that a page takes over from a scheme; what is no role or no colour is left out. */
export const rolesOf = ({ roles }: ColorScheme): Palette =>
  Object.fromEntries(Object.entries(roles).filter(([role, value]) => /^[a-zA-Z]+$/.test(role) && isColour(value)));

const linear = (value: number): number => (value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4);

const luminance = (hex: string): number => {
  const [r = 0, g = 0, b = 0] = [1, 3, 5].map((at) => linear(parseInt(hex.slice(at, at + 2), 16) / 255));
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
};

/** The contrast of two colours (`#rrggbb`), from 1 to 21, as WCAG 2 reckons it. */
export const contrast = (a: string, b: string): number => {
  const [dark = 0, light = 0] = [luminance(a), luminance(b)].sort((x, y) => x - y);
  return (light + 0.05) / (dark + 0.05);
};

/** The pairs of a palette that are too close, a phrase each; a role that it does not have is nobody's. */
export const unreadablePairs = (palette: Palette): readonly string[] =>
  colourPairs.flatMap(([on, ground, atLeast]) => {
    const [front, back] = [palette[on], palette[ground]];
    if (!isColour(front) || !isColour(back)) return [];
    const found = contrast(front, back);
    return found < atLeast ? [`${on} on ${ground} ${found.toFixed(1)} (${atLeast} or more)`] : [];
  });

interface Coloured {
  readonly env: { readonly channel: string };
  readonly colorScheme: ColorScheme | null;
}

type OnUnreadable = (where: { channel: string; scheme: string }, pairs: readonly string[]) => void;

/** The scheme that a screen is drawn in; null: its theme's own colours. Tells of an unreadable one once, not at each view. */
export const createReadableScheme = (onUnreadable: OnUnreadable) => {
  const told = new Map<string, string>();
  return ({ env: { channel }, colorScheme }: Coloured, themeColors: Palette): ColorScheme | null => {
    if (!colorScheme) return null;
    const pairs = unreadablePairs({ ...themeColors, ...rolesOf(colorScheme) });
    if (pairs.length === 0) return colorScheme;
    const saying = JSON.stringify([colorScheme.info.key, pairs]);
    if (told.get(channel) !== saying) onUnreadable({ channel, scheme: colorScheme.info.key }, pairs);
    told.set(channel, saying);
    return null;
  };
};
