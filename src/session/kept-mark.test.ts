import { afterEach, expect, it, vi } from 'vitest';
import { keptMark, losesTyped } from './kept-mark';

const field = (value: string, autocomplete = '', defaultValue = '') => ({
  ...{ value, autocomplete, defaultValue },
  closest: (): object | null => ({}),
  matches: () => false,
});

/** A page with these fields in a form that is kept. */
const marked = (...fields: readonly object[]): string => {
  vi.stubGlobal('sessionStorage', { length: 0 });
  vi.stubGlobal('document', { querySelectorAll: () => fields });
  return keptMark();
};

const bare = (value: string) => ({ ...field(value), closest: () => null });

afterEach(() => vi.unstubAllGlobals());

const password = field('hanako-2026', 'current-password');

it('says that what was typed is kept', () => {
  expect(marked(field('0312345678'))).toBe('&kept=1');
  expect(marked(password, field('', 'tel', '0312345678'))).toBe('&kept=1');
});

it('says nothing where nothing was typed, or nothing that may be kept, or where nothing can be', () => {
  expect(marked(field('03', 'tel', '03'))).toBe('');
  expect(marked(password, field('123456', 'one-time-code'))).toBe('');
  // The one that shows the password.
  expect(marked(password, { ...field('on'), type: 'checkbox' })).toBe('');
  vi.stubGlobal('document', { querySelectorAll: () => [field('03')] });
  vi.stubGlobal('sessionStorage', undefined);
  expect(keptMark()).toBe('');
  expect(marked(bare('03'))).toBe('');
});

it('knows what a page load would lose of what was typed', () => {
  const loses = (fields: readonly object[], isSameScreen = true, isCart = false): boolean => {
    marked(...fields);
    return losesTyped({ isSameScreen, isCart });
  };
  const quantity = { ...bare('3'), matches: () => true };
  expect(loses([field('03', '', '03'), bare('')])).toBe(false);
  expect(loses([field('0312345678')])).toBe(false);
  expect(loses([field('0312345678')], false)).toBe(true);
  for (const lost of [password, bare('a word'), quantity]) expect(loses([field('03'), lost])).toBe(true);
  expect(loses([quantity], true, true)).toBe(false);
  vi.stubGlobal('sessionStorage', undefined);
  expect(losesTyped({ isSameScreen: true, isCart: false })).toBe(true);
});
