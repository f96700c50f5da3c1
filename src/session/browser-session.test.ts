import { afterEach, beforeEach, expect, it, vi } from 'vitest';

let asked: string[] = [];
let went: string[] = [];
/** For whom the page was drawn, as each call has said. */
let said: (string | null)[] = [];

/** A page of the shop whose cookies say nothing of a login. */
const open = async (visitor: 'guest' | 'member', refresh: 200 | 401) => {
  let isRefreshed = false;
  const env = { channel: 'minori', prefix: '', visitor };
  vi.stubGlobal('document', {
    cookie: 'expires_at=zzz',
    getElementById: () => ({ textContent: JSON.stringify({ env }) }),
    querySelectorAll: () => [],
    querySelector: () => (visitor === 'member' ? { dataset: { drawnFor: 'mark-of-hana' } } : null),
    dispatchEvent: () => true,
  });
  vi.stubGlobal('window', {});
  vi.stubGlobal('addEventListener', () => undefined);
  vi.stubGlobal('history', { state: null });
  vi.stubGlobal('navigator', {});
  vi.stubGlobal('CustomEvent', class {});
  vi.stubGlobal('location', {
    pathname: '/mypage/user_info/edit',
    search: '?x=1',
    hash: '#h',
    assign: (to: string) => went.push(to),
  });
  vi.stubGlobal('fetch', (url: string, { headers, method }: { readonly headers: Headers; readonly method: string }) => {
    asked.push(url);
    said.push(headers.get('x-drawn-for'));
    const isRefresh = url === '/v1/auth/refresh';
    if (isRefresh) isRefreshed = refresh === 200;
    const status = isRefresh ? refresh : isRefreshed ? 200 : 401;
    const hasNothing = status === 200 && method === 'PUT';
    return Promise.resolve(hasNothing ? new Response(null, { status: 204 }) : Response.json({}, { status }));
  });
  const { clientOf } = await import('./browser-session');
  return clientOf('minori').transport;
};

beforeEach(() => {
  vi.resetModules();
  asked = [];
  went = [];
  said = [];
});
afterEach(() => vi.unstubAllGlobals());

it('[auth.refresh-401] a member’s page whose cookie is gone is refreshed where a call is refused, and goes on', async () => {
  const transport = await open('member', 200);
  expect(await transport.send('user.me', {})).toMatchObject({ status: 200 });
  expect(asked).toEqual(['/v1/me/user', '/v1/auth/refresh', '/v1/me/user']);
  expect(said).toEqual(['mark-of-hana', 'mark-of-hana', 'mark-of-hana']);
  expect(went).toEqual([]);
});

it.each([
  ['auth.setSecondFactor', '/v1/me/second-factor', 204],
  ['auth.newAuthenticator', '/v1/me/second-factor/authenticator', 200],
])(
  '[auth.refresh-401] %s, a call of members, is sent again after a refresh like any other',
  async (id, url, status) => {
    const transport = await open('member', 200);
    expect(await transport.send(id, {})).toMatchObject({ status });
    expect(asked).toEqual([url, '/v1/auth/refresh', url]);
  },
);

it('a login is asked for as it is: what refuses it is no word on the login before', async () => {
  const transport = await open('member', 200);
  expect(await transport.send('auth.login', {})).toMatchObject({ status: 401 });
  expect(asked).toEqual(['/v1/auth/login']);
});

it('[auth.refresh-failed] a member’s page whose login is gone leads to the login, with the way back', async () => {
  const transport = await open('member', 401);
  expect(await transport.send('user.me', {})).toMatchObject({ status: 401 });
  expect(went).toEqual(['/login/?re=1&redirect=%2Fmypage%2Fuser_info%2Fedit%3Fx%3D1%23h']);
});

it('a guest’s page asks for no refresh', async () => {
  const transport = await open('guest', 200);
  expect(await transport.send('user.me', {})).toMatchObject({ status: 401 });
  expect([asked, said]).toEqual([['/v1/me/user'], [null]]);
});
