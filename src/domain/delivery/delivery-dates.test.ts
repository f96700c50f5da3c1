import { describe, expect, it } from 'vitest';
import { addDays, daysUntil } from './delivery-dates';

describe('days', () => {
  it('are added over months, years and leap days', () => {
    expect(addDays('2026-12-31', 1)).toBe('2027-01-01');
    expect(addDays('2028-02-28', 2)).toBe('2028-03-01');
    expect(addDays('2027-01-01', -1)).toBe('2026-12-31');
  });

  it('are counted the same way', () => {
    expect(daysUntil('2026-12-31', '2027-01-07')).toBe(7);
    expect(daysUntil('2026-11-21', '2026-11-20')).toBe(-1);
    expect(daysUntil('2026-11-20', '2026-11-20')).toBe(0);
  });
});
