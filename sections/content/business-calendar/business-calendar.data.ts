import { query } from '../../../schemas/query';
import { monthEnd, monthStart } from '../../../src/lib/dates';
import { defineData, type PropsOf } from '../../../src/layout/define-data';
import { businessCalendarSettings } from './business-calendar.settings';

export const businessCalendarData = defineData(businessCalendarSettings, {
  needs: ({ settings, today }) => ({
    calendar: query('site.businessCalendar', {
      query: { startDate: monthStart(today), endDate: monthEnd(today, settings.months - 1) },
    }),
  }),
});

export type BusinessCalendarProps = PropsOf<typeof businessCalendarData>;
