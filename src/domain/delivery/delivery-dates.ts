/** Arithmetic on days of Japan's calendar, `YYYY-MM-DD`. Days are counted at midnight UTC, so that no time zone shifts them. */

import { dayMs } from '../../lib/durations';

const midnight = (day: string): number => Date.parse(`${day}T00:00:00Z`);

/** @example addDays('2026-12-31', 1) // '2027-01-01' */
export const addDays = (day: string, count: number): string =>
  new Date(midnight(day) + count * dayMs).toISOString().slice(0, 10);

/** How many days later the second day is; negative when it is earlier. */
export const daysUntil = (from: string, to: string): number => Math.round((midnight(to) - midnight(from)) / dayMs);
