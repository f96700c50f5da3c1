import { afterEach, expect, it, vi } from 'vitest';
import { minoriEnv } from '../../sections/samples/env';
import { followMember } from './member-change';

const login = 'expires_at=minori.2026-11-20T03%3A15%3A00.000Z';
const mark = `noren:member:${minoriEnv.channel}`;

afterEach(() => vi.unstubAllGlobals());

/** A page that was drawn for a member, in a browser whose cookies may change behind it. */
const open = (pathname: string, cookie = `${login}; login_of=of-the-first`) => {
  const env = { ...minoriEnv, visitor: 'member' } as const;
  const page = { cookie, getElementById: () => ({ textContent: JSON.stringify({ env }) }) };
  const shared = new Map<string, string>();
  const went: string[] = [];
  const listeners: [string, (event: object) => void][] = [];
  vi.stubGlobal('document', page);
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => shared.get(key) ?? null,
    setItem: (key: string, text: string) => shared.set(key, text),
  });
  vi.stubGlobal('location', {
    ...{ pathname, search: '', hash: '' },
    reload: () => went.push('reload'),
    replace: (to: string) => went.push(to),
  });
  vi.stubGlobal('addEventListener', (event: string, listener: (event: object) => void) =>
    listeners.push([event, listener]),
  );
  followMember(env);
  const happens = async (event: string, given: object = {}): Promise<void> => {
    for (const [of, listener] of listeners) if (of === event) listener(given);
    await vi.dynamicImportSettled();
  };
  return { page, shared, went, happens };
};

it.each([
  ['/mypage/user_info/edit', '/mypage/logout?other=1&redirect=%2Fmypage%2Fuser_info%2Fedit'],
  ['/product/a', 'reload'],
])('a page of a member gives way once another one is in: %s', async (pathname, to) => {
  for (const event of ['storage', 'pageshow', 'focus']) {
    const { page, went, happens } = open(pathname);
    page.cookie = `${login}; login_of=of-the-second`;
    await happens(event, { key: mark });
    expect(went, event).toEqual([to]);
  }
});

it('stays while the same one is in, and where nobody is told to be', async () => {
  const { page, shared, went, happens } = open('/mypage');
  expect(shared.get(mark)).toBe('of-the-first');
  await happens('focus');
  await happens('storage', { key: 'another' });
  page.cookie = login;
  await happens('focus');
  expect(went).toEqual([]);
  expect(open('/mypage', login).shared.size).toBe(0);
});
