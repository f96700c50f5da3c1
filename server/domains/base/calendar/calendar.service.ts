import type { Kysely } from 'kysely';
import type { CalendarDay } from '../../../../schemas/content/content';
import type { Database } from '../../../db/schema';
import type { Channel } from '../../../request/request-context';
import type { SettingsService } from '../settings/settings.service';
import { businessDays, spanLength } from './business-days';
import { readExceptions, readWeekdays } from './calendar.repository';

export interface CalendarService {
  /** Every day from `first` to `last` (`YYYY-MM-DD`, Japan); null for a span that is backwards or beyond 366 days. */
  days(
    context: { readonly channel: Pick<Channel, 'id'>; readonly now: Date },
    first: string,
    last: string,
  ): Promise<CalendarDay[] | null>;
}

const longestSpan = 366;
/** Monday to Friday, for a shop that said nothing. */
const usualWeek = [1, 2, 3, 4, 5];

export const createCalendarService = (db: Kysely<Database>, settings: SettingsService): CalendarService => ({
  async days({ channel, now }, first, last) {
    const length = spanLength(first, last);
    if (length < 1 || length > longestSpan) return null;
    const [weekdays, exceptions, { isClosedOnHolidays }] = await Promise.all([
      readWeekdays(db, channel.id),
      readExceptions(db, channel.id, first, last),
      settings.server(channel, now),
    ]);
    const open = weekdays.filter((rule) => rule.is_business_day).map(({ weekday }) => weekday);
    return businessDays(first, last, {
      openWeekdays: new Set(weekdays.length > 0 ? open : usualWeek),
      isClosedOnHolidays,
      exceptions: new Map(exceptions.map(({ date, ...exception }) => [date, exception])),
    });
  },
});
