import { query } from '../../../schemas/query';
import { defineSection, type DataContext, type ViewProps } from '../../../src/layout/define-section';
import type { SettingsOf } from '../../../src/layout/define-settings';
import { monthEnd, monthStart } from '../../../src/lib/dates';
import { businessCalendarSettings } from './business-calendar.settings';

const data = ({ settings, today }: DataContext<SettingsOf<typeof businessCalendarSettings>>) => ({
  calendar: query('site.businessCalendar', {
    query: { startDate: monthStart(today), endDate: monthEnd(today, settings.months - 1) },
  }),
});

export type BusinessCalendarProps = ViewProps<typeof businessCalendarSettings, ReturnType<typeof data>>;

export const businessCalendar = defineSection(businessCalendarSettings, {
  data,
  hydrate: 'never',
  variants: {
    default: () => import('./business-calendar-default'),
  },
});
