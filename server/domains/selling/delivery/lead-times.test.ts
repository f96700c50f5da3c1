import { describe, expect, it } from 'vitest';
import { businessDays } from '../../base/calendar/business-days';
import type { DeliveryRules, PackingToSend } from './delivery.types';
import { leadTimeOf } from './lead-times';

const yearEnd = [29, 30, 31].map((day) => `2026-12-${day}`).concat(['2027-01-01', '2027-01-02', '2027-01-03']);

/** Closed on Wednesdays and Sundays and over the year's end, as a shop of sweets is. */
const calendarFrom = (first: string, openWeekdays: readonly number[] = [1, 2, 4, 5, 6]) =>
  businessDays(first, `${Number(first.slice(0, 4)) + 1}${first.slice(4)}`, {
    openWeekdays: new Set(openWeekdays),
    isClosedOnHolidays: true,
    exceptions: new Map(yearEnd.map((day) => [day, { is_business_day: false, note: '年末年始休業' }])),
  });

const rulesOf = (first: string, changes: Partial<DeliveryRules> = {}): DeliveryRules => ({
  carriageJpy: 770,
  chilledFeeJpy: 330,
  frozenFeeJpy: 330,
  freeFromJpy: 11_000,
  giftCarriageJpy: null,
  transitDays: 1,
  cutoffHour: 12,
  choosableDays: 30,
  prefectures: new Map([['北海道', { carriageJpy: 1320, transitDays: 2, hasTimezones: true, takesGifts: true }]]),
  remotePostalCodes: [{ prefix: '1002', carriageJpy: 1320, transitDays: 8, hasTimezones: false }],
  days: calendarFrom(first),
  ...changes,
});

const packing: PackingToSend = { shippingKey: 's1', packingKey: 'p1', leadDays: 0, restockDays: 0, address: null };
const japan = (text: string) => new Date(`${text}+09:00`);

describe('[cart.leadtime] the first day of a parcel', () => {
  const earliest = (now: string, changes: Partial<PackingToSend> = {}) => {
    const { earliest: day } = leadTimeOf(rulesOf(now.slice(0, 10)), japan(now), { ...packing, ...changes });
    return day;
  };

  it('is the day after the one on which it leaves', () => {
    expect(earliest('2026-11-20T11:59:59')).toBe('2026-11-21');
  });

  it('is one later from the cutoff hour on, in Japan', () => {
    expect(earliest('2026-11-20T12:00:00')).toBe('2026-11-22');
    expect(earliest('2026-11-19T23:59:59')).toBe('2026-11-21');
    expect(earliest('2026-11-20T00:00:00')).toBe('2026-11-21');
  });

  it('counts business days alone: over the weekly days off, a holiday and the year’s end', () => {
    // Friday; Sunday is off, Monday the 23rd is a holiday, Wednesday is off.
    expect(earliest('2026-11-20T09:00:00', { leadDays: 3 })).toBe('2026-11-27');
    // Saturday after the cutoff counts as Sunday, which waits for Tuesday.
    expect(earliest('2026-11-21T13:00:00')).toBe('2026-11-25');
    expect(earliest('2026-12-28T13:00:00')).toBe('2027-01-05');
  });

  it('waits for goods that are got for the order, as the calendar counts, and then for the preparation', () => {
    // Ten days from Friday the 20th is Monday the 30th; Wednesday is off.
    expect(earliest('2026-11-20T09:00:00', { restockDays: 10 })).toBe('2026-12-01');
    expect(earliest('2026-11-20T09:00:00', { restockDays: 10, leadDays: 2 })).toBe('2026-12-04');
    expect(earliest('2026-11-20T13:00:00', { restockDays: 12 })).toBe('2026-12-04');
  });

  it('is later where the road is longer', () => {
    const to = (prefecture: string, postal_code: string) =>
      earliest('2026-11-20T09:00:00', { address: { prefecture, postal_code } });
    expect(to('石川県', '920-0000')).toBe('2026-11-21');
    expect(to('北海道', '0600000')).toBe('2026-11-22');
    expect(to('東京都', '100-2101')).toBe('2026-11-28');
  });
});

