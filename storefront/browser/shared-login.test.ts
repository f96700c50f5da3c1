import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { minoriEnv } from '../../sections/samples/env';
import { keptKey } from '../../src/forms/kept-texts';
import { shareLogin } from './shared-login';

const loggedIn = 'expires_at=minori.2026-11-20T03%3A15%3A00.000Z';
const name = `noren:login:${minoriEnv.channel}`;

/** As a browser's: what is kept are its own properties. */
const storageOf = (kept: Readonly<Record<string, string>>) => {
  const storage: Record<string, unknown> = {};
  const methods = {
    getItem: (key: string) => storage[key] ?? null,
    setItem: (key: string, text: string) => void (storage[key] = text),
    removeItem: (key: string) => void Reflect.deleteProperty(storage, key),
  };
  for (const [method, value] of Object.entries(methods)) Object.defineProperty(storage, method, { value });
  return Object.assign(storage, kept);
};

let went: string[] = [];
let idle: (() => void)[] = [];
let listeners: [string, (event: object) => void][] = [];
const happens = (event: string, given: object = {}): void => {
  for (const [of, listener] of listeners) if (of === event) listener(given);
};

beforeEach(() => {
  went = [];
  idle = [];
  listeners = [];
});
afterEach(() => vi.unstubAllGlobals());

interface Page {
  readonly pathname: string;
  readonly prefix?: string;
  readonly visitor: 'guest' | 'member';
  readonly cookie: string;
  readonly shared?: Readonly<Record<string, string>>;
  readonly kept?: Readonly<Record<string, string>>;
  /** What was typed into a form that is kept. */
  readonly typed?: string;
}

const open = ({ pathname, prefix = '', visitor, cookie, shared = {}, kept = {}, typed = '' }: Page) => {
  const env = { ...minoriEnv, prefix, visitor };
  const tab = { shared: storageOf(shared), kept: storageOf(kept), document: { cookie } };
  const payload = { textContent: JSON.stringify({ env }) };
  const field = { value: typed, defaultValue: '', autocomplete: '', closest: () => ({}), matches: () => false };
  const words = { textContent: 'ログイン' };
  const link = { pathname: `${prefix}/login/`, href: `${prefix}/login/`, querySelector: () => words };
  const page = {
    getElementById: () => payload,
    querySelectorAll: (selector: string) => (selector === 'header a' ? [link] : [field]),
  };
  vi.stubGlobal('document', Object.assign(tab.document, page));
  vi.stubGlobal('localStorage', tab.shared);
  vi.stubGlobal('sessionStorage', tab.kept);
  vi.stubGlobal('location', {
    pathname,
    search: '?x=1',
    hash: '#h',
    reload: () => went.push('reload'),
    replace: (to: string) => went.push(to),
  });
  vi.stubGlobal('addEventListener', (event: string, listener: (event: object) => void) =>
    listeners.push([event, listener]),
  );
  vi.stubGlobal('requestIdleCallback', (run: () => void) => idle.push(run));
  vi.stubGlobal('window', { requestIdleCallback: () => 0 });
  shareLogin(env);
  return { ...tab, header: () => `${link.href} ${words.textContent}` };
};

/** Another tab has ended the login that this page was drawn for. */
const endElsewhere = async (page: Pick<Page, 'pathname' | 'prefix' | 'kept'>, said = '') => {
  const tab = open({ ...page, visitor: 'member', cookie: '', shared: { [name]: said } });
  happens('storage', { key: name });
  await vi.waitFor(() => expect(went).not.toEqual([]));
  // What is left keeps what is typed, and those forms came after this.
  happens('pagehide');
  return tab;
};

it('[auth.logout] a member’s own screen leads to the login, which says that another tab has logged out, and back', async () => {
  const form = { [keptKey({ channel: 'minori' }, 'user-info')]: '{"tel":"0312345678"}' };
  const { kept } = await endElsewhere({ pathname: '/gakuen/mypage/user_info/edit', prefix: '/gakuen', kept: form });
  expect(went).toEqual(['/gakuen/login/?re=out&redirect=%2Fmypage%2Fuser_info%2Fedit%3Fx%3D1%23h']);
  expect(kept).toEqual(form);
});

it.each(['/cart', '/cart/payment'])(
  '[auth.logout] the member’s cart, which the browser has no more, leads there as well: %s',
  async (pathname) => {
    await endElsewhere({ pathname });
    expect(went).toEqual([`/login/?re=out&redirect=${encodeURIComponent(`${pathname}?x=1#h`)}`]);
  },
);

it.each(['/product', '/cart/complete'])(
  '[auth.logout] other screens are loaded anew, as a guest’s: %s',
  async (pathname) => {
    await endElsewhere({ pathname });
    expect(went).toEqual(['reload']);
  },
);

it.each([
  ['/mypage/user_info/edit', '/mypage/leave?done=1'],
  ['/product/a', 'reload'],
])('[member.leave] whoever has left in another tab leaves nothing typed in this one: %s', async (pathname, to) => {
  const typed = { [keptKey({ channel: 'minori' }, 'user-info')]: '{"tel":"0312345678"}', other: '1' };
  const { kept } = await endElsewhere({ pathname, kept: typed }, 'left');
  expect(went).toEqual([to]);
  expect(kept).toEqual({ other: '1' });
});

it.each([
  ['a login', { pathname: '/ec/', visitor: 'member', cookie: loggedIn }, 'left', '1'],
  ['a logout', { pathname: '/', visitor: 'guest', cookie: '' }, '1', ''],
  ['that somebody has left', { pathname: '/mypage/leave', visitor: 'guest', cookie: '' }, '1', 'left'],
] as const)('marks for the other tabs %s', async (_, page, before, after) => {
  const { shared } = open({ ...page, shared: { [name]: before } });
  for (const run of idle) run();
  await vi.waitFor(() => expect(shared).toEqual({ [name]: after }));
});

it.each([
  ['/login/', ''],
  ['/login', ''],
  ['/gakuen/login/', '/gakuen'],
])('[site.logout-only] who waits at the login goes on when another tab has logged in: %s', async (pathname, prefix) => {
  const { document } = open({ pathname, prefix, visitor: 'guest', cookie: '' });
  happens('storage', { key: name });
  document.cookie = loggedIn;
  happens('storage', { key: 'other' });
  happens('pageshow', { persisted: false });
  await vi.dynamicImportSettled();
  expect(went).toEqual([]);
  happens('storage', { key: name });
  await vi.waitFor(() => expect(went).toEqual(['reload']));
});

it.each([
  ['/product', '', true],
  ['/contact', 'typed, and there again', true],
  ['/register', '', true],
  ['/register', 'typed, and not there for a member', false],
  ['/reminder/username', 'typed', false],
  ['/verify', 'typed', false],
  ['/cart/shipping-select', 'typed for the guest’s cart', false],
])(
  '[auth.login] a guest’s page is loaded anew when another tab has logged in: %s %s',
  async (pathname, typed, isAnew) => {
    const { document, header } = open({ pathname, visitor: 'guest', cookie: '', typed });
    document.cookie = loggedIn;
    happens('storage', { key: name });
    await vi.dynamicImportSettled();
    expect(went).toEqual(isAnew ? ['reload'] : []);
    // A page that stays leads on as the member's.
    expect(header()).toBe(isAnew ? '/login/ ログイン' : '/mypage マイページ');
  },
);
