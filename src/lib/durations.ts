export const minuteMs = 60_000;
/** In Japan each day is as long as any other. */
export const dayMs = 24 * 60 * minuteMs;
