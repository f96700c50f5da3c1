import { describe, expect, it } from 'vitest';
import { open, screensOf } from './define-screens';

const wanted = { path: '/shop/{key}/{floor?}', page: 'shop', title: '店舗' } as const;
const listing = { call: 'site.shops', fills: { key: 'key', floor: 'level' } } as const;

describe('a row of a screen at many addresses', () => {
  it('says what lists them, or that nothing does, where search engines may keep it', () => {
    // @ts-expect-error -- it says nothing.
    screensOf(open, [wanted]);
    // @ts-expect-error -- one part of the path is left out.
    screensOf(open, [{ ...wanted, listedBy: { ...listing, fills: { key: 'key' } } }]);
    // @ts-expect-error -- the row says otherwise than its area.
    screensOf({ ...open, isFindable: false }, [{ ...wanted, isFindable: true }]);
    const rows = screensOf(open, [
      { ...wanted, listedBy: listing },
      { ...wanted, listedBy: null },
    ]);
    expect(rows.map(({ listedBy }) => listedBy)).toEqual([listing, null]);
  });

  it('says nothing of it where they keep it from nobody, or where it is at one address', () => {
    const rows = screensOf({ ...open, isFindable: false }, [wanted]);
    const [shops] = screensOf(open, [{ path: '/shops', page: 'shops', title: '店舗' }]);
    expect([...rows, shops].every((row) => row !== undefined && !('listedBy' in row))).toBe(true);
  });
});

describe('the names in a row', () => {
  const one = { path: '/shops/{key}', page: 'shop', title: '店舗', query: ['t', 'page'], sections: ['shop'] } as const;
  const area = { ...open, isFindable: false } as const;

  it('are those of its own address and sections', () => {
    const rows = screensOf(area, [
      {
        ...one,
        subject: { call: 'site.shop', params: { id: 'key' }, query: { token: 't' } },
        pagesBy: ['t'],
        searchedBy: ['t'],
        list: 'shop',
        secrets: ['key', 't'],
      },
    ]);
    expect(rows).toHaveLength(1);
  });

  it('compile with no other', () => {
    // @ts-expect-error -- no part of the path is called so
    screensOf(area, [{ ...one, subject: { call: 'site.shop', params: { id: 'id' } } }]);
    // @ts-expect-error -- the query has no such parameter
    screensOf(area, [{ ...one, subject: { call: 'site.shop', params: {}, query: { token: 'token' } } }]);
    // @ts-expect-error -- nobody may ask for it
    screensOf(area, [{ ...one, pagesBy: ['category'] }]);
    // @ts-expect-error -- nobody may ask for it
    screensOf(area, [{ ...one, searchedBy: ['keyword'] }]);
    // @ts-expect-error -- the page does not show it
    screensOf(area, [{ ...one, list: 'product-list' }]);
    // @ts-expect-error -- its address says no such thing
    const rows = screensOf(area, [{ ...one, secrets: ['token'] }]);
    expect(rows).toHaveLength(1);
  });
});
