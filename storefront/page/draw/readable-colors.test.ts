import { describe, expect, it } from 'vitest';
import type { ColorScheme } from '../../../schemas/site/site';
import { themes } from '../../../themes/registry.generated';
import { themeIds } from '../../../themes/theme-ids';
import { contrast, createReadableScheme, unreadablePairs } from './readable-colors';

const scheme = (roles: Record<string, string>): ColorScheme => ({
  info: { key: 'yuki', name: '雪' },
  loading: { spinner: '0011', size: 20, color: '#000000' },
  cursor: { size: 10, color: '#000000' },
  animation: { duration_ms: 200, easing: 'ease' },
  roles,
});

const setUp = () => {
  const told: string[] = [];
  const readable = createReadableScheme(({ channel, scheme: key }, pairs) =>
    told.push(`${channel} ${key}: ${pairs[0]}, ${pairs.length} in all`),
  );
  const shown = (roles: Record<string, string>, channel = 'minori') =>
    readable({ env: { channel }, colorScheme: scheme(roles) }, themes.minori.colors);
  return { told, shown };
};

describe('a shop’s colours', () => {
  it('are reckoned as WCAG does', () => {
    expect(contrast('#000000', '#ffffff')).toBeCloseTo(21);
    expect(contrast('#777777', '#FFFFFF')).toBeCloseTo(4.48, 2);
  });

  it('hold where every text can be read', () => {
    const { told, shown } = setUp();
    expect(shown({ accent: '#3C6B4E', link: '#3C6B4E' })).not.toBeNull();
    expect(shown({})).not.toBeNull();
    expect(told).toEqual([]);
  });

  it.each<[string, Record<string, string>]>([
    ['white on paper', { ink: '#FFFFFF' }],
    ['a dark ground alone', { paper: '#222222' }],
    ['a pale button', { accent: '#FFE9C9' }],
    ['a focus that nobody sees', { focus: '#FAF7F1' }],
  ])('are left for the theme’s where they cannot be: %s', (_name, roles) => {
    const { told, shown } = setUp();
    expect(shown(roles)).toBeNull();
    expect(told).toHaveLength(1);
  });

  it('are told once for each scheme of a shop, with what is too close', () => {
    const { told, shown } = setUp();
    [1, 2, 3].forEach(() => shown({ ink: '#ffffff', link: '#8F4A2B' }));
    shown({ ink: '#ffffff' }, 'gakuen');
    expect(told).toEqual([
      'minori yuki: ink on paper 1.1 (4.5 or more), 3 in all',
      'gakuen yuki: ink on paper 1.1 (4.5 or more), 3 in all',
    ]);
  });

  it('never come from what is no colour', () => {
    const { shown } = setUp();
    expect(shown({ ink: 'white', paper: '#222', 'a;b': '#ffffff' })).not.toBeNull();
  });

  it.each(themeIds)('of the theme %s itself can be read', (id) =>
    expect(unreadablePairs(themes[id].colors)).toEqual([]),
  );
});
