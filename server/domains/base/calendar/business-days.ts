/** Business days by rule: an exception decides alone, then the national holiday, then the day of the week. */
import holidays from '@holiday-jp/holiday_jp';
import type { CalendarDay } from '../../../../schemas/content/content';
import { dayMs } from '../../../../src/lib/durations';

export interface BusinessRules {
  /** Weekdays (0 is Sunday) on which the shop works. */
  readonly openWeekdays: ReadonlySet<number>;
  readonly isClosedOnHolidays: boolean;
  /** By day, `YYYY-MM-DD`. */
  readonly exceptions: ReadonlyMap<string, { readonly is_business_day: boolean; readonly note: string | null }>;
}

const dayOf = (date: Date): string => date.toISOString().slice(0, 10);

/** Days from `first` to `last`, both included; each is midnight UTC, so that no time zone shifts it. */
function daysBetween(first: string, last: string): Date[] {
  const start = Date.parse(`${first}T00:00:00Z`);
  const count = (Date.parse(`${last}T00:00:00Z`) - start) / dayMs + 1;
  return Array.from({ length: Math.max(0, count) }, (_, index) => new Date(start + index * dayMs));
}

/** How many days the span has; 0 when it ends before it begins. */
export const spanLength = (first: string, last: string): number => daysBetween(first, last).length;

/** Names of the national holidays of Japan by day. */
function holidayNames(first: string, last: string): ReadonlyMap<string, string> {
  // The package compares local calendar days.
  const local = (day: string) => new Date(`${day}T00:00:00`);
  return new Map(holidays.between(local(first), local(last)).map(({ date, name }) => [localDay(date), name]));
}

const twoDigits = (value: number): string => String(value).padStart(2, '0');

const localDay = (date: Date): string =>
  `${date.getFullYear()}-${twoDigits(date.getMonth() + 1)}-${twoDigits(date.getDate())}`;

export function businessDays(first: string, last: string, rules: BusinessRules): CalendarDay[] {
  const holidays = holidayNames(first, last);
  return daysBetween(first, last).map((date) => {
    const day = dayOf(date);
    const holiday = holidays.get(day) ?? null;
    const exception = rules.exceptions.get(day);
    const isClosed = rules.isClosedOnHolidays && holiday !== null;
    return {
      date: day,
      is_business_day: exception?.is_business_day ?? (!isClosed && rules.openWeekdays.has(date.getUTCDay())),
      holiday,
      note: exception?.note ?? null,
    };
  });
}
