import type { CalendarDay } from '../../../schemas/content/content';
import { formatMonth } from '../../../src/lib/dates';
import { SectionHead } from '../../../src/ui/section-head';
import { useShop } from '../../../src/ui/shop-context';
import { band } from '../../../src/ui/styles/page.css';
import { visuallyHidden } from '../../../src/ui/styles/text.css';
import { months, note, off } from './business-calendar-default.css';
import type { BusinessCalendarProps } from './business-calendar.data';
import { monthsOf, weeksOf } from './months';

const weekdays = ['日', '月', '火', '水', '木', '金', '土'];

const Day = ({ day, today }: { day: CalendarDay | null; today: string }) => {
  if (!day) return <td />;
  const why = day.holiday ?? day.note;
  return (
    <td
      className={day.is_business_day ? undefined : off}
      aria-current={day.date === today ? 'date' : undefined}
      title={why ?? undefined}
    >
      {Number(day.date.slice(8))}
      {!day.is_business_day && <small>休</small>}
      {why && <span className={visuallyHidden}>{why}</span>}
    </td>
  );
};

const Month = ({ days, today }: { days: readonly CalendarDay[]; today: string }) => (
  <table>
    <caption>{formatMonth(days[0]?.date ?? today)}</caption>
    <thead>
      <tr>
        {weekdays.map((name) => (
          <th key={name} scope="col">
            {name}
          </th>
        ))}
      </tr>
    </thead>
    <tbody>
      {weeksOf(days).map((week, at) => (
        <tr key={at}>
          {week.map((day, weekday) => (
            <Day key={weekday} day={day} today={today} />
          ))}
        </tr>
      ))}
    </tbody>
  </table>
);

/** This month and the next, with the days on which the shop rests. */
export const View = ({ id, settings, data: { calendar } }: BusinessCalendarProps) => {
  const { today } = useShop();
  if (calendar.data.length === 0) return null;
  return (
    <section className={band} id="calendar" aria-labelledby={`${id}-h`}>
      <SectionHead id={`${id}-h`} title={settings.title} />
      <div className={months}>
        {monthsOf(calendar.data).map((days) => (
          <Month key={days[0]?.date} days={days} today={today} />
        ))}
      </div>
      <p className={note}>「休」は休業日です。{settings.note}</p>
    </section>
  );
};
