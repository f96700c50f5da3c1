import { dayMs } from './durations';

/** Japan has one time zone, nine hours ahead, and no summer time. */
const japanAheadMs = 9 * 60 * 60 * 1000;

const inJapan = (moment: Date): Date => new Date(moment.getTime() + japanAheadMs);

/** The calendar day in Japan at a moment: `YYYY-MM-DD`. */
export const japanDay = (moment: Date): string => inJapan(moment).toISOString().slice(0, 10);

/** The month in Japan at a moment, as cards say their last one to the shop: `202611`. */
export const japanMonth = (moment: Date): string => japanDay(moment).slice(0, 7).replace('-', '');

/** The day in Japan so many days after a moment's: `2026-11-27`. */
export const japanDayAfter = (moment: Date, days: number): string =>
  japanDay(new Date(moment.getTime() + days * dayMs));

/** The hour in Japan at a moment, 0 to 23. */
export const japanHour = (moment: Date): number => inJapan(moment).getUTCHours();

/** A moment as Japan's clocks say it: `2026-11-20T12:00:00+09:00`. */
export const japanTime = (moment: Date): string =>
  inJapan(moment)
    .toISOString()
    .replace(/\.\d+Z$/, '+09:00');

/** The last second of a day in Japan, `2026-11-27`. */
export const endOfDay = (day: string): Date => new Date(`${day}T23:59:59+09:00`);
