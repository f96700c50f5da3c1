import { afterEach, expect, it, vi } from 'vitest';
import { keptMark } from './kept-mark';

class Input {
  readonly type: string = 'text';
  readonly defaultValue: string = '';
  constructor(
    readonly name: string,
    readonly value: string,
    readonly autocomplete = '',
  ) {}
}

/** A page with one form that is kept. */
const marked = (...elements: readonly Input[]): string => {
  vi.stubGlobal('HTMLInputElement', Input);
  vi.stubGlobal('HTMLTextAreaElement', class {});
  vi.stubGlobal('HTMLSelectElement', class {});
  vi.stubGlobal('sessionStorage', { length: 0 });
  vi.stubGlobal('document', { querySelectorAll: () => [{ elements }] });
  return keptMark();
};

afterEach(() => vi.unstubAllGlobals());

const password = new Input('password', 'hanako-2026', 'current-password');

it('says that what was typed is kept, and where only part of it is', () => {
  expect(marked(new Input('tel', '0312345678'))).toBe('&kept=1');
  expect(marked(new Input('tel', '0312345678'), password)).toBe('&kept=part');
});

it('says nothing where nothing was typed, or nothing that may be kept, or where nothing can be', () => {
  expect(marked(new Input('tel', ''))).toBe('');
  expect(marked(password, new Input('verify_code', '123456', 'one-time-code'), new Input('', 'x'))).toBe('');
  vi.stubGlobal('document', { querySelectorAll: () => [{ elements: [new Input('tel', '03')] }] });
  vi.stubGlobal('sessionStorage', undefined);
  expect(keptMark()).toBe('');
});