describe('[cart.leadtime] the days that can be chosen', () => {
  it('are thirty from the first, for the parcel that was asked for', () => {
    const answer = leadTimeOf(rulesOf('2026-11-20'), japan('2026-11-20T09:00:00'), packing);
    expect(answer).toMatchObject({
      shipping_key: 's1',
      packing_key: 'p1',
      earliest: '2026-11-21',
      latest: '2026-12-20',
    });
    expect(answer.dates).toHaveLength(30);
    expect(answer.timezones.map(({ label }) => label)).toEqual([
      '指定なし', '午前中', '14-16時', '16-18時', '18-20時', '19-21時',
    ]); // prettier-ignore
  });

  it('leave out those for which the parcel would wait too long at the carrier', () => {
    const rules = rulesOf('2026-12-25', { days: calendarFrom('2026-12-25', [1]) });
    // Open on Mondays alone; the one of the 28th is the last before the 4th.
    const { dates } = leadTimeOf(rules, japan('2026-12-25T09:00:00'), packing);
    expect(dates.slice(0, 8)).toEqual([
      '2026-12-29', '2026-12-30', '2026-12-31', '2027-01-01', '2027-01-02', '2027-01-03', '2027-01-04', '2027-01-05',
    ]); // prettier-ignore
    const closed = new Map([['2027-01-04', false]]);
    const days = rules.days.map((day) => ({ ...day, is_business_day: closed.get(day.date) ?? day.is_business_day }));
    const late = leadTimeOf({ ...rules, days }, japan('2026-12-25T09:00:00'), packing).dates;
    // Sent on the 28th they could wait until the 4th; the next leave on the 18th, since the 11th is a holiday.
    expect(late).toContain('2027-01-04');
    expect(late).not.toContain('2027-01-05');
    expect(late).not.toContain('2027-01-18');
    expect(late).toContain('2027-01-19');
  });

  it('are none where the shop has no day to send it', () => {
    const rules = rulesOf('2026-11-20', { days: calendarFrom('2026-11-20', []) });
    const answer = leadTimeOf(rules, japan('2026-11-20T09:00:00'), packing);
    expect(answer.dates).toEqual([]);
    expect(answer.note).toContain('お届け日は、ご注文のあとにお知らせします。');
  });

  it('have no part of the day where none can be promised', () => {
    const address = { prefecture: '東京都', postal_code: '1002101' };
    const island = leadTimeOf(rulesOf('2026-11-20'), japan('2026-11-20T09:00:00'), { ...packing, address });
    expect(island.timezones).toEqual([{ key: 'none', label: '指定なし' }]);
  });
});

describe('[cart.leadtime] the note', () => {
  const note = (now: string, changes: Partial<PackingToSend> = {}) =>
    leadTimeOf(rulesOf(now.slice(0, 10)), japan(now), { ...packing, ...changes }).note;

  it('says nothing where there is nothing to explain', () => expect(note('2026-11-20T09:00:00')).toBeNull());

  it('tells of the cutoff, the preparation and the days off', () => {
    expect(note('2026-11-20T15:00:00', { leadDays: 2 })).toBe(
      '11月20日(金)の受付は正午までです。それ以降のご注文は、翌日（11月21日(土)）の受付となります。発送の準備に2営業日いただきます。休業日（11月22日(日)、11月23日(月)、11月25日(水)）は発送をお休みします。',
    );
  });

  it('[cart.leadtime] counts from the reception, in its words, for whoever receives a gift', () => {
    expect(note('2026-11-19T15:00:00', { isGift: true })).toBe(
      '11月19日(木)の受付は正午までです。それ以降のお受け取りのお手続きは、翌日（11月20日(金)）の受付となります。',
    );
    const rules = { ...rulesOf('2026-11-19'), days: [] };
    expect(leadTimeOf(rules, japan('2026-11-19T09:00:00'), { ...packing, isGift: true }).note).toBe(
      'お届け日は、お受け取りのお手続きのあとにお知らせします。',
    );
  });

  it('tells of goods that are got for the order, and of days off after that alone', () => {
    expect(note('2026-11-20T09:00:00', { restockDays: 10 })).toBe('商品のご用意に10日ほどいただきます。');
    expect(note('2026-11-20T09:00:00', { restockDays: 10, leadDays: 2 })).toBe(
      '商品のご用意に10日ほど、発送の準備に2営業日いただきます。休業日（12月2日(水)）は発送をお休みします。',
    );
  });

  it('tells of what is sent in first, after which the days count, and of no day of today’s', () => {
    expect(note('2026-11-20T15:00:00', { leadDays: 2, awaited: '校章' })).toBe(
      '校章が届いてから加工し、お届けします。そのため、お届け日のご指定は承れません。発送の準備に2営業日いただきます。',
    );
  });

  it('names a closing and its days together', () => {
    expect(note('2026-12-28T09:00:00', { leadDays: 1 })).toBe(
      '発送の準備に1営業日いただきます。12月29日(火)から1月3日(日)は発送をお休みします（年末年始休業）。',
    );
  });

  it('tells of a far place', () => {
    expect(note('2026-11-20T09:00:00', { address: { prefecture: '東京都', postal_code: '1002101' } })).toBe(
      'お届け先の地域には、発送から8日でお届けします。お届け先の地域では、時間帯のご指定を承れません。',
    );
  });
});
