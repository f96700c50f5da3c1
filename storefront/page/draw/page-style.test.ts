import { describe, expect, it } from 'vitest';
import { minoriEnv } from '../../../sections/samples/env';
import { sampleSettings } from '../../../sections/samples/shop';
import type { ColorScheme } from '../../../schemas/site/site';
import type { JsonObject } from '../../../schemas/layout/document';
import { pageStyle } from './page-style';
import type { LoadedSection, Screen } from '../load/screen';
import { loadedSection, resolvedSection } from '../test/small-sections';

const screen: Screen = {
  kind: 'screen',
  status: 200,
  env: minoriEnv,
  theme: 'minori',
  params: {},
  query: {},
  frame: { key: '', before: [], after: [] },
  sections: [],
  head: { title: '', description: '', canonical: null, type: 'website', image: null, crumbs: [], structured: [] },
  settings: { ...sampleSettings, 'SITE.BREAKPOINT.SCREEN-SM': 600, 'SITE.BREAKPOINT.SCREEN-MD': 900 },
  colorScheme: null,
  flash: null,
  isWhole: true,
  validUntil: null,
};

const scheme = (roles: Record<string, string>): ColorScheme => ({
  info: { key: 'a', name: 'A' },
  loading: { spinner: '0011', size: 20, color: 'as the theme' },
  cursor: { size: 10, color: 'as the theme' },
  animation: { duration_ms: 200, easing: 'ease-out' },
  roles,
});

const section = (id: string, settings: JsonObject, screens = resolvedSection('', '').screens): LoadedSection =>
  loadedSection(id, 'small', { resolved: resolvedSection(id, 'small', { settings, screens }) });

const styleOf = (sections: readonly LoadedSection[], html = '', more: Partial<Screen> = {}): string =>
  pageStyle({ ...screen, themeColors: { paper: '#faf7f1' }, ...more }, sections, html);

describe('pageStyle', () => {
  it('writes a setting per screen class by the shop’s breakpoints', () => {
    expect(styleOf([section('a', { columns: { phone: 1, tablet: 2, pc: 4 }, title: '品' })])).toBe(
      '@media (max-width:600px){[data-i="a"]{--s-columns:1}}' +
        '@media (min-width:600.02px) and (max-width:900px){[data-i="a"]{--s-columns:2}}' +
        '@media (min-width:900.02px){[data-i="a"]{--s-columns:4}}',
    );
  });

  it('writes once what is the same on all screens', () => {
    expect(styleOf([section('a', { columns: { phone: 3, tablet: 3, pc: 3 } })])).toBe('[data-i="a"]{--s-columns:3}');
  });

  it('hides a section where it is not shown, in slots too', () => {
    const inner = section('b', {}, ['pc']);
    const outer = loadedSection('a', 'small', { slots: { below: [inner] } });
    expect(styleOf([outer])).toBe(
      '@media (max-width:600px){[data-i="b"]{display:none}}' +
        '@media (min-width:600.02px) and (max-width:900px){[data-i="b"]{display:none}}',
    );
  });

  it('lets nothing but plain words and numbers into the style sheet', () => {
    const evil = '1}body{display:none';
    expect(styleOf([section('a', { columns: { phone: evil, tablet: evil, pc: evil } })])).toBe('');
    expect(styleOf([], '', { colorScheme: scheme({ accent: 'red}body{', 'x}y': '#000000' }) })).toBe('');
  });

  it('recolours the theme by its roles', () => {
    expect(styleOf([], '', { colorScheme: scheme({ inkSoft: '#112233', accent: '#aabbcc' }) })).toBe(
      ':root:root{--n-color-ink-soft:#112233;--n-color-accent:#aabbcc}',
    );
  });

  it('[site.colour-scheme] [ui.loading] says how the shop shows that it is at work, where it is not as usual', () => {
    const roles = { accent: '#AABBCC' };
    const own: ColorScheme = {
      ...scheme(roles),
      loading: { spinner: '0011', size: 32, color: '#112233' },
      cursor: { size: 12, color: '#445566' },
      animation: { duration_ms: 120, easing: 'cubic-bezier(.2, .7, .3, 1)' },
    };
    expect(styleOf([], '', { colorScheme: own })).toBe(
      ':root:root{--n-color-accent:#AABBCC;--n-loading-size:2rem;--n-loading-color:#112233;--n-cursor-size:0.75rem;' +
        '--n-cursor-color:#445566;--n-motion-fast:120ms;--n-motion-easing:cubic-bezier(.2, .7, .3, 1)}',
    );
    const usual: ColorScheme = {
      ...scheme(roles),
      loading: { spinner: '0011', size: 20, color: '#aabbcc' },
      cursor: { size: 10, color: '#aabbcc' },
    };
    expect(styleOf([], '', { colorScheme: usual })).toBe(':root:root{--n-color-accent:#AABBCC}');
    const evil: ColorScheme = {
      ...own,
      loading: { spinner: '}', size: 1e9, color: 'red}' },
      cursor: { size: -1, color: 'url(x)' },
      animation: { duration_ms: 1e9, easing: 'ease}body{' },
    };
    expect(styleOf([], '', { colorScheme: evil })).toBe(':root:root{--n-color-accent:#AABBCC}');
  });

  it('does not repeat what the theme says already', () => {
    expect(styleOf([], '', { colorScheme: scheme({ paper: '#FAF7F1', ink: '#000000' }) })).toBe(
      ':root:root{--n-color-ink:#000000}',
    );
  });

  it('gives each mean colour of a picture one rule', () => {
    const html = '<img data-ph="ddc"><img data-ph="ddc"><i data-ph="d9d2c6"></i><img data-ph="zzz">';
    expect(styleOf([], html)).toBe('[data-ph="ddc"]{background:#ddc}[data-ph="d9d2c6"]{background:#d9d2c6}');
  });
});
