import { settingsOf, type FixtureOf } from '../../samples/fixture';
import type { CalendarDay } from '../../../schemas/content/content';
import { monthEnd, weekdayOf } from '../../../src/lib/dates';
import { longText } from '../../samples/shop';
import type { BusinessCalendarProps } from './business-calendar.data';
import { businessCalendarSettings } from './business-calendar.settings';

const settings = settingsOf(businessCalendarSettings);
const holidays: Readonly<Record<string, string>> = { '2026-11-03': '文化の日', '2026-11-23': '勤労感謝の日' };
const dayIn = (date: string): CalendarDay => ({
  date,
  is_business_day: weekdayOf(date) % 6 !== 0 && !(date in holidays),
  holiday: holidays[date] ?? null,
  note: null,
});
const month = (name: string): CalendarDay[] =>
  Array.from({ length: Number(monthEnd(`${name}-01`).slice(8)) }, (_, at) =>
    dayIn(`${name}-${String(at + 1).padStart(2, '0')}`),
  );

export const businessCalendarFixtures = {
  ok: { settings, data: { calendar: { data: [...month('2026-11'), ...month('2026-12')] } } },
  empty: { settings, data: { calendar: { data: [] } } },
  long: {
    settings: settingsOf(businessCalendarSettings, { note: longText.slice(0, 300) }),
    data: { calendar: { data: month('2026-11').map((day) => ({ ...day, is_business_day: false, note: longText })) } },
  },
} satisfies Record<string, FixtureOf<BusinessCalendarProps>>;
