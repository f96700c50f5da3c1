import { describe, expect, it } from 'vitest';
import { wayToLogin } from './way-to-login';

describe('the way to the login', () => {
  it('[auth.redirect-back] leads back to the screen, with what it is drawn from', () =>
    expect(wayToLogin({ page: 'product.list', url: '/product?category=tea&page=2' })).toBe(
      '/login/?redirect=%2Fproduct%3Fcategory%3Dtea%26page%3D2',
    ));

  it('leads back to no top, to nothing about logging in, and to nobody’s own screen', () => {
    for (const page of ['top', 'ec', 'login', 'login.unlock', 'register', 'reminder.reset', 'verify', 'keycode'])
      expect(wayToLogin({ page, url: '/x' }), page).toBe('/login/');
    expect(wayToLogin({ page: 'gift.receive', url: '/gift/secret', drawnAt: 1 })).toBe('/login/');
  });
});
