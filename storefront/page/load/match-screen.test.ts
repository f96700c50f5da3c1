import { describe, expect, it } from 'vitest';
import { matchScreen } from './match-screen';
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
