import { describe, expect, it } from 'vitest';
import { flashOf } from './flash';
import { flashNameIn, flashTo, noFlash } from './flash-cookie';

/** As a browser sends it back. */
const sent = (...[name, to]: Parameters<typeof flashTo>) => flashTo(name, to).split(';')[0] ?? '';

const flashIn = (cookies: string, path: string) => flashOf(flashNameIn(cookies, path));

describe('what is said once on the next screen', () => {
  it('[ui.flash-default] is meant well where nothing else is said of it', () =>
    expect(flashIn(sent('cart-removed', '/cart/'), '/cart')).toEqual({
      tone: 'positive',
      message: '商品をカートから外しました。',
    }));

  it('is for the screen that the action leads to, with or without a slash, and for no other', () => {
    const cookies = `a=b; ${sent('logged-out', '/gakuen/?x=1#y')}`;
    expect(flashIn(cookies, '/gakuen')?.message).toBe('ログアウトしました。');
    expect(flashIn(cookies, '/gakuen/')).not.toBeNull();
    for (const path of ['/', '/gakuen/product', '/gakuen2']) expect(flashIn(cookies, path)).toBeNull();
    expect(flashIn(sent('logged-out', '/'), '/')).not.toBeNull();
  });

  it.each(['', noFlash, 'noren_flash=%E5%84%AA:%2F', 'noren_flash=__proto__:%2F', 'noren_flash=logged-out'])(
    'is nothing of a cookie that says something else: %j',
    (cookies) => expect(flashIn(cookies, '/')).toBeNull(),
  );
});
