import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { minoriEnv } from '../../sections/samples/env';
import { shareLogin } from './shared-login';

let went: string[] = [];
let listeners = new Map<string, (event: object) => void>();

beforeEach(() => {
  went = [];
  listeners = new Map();
});
afterEach(() => vi.unstubAllGlobals());

/** Another tab logs out while this one shows a member's page. */
const logOutElsewhere = (pathname: string, prefix = ''): readonly string[] => {
  const env = { ...minoriEnv, prefix, visitor: 'member' as const };
  vi.stubGlobal('document', { cookie: '', getElementById: () => ({ textContent: JSON.stringify({ env }) }) });
  vi.stubGlobal('location', {
    pathname,
    search: '?x=1',
    hash: '#h',
    reload: () => went.push('reload'),
    replace: (to: string) => went.push(to),
  });
  vi.stubGlobal('addEventListener', (name: string, listener: (event: object) => void) => listeners.set(name, listener));
  vi.stubGlobal('window', { requestIdleCallback: () => 0 });
  vi.stubGlobal('requestIdleCallback', () => 0);
  shareLogin(env);
  listeners.get('storage')?.({ key: `noren:login:${env.channel}` });
  return went;
};

it('[auth.logout] a member’s own screen leads to the login, which says that another tab has logged out, and back', () =>
  expect(logOutElsewhere('/gakuen/mypage/user_info/edit', '/gakuen')).toEqual([
    '/gakuen/login/?re=out&redirect=%2Fmypage%2Fuser_info%2Fedit%3Fx%3D1%23h',
  ]));

it('[auth.logout] other screens are loaded anew, as a guest’s', () =>
  expect(logOutElsewhere('/product')).toEqual(['reload']));
