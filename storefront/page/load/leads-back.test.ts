import { describe, expect, it } from 'vitest';
import { matchScreen } from './match-screen';
import { wayToLogin } from '../../../src/lib/way-to-login';
import { leadsBack } from './leads-back';

const from = (url: string): string => {
  const row = matchScreen(url.split('?')[0] ?? url)?.row;
  if (!row) throw new Error(`no screen at ${url}`);
  return wayToLogin({ url, ...(leadsBack(row) ? {} : { isNoWayBack: true }) });
};

describe('the way to the login', () => {
  it('[auth.redirect-back] leads back to the screen, with what it is drawn from', () =>
    expect(from('/product?category=tea&page=2')).toBe('/login/?redirect=%2Fproduct%3Fcategory%3Dtea%26page%3D2'));

  it('leads back to the cart and to the step of the checkout', () => {
    expect(from('/cart')).toBe('/login/?redirect=%2Fcart');
    expect(from('/cart/shipping-select')).toBe('/login/?redirect=%2Fcart%2Fshipping-select');
  });

  it('leads back to no top, to nothing about logging in, and to nothing whose address holds a secret', () => {
    for (const path of [
      '/',
      '/ec',
      '/login',
      '/login/unlock',
      '/register',
      '/reminder/reset',
      '/verify',
      '/keycode',
      '/cart/complete?id=secret',
      '/orders/receipt?no=1&t=secret',
    ])
      expect(from(path), path).toBe('/login/');
  });
});
