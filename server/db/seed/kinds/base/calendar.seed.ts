import { day, text } from '../../file-fields';
import { seedKind } from '../../seed-kind';
import { upsert } from '../../upsert';

const weekdays = ['sun', 'mon', 'tue', 'wed', 'thu', 'fri', 'sat'] as const;
const weekday = { type: 'string', enum: weekdays } as const;
const exceptions = {
  type: 'array',
  items: { type: 'object', properties: { date: day, note: text }, required: ['date'] },
} as const;

export const calendarSeed = seedKind({
  file: {
    type: 'object',
    properties: {
      weekly_closed: { type: 'array', items: weekday },
      closed_on_holidays: { type: 'boolean' },
      closed: exceptions,
      open: exceptions,
    },
  },
  async write({ db, channel }, calendar) {
    if (!calendar) return;
    const channel_id = channel.id;
    const rules = weekdays.map((name, weekday) => ({
      channel_id,
      weekday,
      is_business_day: !(calendar.weekly_closed ?? []).includes(name),
    }));
    await upsert(db, 'business_weekdays', ['channel_id', 'weekday'], rules);
    const rowsOf = (days: readonly { date: string; note?: string }[], is_business_day: boolean) =>
      days.map(({ date, note }) => ({ channel_id, date, is_business_day, note: note ?? null }));
    await upsert(
      db,
      'business_exceptions',
      ['channel_id', 'date'],
      [...rowsOf(calendar.closed ?? [], false), ...rowsOf(calendar.open ?? [], true)],
    );
    const isClosed = calendar.closed_on_holidays ?? true;
    await upsert(
      db,
      'settings',
      ['channel_id', 'key'],
      [{ channel_id, key: 'CALENDAR.IS_CLOSED_ON_HOLIDAYS', value: isClosed }],
    );
  },
});
