/**
 * When a parcel can arrive. An order, or the reception of a gift, is taken in hand on the first business day from its day in
 * Japan (from the next day after the cutoff hour), waits for as many days as goods take that are made or ordered for it, leaves
 * so many business days later as its goods need, and is on the road for as many days as the place is far.
 */
import type { CalendarDay } from '../../../../schemas/content/content';
import { deliveryTimezoneKeys, deliveryTimezones, type LeadTime } from '../../../../schemas/delivery/delivery';
import { addDays, daysUntil } from '../../../../src/domain/delivery/delivery-dates';
import { japanDay, japanHour } from '../../../../src/lib/japan-time';
import { termsAt } from './delivery-place';
import type { DeliveryRules, PackingToSend } from './delivery.types';
import { noteOf } from './lead-time-note';

/** Carriers take a parcel for a day that lies at most so many days after it was handed over. */
const longestHeldDays = 7;

/** The day on which an order of this moment counts as received. */
export function receivedOn(rules: DeliveryRules, now: Date): string {
  const today = japanDay(now);
  return japanHour(now) >= rules.cutoffHour ? addDays(today, 1) : today;
}

/** Every day on which it can arrive: some business day since it was ready lies far enough before it, and not too far. */
function choosableDays(rules: DeliveryRules, sendingDays: readonly string[], transitDays: number): string[] {
  const [first] = sendingDays;
  if (first === undefined) return [];
  const earliest = addDays(first, transitDays);
  const days = Array.from({ length: rules.choosableDays }, (_, index) => addDays(earliest, index));
  const isReached = (day: string) => (sent: string) => {
    const roadDays = daysUntil(sent, day);
    return roadDays >= transitDays && roadDays <= Math.max(longestHeldDays, transitDays);
  };
  return days.filter((day) => sendingDays.some(isReached(day)));
}

const timezonesOf = (hasTimezones: boolean): LeadTime['timezones'] =>
  deliveryTimezoneKeys
    .filter((key) => hasTimezones || key === 'none')
    .map((key) => ({ key, label: deliveryTimezones[key] }));

/**
 * Where the calendar has no day on which it could leave, or it waits for something of the shopper's, there is none to
 * choose, and the note says so.
 */
export function leadTimeOf(rules: DeliveryRules, now: Date, packing: PackingToSend): LeadTime {
  const received = receivedOn(rules, now);
  const { transitDays, hasTimezones } = termsAt(rules, packing.address);
  const there = addDays(received, packing.restockDays);
  const days = rules.days.filter(({ date }) => date >= there);
  const businessDays = days.filter((day) => day.is_business_day).map(({ date }) => date);
  const sendingDays = businessDays.slice(packing.leadDays);
  const { awaited } = packing;
  const dates = awaited === undefined ? choosableDays(rules, sendingDays, transitDays) : [];
  const [leaves] = sendingDays;
  const lastKnown = rules.days.at(-1)?.date ?? received;
  const isClosedBefore = ({ date, is_business_day }: CalendarDay) => !is_business_day && date < (leaves ?? '');
  return {
    shipping_key: packing.shippingKey,
    packing_key: packing.packingKey,
    earliest: dates[0] ?? lastKnown,
    latest: dates.at(-1) ?? lastKnown,
    dates,
    timezones: timezonesOf(hasTimezones),
    note: noteOf({
      isGift: packing.isGift ?? false,
      awaited: awaited ?? null,
      leadDays: packing.leadDays,
      restockDays: packing.restockDays,
      leaves: leaves ?? null,
      lateAfterHour: received === japanDay(now) ? null : rules.cutoffHour,
      received,
      closedDays: days.filter(isClosedBefore),
      farDays: transitDays > rules.transitDays ? transitDays : null,
      hasTimezones,
    }),
  };
}
