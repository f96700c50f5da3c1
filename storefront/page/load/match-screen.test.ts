import { describe, expect, expectTypeOf, it } from 'vitest';
import { matchScreen, type Askable } from './match-screen';
import { screens } from '../../../schemas/screens/screens';

describe('matchScreen', () => {
  it('finds every row by a path of its own', () => {
    for (const row of screens) {
      const path = row.path.replace('{key?}', 'k').replace('{key}', 'k').replace('*', 'any/where');
      expect(matchScreen(path)?.row, path).toBe(row);
    }
  });

  it.each(['/login', '/cart', '/maintenance', '/keycode', '/ec', '/verify'])(
    '[site.redirect-slash] serves %s in both spellings',
    (path) => {
      expect(matchScreen(`${path}/`)?.row).toBe(matchScreen(path)?.row);
      expect(matchScreen(path)?.row.path).toBe(path);
    },
  );

  it('takes the gift flow with a key and without one', () => {
    expect(matchScreen('/social-gift/shipping')).toMatchObject({ row: { page: 'gift.shipping' }, params: {} });
    expect(matchScreen('/social-gift/abc/shipping')).toMatchObject({
      row: { page: 'gift.shipping' },
      params: { key: 'abc' },
    });
  });

  it('prefers a fixed part to a parameter', () => {
    expect(matchScreen('/mypage/address/add')?.row.page).toBe('mypage.address-add');
  });

  it('decodes parameters, and has no screen for what cannot be decoded', () => {
    expect(matchScreen('/product/%E6%A0%97')?.params).toEqual({ key: '栗' });
    expect(matchScreen('/product/%E0%A4%A')).toBeNull();
  });

  it('gives everything else to the static pages', () => {
    expect(matchScreen('/guide/gift')).toMatchObject({ row: { page: 'static' }, params: { rest: 'guide/gift' } });
  });
});

describe('screens', () => {
  it('say whose they are, and each path stands once', () => {
    const accessBelow = (start: string): readonly string[] => [
      ...new Set(screens.filter(({ path }) => path.startsWith(start)).map(({ access }) => access)),
    ];
    expect(['/product', '/cart', '/login', '/social-gift', '/mypage'].map(accessBelow)).toEqual(
      ['public', 'cart', 'auth', 'gift', 'member'].map((access) => [access]),
    );
    const paths = screens.map(({ path }) => path);
    expect(
      paths.filter((path, index) => paths.indexOf(path) !== index),
      'Two rows of schemas/screens have this path.',
    ).toEqual([]);
  });
});

describe('what a row may ask of the contract', () => {
  type Asks<Said> = Said extends Askable<Said> ? true : false;

  it('is a read with the parameters that it has', () => {
    type Own = {
      readonly call: 'order.guest';
      readonly params: { readonly no: 'no' };
      readonly query: { readonly t: 't' };
    };
    expectTypeOf<Asks<Own>>().toEqualTypeOf<true>();
    expectTypeOf<Asks<Omit<Own, 'params'> & { readonly params: { readonly number: 'no' } }>>().toEqualTypeOf<false>();
    expectTypeOf<Asks<Omit<Own, 'query'> & { readonly query: { readonly token: 't' } }>>().toEqualTypeOf<false>();
    expectTypeOf<Asks<Omit<Own, 'call'> & { readonly call: 'order.cancel' }>>().toEqualTypeOf<false>();
    expect(screens.filter(({ subject }) => subject)).not.toHaveLength(0);
  });
});
