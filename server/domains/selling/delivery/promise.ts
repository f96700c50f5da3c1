/** When a product arrives, told before anybody has said where to. */
import { prefectures } from '../../../../schemas/contract/fields';
import type { DeliveryPromise } from '../../../../schemas/delivery/delivery.calls';
import type { LeadTime } from '../../../../schemas/delivery/delivery';
import { addedLeadDays, requiredLeadDays } from '../../../../src/domain/delivery/added-lead-days';
import type { PromisedGoods } from './delivery.repository';
import { termsAt } from './delivery-place';
import type { DeliveryRules } from './delivery.types';
import { leadTimeOf, receivedOn } from './lead-times';

/** The next moment from which orders count as another day's; midnight where the shop has no such hour. */
const nextCutoff = (rules: DeliveryRules, now: Date): Date =>
  new Date(Date.parse(`${receivedOn(rules, now)}T00:00:00+09:00`) + rules.cutoffHour * 60 * 60_000);

const laterIn = (rules: DeliveryRules): DeliveryPromise['later_in'] =>
  prefectures.filter((prefecture) => termsAt(rules, { prefecture, postal_code: '' }).transitDays > rules.transitDays);

/** Each number of days that something takes on top, with all that takes so many. */
const laterWith = (
  { lead_days: own, options }: PromisedGoods,
  timeOf: (leadDays: number) => LeadTime,
): DeliveryPromise['later_with'] => {
  const always = options.filter(({ is_required: isRequired }) => isRequired);
  const daysWith = (option: PromisedGoods['options'][number]): number => addedLeadDays([...always, option]);
  return [...new Set(options.map(daysWith))]
    .filter((days) => days > addedLeadDays(always))
    .sort((one, other) => one - other)
    .map((days) => {
      const { dates, note } = timeOf(own + days);
      const done = options.filter((option) => daysWith(option) === days);
      return {
        keys: done.map(({ key }) => key),
        names: done.map(({ name }) => name),
        earliest: dates[0] ?? null,
        note,
      };
    });
};

/** Pure. @param goods what is known of the product */
export const promiseOf = (rules: DeliveryRules, now: Date, goods: PromisedGoods): DeliveryPromise => {
  const timeOf = (leadDays: number): LeadTime =>
    leadTimeOf(rules, now, { shippingKey: '', packingKey: '', leadDays, address: null });
  const { dates, note } = timeOf(goods.lead_days + requiredLeadDays(goods.options));
  return {
    earliest: goods.is_there ? (dates[0] ?? null) : null,
    order_before: nextCutoff(rules, now).toISOString(),
    later_in: laterIn(rules),
    later_with: laterWith(goods, timeOf),
    note,
  };
};
