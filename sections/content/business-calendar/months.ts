import type { CalendarDay } from '../../../schemas/content/content';
import { weekdayOf } from '../../../src/lib/dates';

export type Week = readonly (CalendarDay | null)[];

/** Days that follow each other, by month (`2026-11`). */
export const monthsOf = (days: readonly CalendarDay[]): readonly (readonly CalendarDay[])[] => {
  const months = new Map<string, CalendarDay[]>();
  for (const day of days) {
    const month = day.date.slice(0, 7);
    const known = months.get(month);
    if (known) known.push(day);
    else months.set(month, [day]);
  }
  return [...months.values()];
};

/** The days of one month as weeks from Sunday to Saturday, with gaps before its first and after its last day. */
export const weeksOf = (days: readonly CalendarDay[]): readonly Week[] => {
  const first = days[0];
  if (!first) return [];
  const cells = [...Array<null>(weekdayOf(first.date)).fill(null), ...days];
  const length = Math.ceil(cells.length / 7);
  return Array.from({ length }, (_, week) => Array.from({ length: 7 }, (__, day) => cells[week * 7 + day] ?? null));
};
