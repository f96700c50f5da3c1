/** How a shop delivers: what it costs, and when it arrives. One read gives the rules; all that follows from them is pure. */
import type { Kysely } from 'kysely';
import { prefectures } from '../../../../schemas/contract/fields';
import type { DeliveryPromise } from '../../../../schemas/delivery/delivery.calls';
import type { LeadTime } from '../../../../schemas/delivery/delivery';
import { addDays } from '../../../../src/domain/delivery/delivery-dates';
import type { Database } from '../../../db/schema';
import { japanDay } from '../../../../src/lib/japan-time';
import type { Channel } from '../../../request/request-context';
import type { CalendarService } from '../../base/calendar/calendar.service';
import { type DataVersionReader, rememberByVersion } from '../../base/data-version/by-version.service';
import { carriageOf } from './carriage';
import { findGoods, findRules, readPrefectures, readRemotePostalCodes } from './delivery.repository';
import type { Carriage, CarriageInput, DeliveryPlace, DeliveryRules, PackingToSend } from './delivery.types';
import { leadTimeOf } from './lead-times';
import { promiseOf } from './promise';

export interface DeliveryService {
  /** The rules with a year of business days. A shop that said nothing delivers free of charge, in a day. */
  rules(channel: Pick<Channel, 'id'>, now: Date): Promise<DeliveryRules>;
  /** Pure. Carriage of all parcels to one address, integer JPY, tax included. */
  carriage(rules: DeliveryRules, input: CarriageInput): Carriage;
  /** Pure. In the order of the packings; days are days in Japan. `rules` are those of `now`. */
  leadTimes(rules: DeliveryRules, now: Date, packings: readonly PackingToSend[]): LeadTime[];
  /** Of a product, before anybody has said where to. Null: no such product in this channel. */
  promise(context: { readonly channel: Channel; readonly now: Date }, key: string): Promise<DeliveryPromise | null>;
}

/** To where the shop sends no social gifts. */
export const unserved = ({ prefectures: places }: DeliveryRules) =>
  prefectures.filter((prefecture) => places.get(prefecture)?.takesGifts === false);

const channelsKept = 200;
/** The longest span that the calendar answers. */
const daysAhead = 365;

const nothingSaid = {
  carriage_jpy: 0,
  chilled_fee_jpy: 0,
  frozen_fee_jpy: 0,
  free_from_jpy: null,
  gift_carriage_jpy: null,
  transit_days: 1,
  cutoff_hour: 12,
  choosable_days: 30,
};

const toPlace = (row: {
  carriage_jpy: number | null;
  transit_days: number | null;
  has_timezones: boolean;
}): DeliveryPlace => ({
  carriageJpy: row.carriage_jpy,
  transitDays: row.transit_days,
  hasTimezones: row.has_timezones,
});

export function createDeliveryService(
  db: Kysely<Database>,
  versions: DataVersionReader,
  calendar: CalendarService,
): DeliveryService {
  const remember = rememberByVersion<DeliveryRules>(versions, { most: channelsKept });

  async function read(channel: Pick<Channel, 'id'>, now: Date): Promise<DeliveryRules> {
    const today = japanDay(now);
    const [found, prefectures, remote, days] = await Promise.all([
      findRules(db, channel.id),
      readPrefectures(db, channel.id),
      readRemotePostalCodes(db, channel.id),
      calendar.days({ channel, now }, today, addDays(today, daysAhead)),
    ]);
    const row = found ?? nothingSaid;
    return {
      carriageJpy: row.carriage_jpy,
      chilledFeeJpy: row.chilled_fee_jpy,
      frozenFeeJpy: row.frozen_fee_jpy,
      freeFromJpy: row.free_from_jpy,
      giftCarriageJpy: row.gift_carriage_jpy,
      transitDays: row.transit_days,
      cutoffHour: row.cutoff_hour,
      choosableDays: row.choosable_days,
      prefectures: new Map(
        prefectures.map((place) => [place.prefecture, { ...toPlace(place), takesGifts: place.takes_gifts }]),
      ),
      remotePostalCodes: remote
        .map((place) => ({ prefix: place.prefix, ...toPlace(place) }))
        .sort((a, b) => b.prefix.length - a.prefix.length),
      days: days ?? [],
    };
  }

  // The day stands in the key: at midnight in Japan another year of days begins.
  const rules: DeliveryService['rules'] = (channel, now) =>
    remember(channel.id, `delivery ${japanDay(now)}`, now, () => read(channel, now));

  return {
    rules,
    carriage: carriageOf,
    leadTimes: (given, now, packings) => packings.map((packing) => leadTimeOf(given, now, packing)),
    async promise({ channel, now }, key) {
      const [goods, given] = await Promise.all([
        findGoods(db, { channelId: channel.id, key, now }),
        rules(channel, now),
      ]);
      return goods ? promiseOf(given, now, goods) : null;
    },
  };
}
