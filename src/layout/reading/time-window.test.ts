import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Json } from '../../../schemas/layout/document';
import { createIssueLog } from './layout-issues';
import { isOpen, nextEdgeOf, readTime, readWindow } from './time-window';

const read = (stored: Json) => {
  const log = createIssueLog();
  const window = readWindow(stored, 'a', log);
  return { window, codes: log.list().map(({ code }) => code) };
};
const at = (text: string): Date => new Date(text);

describe('times', () => {
  it.each([
    ['2026-12-01T10:00', '2026-12-01T01:00:00.000Z'],
    ['2026-12-01T10:00:30.5', '2026-12-01T01:00:30.500Z'],
    ['2026-12-01T10:00+09:00', '2026-12-01T01:00:00.000Z'],
    ['2026-12-01T10:00+0900', '2026-12-01T01:00:00.000Z'],
    ['2026-12-01T10:00Z', '2026-12-01T10:00:00.000Z'],
    ['2026-12-01T10:00-05:30', '2026-12-01T15:30:00.000Z'],
    ['2026-12-01', '2026-11-30T15:00:00.000Z'],
    ['2028-02-29', '2028-02-28T15:00:00.000Z'],
  ])('reads %s', (text, expected) => expect(new Date(readTime(text, false) ?? NaN).toISOString()).toBe(expected));

  it.each([
    '2026-02-30', '2026-13-01', '2026-12-01T24:00', '2026-12-01T10:60', '2026-12-01 10:00', '2026-12-01T10:00+15:00',
    'tomorrow', '', '12/1/2026', '2026-12-01T10', '２０２６-12-01',
  ])('takes "%s" for no time', (text) => expect(readTime(text, false)).toBeNull()); // prettier-ignore

  it('reads every moment that Date writes', () => {
    fc.assert(
      fc.property(fc.date({ min: at('1900-01-01'), max: at('2999-12-31'), noInvalidDate: true }), (date) => {
        expect(readTime(date.toISOString(), true)).toBe(date.getTime());
      }),
    );
  });
});

describe('windows', () => {
  it('is open from its first moment to the one before its last', () => {
    const { window } = read({ from: '2026-12-01T10:00', until: '2026-12-02T10:00' });
    expect(isOpen(window, at('2026-12-01T09:59:59.999+09:00'))).toBe(false);
    expect(isOpen(window, at('2026-12-01T10:00+09:00'))).toBe(true);
    expect(isOpen(window, at('2026-12-02T09:59:59.999+09:00'))).toBe(true);
    expect(isOpen(window, at('2026-12-02T10:00+09:00'))).toBe(false);
  });

  it('runs to the end of a day that is given alone', () => {
    const { window } = read({ from: '2026-12-31', until: '2026-12-31' });
    expect(isOpen(window, at('2026-12-31T00:00+09:00'))).toBe(true);
    expect(isOpen(window, at('2026-12-31T23:59:59.999+09:00'))).toBe(true);
    expect(isOpen(window, at('2027-01-01T00:00+09:00'))).toBe(false);
  });

  it('reports and ignores what is no time', () => {
    expect(read({ from: 'soon', until: '2026-12-01' }).codes).toEqual(['invalid-window']);
    expect(read({ from: 20261201 }).codes).toEqual(['invalid-window']);
    expect(read('always').window).toEqual({ from: null, until: null });
  });

  it('is never open when it ends before it begins', () => {
    const { window, codes } = read({ from: '2026-12-02T10:00', until: '2026-12-01T10:00' });
    expect(codes).toEqual(['never-open']);
    expect(isOpen(window, at('2026-12-01T12:00+09:00'))).toBe(false);
    expect(nextEdgeOf(window, at('2020-01-01'))).toBeNull();
  });

  it('does not change between now and its next edge, and does at the edge', () => {
    const time = fc.integer({ min: 0, max: 100 });
    const bound = fc.option(time, { nil: null });
    fc.assert(
      fc.property(bound, bound, time, (from, until, now) => {
        const window = { from, until };
        const edge = nextEdgeOf(window, new Date(now));
        const isOpenNow = isOpen(window, new Date(now));
        for (let later = now; later < (edge ?? 200); later += 1)
          expect(isOpen(window, new Date(later))).toBe(isOpenNow);
        if (edge !== null) expect(isOpen(window, new Date(edge))).toBe(!isOpenNow);
      }),
    );
  });
});
