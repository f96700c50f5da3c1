import { afterEach, expect, it, vi } from 'vitest';
import { forgetKept } from './forget-kept';
import { keptKey } from './kept-texts';

afterEach(() => vi.unstubAllGlobals());

it('forgets what this tab has kept of the channel’s forms, and nothing else', () => {
  const left: Record<string, unknown> = {};
  const removeItem = (key: string) => void Reflect.deleteProperty(left, key);
  Object.defineProperty(left, 'removeItem', { value: removeItem });
  Object.assign(left, {
    [keptKey({ channel: 'gakuen' }, 'user-info')]: '{}',
    [keptKey({ channel: 'minori' }, 'user-info')]: '{}',
    other: '1',
  });
  vi.stubGlobal('sessionStorage', left);
  forgetKept('gakuen');
  expect(Object.keys(left)).toEqual([keptKey({ channel: 'minori' }, 'user-info'), 'other']);
});

it('breaks nothing where the browser keeps no data', () => {
  vi.stubGlobal('sessionStorage', undefined);
  expect(() => forgetKept('gakuen')).not.toThrow();
});
