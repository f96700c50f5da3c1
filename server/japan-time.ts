/** Japan has one time zone, nine hours ahead, and no summer time. */
const japanAheadMs = 9 * 60 * 60 * 1000;

const inJapan = (moment: Date): Date => new Date(moment.getTime() + japanAheadMs);

/** The calendar day in Japan at a moment: `YYYY-MM-DD`. */
export const japanDay = (moment: Date): string => inJapan(moment).toISOString().slice(0, 10);

/** The hour in Japan at a moment, 0 to 23. */
export const japanHour = (moment: Date): number => inJapan(moment).getUTCHours();
