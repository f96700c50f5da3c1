/**
 * The page's own small style: what its layout's settings ask for per screen class, where its sections are hidden,
 * the mean colours of its pictures, and the shop's colours. It is text in the HTML, allowed by its hash.
 */
import type { ColorScheme, FrontSettings } from '../../../schemas/site/site';
import { screenClasses, type ScreenClass } from '../../../schemas/layout/document';
import type { ResolvedSection } from '../../../src/layout/resolving/resolve-section';
import { memoByIdentity } from '../../../src/lib/memo-by-identity';
import { rolesOf } from './readable-colors';
import type { LoadedSection, Screen } from '../load/screen';

type Breakpoints = Readonly<{ small: number; medium: number }>;

/** Phone up to and with the small breakpoint, PC above the medium one (rule site.screen-class). */
const mediaOf = (screen: ScreenClass, { small, medium }: Breakpoints): string =>
  ({
    phone: `(max-width:${small}px)`,
    tablet: `(min-width:${small + 0.02}px) and (max-width:${medium}px)`,
    pc: `(min-width:${medium + 0.02}px)`,
  })[screen];

const breakpointsOf = (settings: FrontSettings): Breakpoints => ({
  small: settings['SITE.BREAKPOINT.SCREEN-SM'],
  medium: settings['SITE.BREAKPOINT.SCREEN-MD'],
});

const isResponsive = (value: unknown): value is Readonly<Record<ScreenClass, string | number>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value) && screenClasses.every((name) => name in value);

/** Only plain numbers and words reach a style sheet. */
const isSafe = (value: unknown): value is string | number =>
  typeof value === 'number' || (typeof value === 'string' && /^[\w.%-]+$/.test(value));

const flatten = (sections: readonly LoadedSection[]): LoadedSection[] =>
  sections.flatMap((section) => [section, ...Object.values(section.slots).flatMap(flatten)]);

/** What an instance's settings and visibility ask for, by screen class. */
const declarations = memoByIdentity(({ settings, screens }: ResolvedSection): Readonly<Record<ScreenClass, string>> => {
  const of = (screen: ScreenClass): string =>
    [
      ...Object.entries(settings).flatMap(([name, value]) =>
        isResponsive(value) && isSafe(value[screen]) ? [`--s-${name}:${value[screen]}`] : [],
      ),
      ...(screens.includes(screen) ? [] : ['display:none']),
    ].join(';');
  return { phone: of('phone'), tablet: of('tablet'), pc: of('pc') };
});

const rule = (id: string, body: string): string => (body === '' ? '' : `[data-i="${id}"]{${body}}`);

/** Rules for every screen class that differ, and those that do not. */
const settingRules = (sections: readonly LoadedSection[], breakpoints: Breakpoints): string => {
  const rules = { all: '', phone: '', tablet: '', pc: '' };
  for (const { id, resolved } of sections) {
    const { phone, tablet, pc } = declarations(resolved);
    if (phone === tablet && tablet === pc) rules.all += rule(id, phone);
    else for (const [name, body] of Object.entries({ phone, tablet, pc })) rules[name as ScreenClass] += rule(id, body);
  }
  const media = screenClasses.map((name) =>
    rules[name] ? `@media ${mediaOf(name, breakpoints)}{${rules[name]}}` : '',
  );
  return rules.all + media.join('');
};

const isColour = (text: string): boolean => /^#[0-9a-f]{6}$/i.test(text);
const isEasing = (text: string): boolean =>
  /^(?:linear|ease(?:-in|-out|-in-out)?|cubic-bezier\(-?[\d.]+(?:, *-?[\d.]+){3}\))$/.test(text);
const isLength = (px: number): boolean => Number.isInteger(px) && px >= 4 && px <= 96;

/** Where a shop says nothing else (rule ui.loading); what is as usual is not said, so that the theme's own stays. */
const usual = { loadingSize: 20, cursorSize: 10, durationMs: 200, easing: 'ease-out' } as const;
const inRem = (px: number): string => `${px / 16}rem`;

/** How a shop shows that it is at work, and how things move (rule site.colour-scheme); a scheme without colours says nothing. */
const schemeDeclarations = (
  { loading, cursor, animation, roles }: ColorScheme,
  themeColors: Look['themeColors'],
): readonly string[] => {
  if (Object.keys(roles).length === 0) return [];
  const accent = (roles.accent ?? themeColors.accent ?? '').toLowerCase();
  const { duration_ms: durationMs, easing } = animation;
  const said = (name: string, value: string, isSaid: boolean): readonly string[] =>
    isSaid ? [`--n-${name}:${value}`] : [];
  return [
    ...said('loading-size', inRem(loading.size), isLength(loading.size) && loading.size !== usual.loadingSize),
    ...said('loading-color', loading.color, isColour(loading.color) && loading.color.toLowerCase() !== accent),
    ...said('cursor-size', inRem(cursor.size), isLength(cursor.size) && cursor.size !== usual.cursorSize),
    ...said('cursor-color', cursor.color, isColour(cursor.color) && cursor.color !== loading.color),
    ...said(
      'motion-fast',
      `${durationMs}ms`,
      durationMs >= 0 && durationMs <= 2_000 && durationMs !== usual.durationMs,
    ),
    ...said('motion-easing', easing, isEasing(easing) && easing !== usual.easing),
  ];
};

const colourRules = (scheme: ColorScheme, themeColors: Look['themeColors']): string => {
  const entries = Object.entries(rolesOf(scheme)).filter(
    ([role, value]) => value.toLowerCase() !== themeColors[role]?.toLowerCase(),
  );
  const own = schemeDeclarations(scheme, themeColors);
  const name = (role: string): string => role.replace(/([a-z])([A-Z])/g, '$1-$2').toLowerCase();
  const declarations = [...entries.map(([role, value]) => `--n-color-${name(role)}:${value}`), ...own];
  return declarations.length === 0 ? '' : `:root:root{${declarations.join(';')}}`;
};

const placeholderRules = (html: string): string =>
  [...new Set(Array.from(html.matchAll(/data-ph="([0-9a-f]{3}|[0-9a-f]{6})"/g), (match) => match[1]))]
    .map((colour) => `[data-ph="${colour}"]{background:#${colour}}`)
    .join('');

export interface Look extends Pick<Screen, 'colorScheme' | 'settings'> {
  /** By role: what the theme's own style says already. */
  readonly themeColors: Readonly<Record<string, string>>;
}

/** Rules for the sections and pictures of `html`. */
export const pageStyle = (
  { colorScheme, settings, themeColors }: Look,
  sections: readonly LoadedSection[],
  html: string,
): string =>
  [
    colorScheme ? colourRules(colorScheme, themeColors) : '',
    settingRules(flatten(sections), breakpointsOf(settings)),
    placeholderRules(html),
  ].join('');
