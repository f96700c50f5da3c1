/** Japan has one time zone, nine hours ahead, and no summer time. */
const japanAheadMs = 9 * 60 * 60 * 1000;

/** The calendar day in Japan at a moment: `YYYY-MM-DD`. */
export const japanDay = (moment: Date): string => new Date(moment.getTime() + japanAheadMs).toISOString().slice(0, 10);
