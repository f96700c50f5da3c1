import { afterEach, expect, it, vi } from 'vitest';
import { keptMark } from './kept-mark';

const field = (value: string, autocomplete = '', defaultValue = '') => ({ value, autocomplete, defaultValue });

/** A page with these fields in a form that is kept. */
const marked = (...fields: readonly object[]): string => {
  vi.stubGlobal('sessionStorage', { length: 0 });
  vi.stubGlobal('document', { querySelectorAll: () => fields });
  return keptMark();
};

afterEach(() => vi.unstubAllGlobals());

const password = field('hanako-2026', 'current-password');

it('says that what was typed is kept', () => {
  expect(marked(field('0312345678'))).toBe('&kept=1');
  expect(marked(password, field('', 'tel', '0312345678'))).toBe('&kept=1');
});

it('says nothing where nothing was typed, or nothing that may be kept, or where nothing can be', () => {
  expect(marked(field('03', 'tel', '03'))).toBe('');
  expect(marked(password, field('123456', 'one-time-code'))).toBe('');
  vi.stubGlobal('document', { querySelectorAll: () => [field('03')] });
  vi.stubGlobal('sessionStorage', undefined);
  expect(keptMark()).toBe('');
});
