/** When a product arrives, told before anybody has said where to. */
import { prefectures } from '../../../../schemas/contract/fields';
import type { DeliveryPromise } from '../../../../schemas/delivery/delivery.calls';
import { termsAt } from './delivery-place';
import type { DeliveryRules } from './delivery.types';
import { leadTimeOf, receivedOn } from './lead-times';

/** The next moment from which orders count as another day's; midnight where the shop has no such hour. */
const nextCutoff = (rules: DeliveryRules, now: Date): Date =>
  new Date(Date.parse(`${receivedOn(rules, now)}T00:00:00+09:00`) + rules.cutoffHour * 60 * 60_000);

const laterIn = (rules: DeliveryRules): DeliveryPromise['later_in'] =>
  prefectures.filter((prefecture) => termsAt(rules, { prefecture, postal_code: '' }).transitDays > rules.transitDays);

/** Pure. @param goods what is known of the product */
export const promiseOf = (
  rules: DeliveryRules,
  now: Date,
  goods: { readonly lead_days: number; readonly is_there: boolean },
): DeliveryPromise => {
  const packing = { shippingKey: '', packingKey: '', leadDays: goods.lead_days, address: null };
  const { dates, note } = leadTimeOf(rules, now, packing);
  return {
    earliest: goods.is_there ? (dates[0] ?? null) : null,
    order_before: nextCutoff(rules, now).toISOString(),
    later_in: laterIn(rules),
    note,
  };
};
