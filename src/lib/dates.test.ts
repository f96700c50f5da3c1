import { describe, expect, it } from 'vitest';
import { dayOf, formatDate, formatLastDay, formatMonth, formatTime, monthEnd, monthStart, weekdayOf } from './dates';

describe('dates of the shop', () => {
  it('writes a day with its weekday', () => expect(formatDate('2026-11-20')).toBe('2026年11月20日(金)'));

  it('writes a time as the day that it is in Japan', () => {
    expect(formatDate('2026-11-20T15:30:00Z')).toBe('2026年11月21日(土)');
    expect(dayOf('2026-11-20T15:30:00Z')).toBe('2026-11-21');
    expect(formatTime('2026-11-20T15:05:00Z')).toBe('2026年11月21日(土) 0:05');
  });

  it('names the last day before an end', () => {
    expect(formatLastDay('2027-12-31T15:00:00Z')).toBe('2027年12月31日(金)');
    expect(formatLastDay('2027-12-31T14:59:59Z')).toBe('2027年12月31日(金)');
    expect(formatLastDay('2027-12-31T15:00:01Z')).toBe('2028年1月1日(土)');
  });

  it('walks months across a year and a leap day', () => {
    expect(monthStart('2026-11-20', 2)).toBe('2027-01-01');
    expect(monthEnd('2026-11-20', 1)).toBe('2026-12-31');
    expect(monthEnd('2028-02-03')).toBe('2028-02-29');
    expect(monthStart('2026-01-31', -1)).toBe('2025-12-01');
  });

  it('knows the weekday and the name of a month', () => {
    expect(weekdayOf('2026-11-22')).toBe(0);
    expect(formatMonth('2026-04-01')).toBe('2026年4月');
  });
});
