import { expect, it } from 'vitest';
import { goalOfLogin, isGoalOfLogin } from './goal-of-login';

it.each(['/', '/mypage/', '/mypage/logouts', '/cart?next=/mypage/logout', '/product/%E6%A0%97', '/%'])(
  'leads a login on to %s',
  (path) => expect([isGoalOfLogin(path), goalOfLogin(path)]).toEqual([true, path]),
);

it.each([
  '/mypage/logout',
  '/mypage/logout/',
  '/mypage/logout//',
  '/mypage//logout',
  '/mypage/Logout?next=login',
  '/MYPAGE/LOGOUT#top',
  '/mypage/log%6fut',
  '/mypage%2Flogout',
  '/a/../mypage/logout/',
  '/oauth/callback?code=1',
  '/oauth/callback///',
])('leads no login on to %s, which ends one', (path) => expect(goalOfLogin(path)).toBeNull());
