import { defineSection } from '../../../src/layout/define-section';
import { businessCalendarData } from './business-calendar.data';

export const businessCalendar = defineSection(businessCalendarData, {
  hydrate: 'never',
  variants: {
    default: () => import('./business-calendar-default'),
  },
});
