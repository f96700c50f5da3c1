/** When the parcels of a gift can arrive at a place, all of them on one day. */
import type { GiftLeadTime } from '../../../../schemas/gift/gift';
import type { LeadTime } from '../../../../schemas/delivery/delivery';
import type { DeliveryService } from '../delivery/delivery.service';
import type { DeliveryAddress, DeliveryRules } from '../delivery/delivery.types';
import type { GiftPackingRow } from '../order/gifts/gift-orders.service';

export interface GiftParcels {
  readonly shippingKey: string;
  readonly packings: readonly Pick<GiftPackingRow, 'key' | 'lead_days' | 'restock_days' | 'awaited'>[];
}

export interface Arrival extends Omit<GiftLeadTime, 'order_shipping_id'> {
  /** The first day of each packing, by its key; lacks those for which the calendar has none. */
  readonly firstDays: ReadonlyMap<string, string>;
}

const longestOf = (times: readonly LeadTime[]): LeadTime | undefined =>
  [...times].sort((a, b) => b.earliest.localeCompare(a.earliest))[0];

/** Pure. @param delivery the rules are those of `now` */
export const arrivalOf = (
  delivery: Pick<DeliveryService, 'leadTimes'>,
  rules: DeliveryRules,
  now: Date,
  { shippingKey, packings }: GiftParcels,
  address: DeliveryAddress,
): Arrival => {
  const times = delivery.leadTimes(
    rules,
    now,
    packings.map(({ key, lead_days: leadDays, restock_days: restockDays, awaited }) => ({
      ...{ shippingKey, packingKey: key, leadDays, restockDays, address },
      ...(awaited === null ? {} : { awaited }),
      isGift: true,
    })),
  );
  const slowest = longestOf(times);
  if (!slowest) throw new Error('A gift without parcels.');
  const dates = slowest.dates.filter((day) => times.every((time) => time.dates.includes(day)));
  return {
    earliest: dates[0] ?? slowest.earliest,
    latest: dates.at(-1) ?? slowest.latest,
    dates,
    timezones: slowest.timezones,
    note: slowest.note,
    firstDays: new Map(times.flatMap(({ packing_key: key, dates: [first] }) => (first ? [[key, first] as const] : []))),
  };
};

/** What of a choice cannot be had; null: it can. */
export const refusedPart = (
  { dates, timezones }: Pick<Arrival, 'dates' | 'timezones'>,
  { delivery_at: day, delivery_timezone_key: timezone }: { delivery_at: string | null; delivery_timezone_key: string },
): 'delivery_at' | 'delivery_timezone' | null => {
  if (day !== null && !dates.includes(day)) return 'delivery_at';
  return timezones.some(({ key }) => key === timezone) ? null : 'delivery_timezone';
};
