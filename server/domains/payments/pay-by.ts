import { japanDay } from '../../japan-time';

const dayMs = 86_400_000;

/** The last day in Japan of so many days to pay in, `2026-11-27`. */
export const payByOf = (now: Date, days: number): string => japanDay(new Date(now.getTime() + days * dayMs));
