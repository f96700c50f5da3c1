import { afterEach, beforeEach, expect, it, vi } from 'vitest';

beforeEach(() => {
  vi.resetModules();
  vi.stubGlobal('window', {});
  vi.stubGlobal('addEventListener', () => undefined);
  vi.stubGlobal('sessionStorage', { getItem: () => null });
});
afterEach(() => vi.unstubAllGlobals());

const openPage = (env: object): void => {
  vi.stubGlobal('document', { getElementById: () => ({ textContent: JSON.stringify({ env }) }) });
};

it('brings who records before the first machine of a page starts, though nothing was asked of the shop yet', async () => {
  openPage({ prefix: '' });
  const { watched } = await import('./watch');
  expect(watched('login').inspect).toBeTypeOf('function');
});

it('lets a machine of a shop that wants no record start unseen', async () => {
  openPage({ prefix: '', isUnrecorded: true });
  const { watched } = await import('./watch');
  expect(watched('login')).toEqual({});
});
