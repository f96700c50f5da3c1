/** When a product arrives, told before anybody has said where to. */
import { prefectures } from '../../../../schemas/contract/fields';
import type { DeliveryPromise } from '../../../../schemas/delivery/delivery.calls';
import type { LeadTime } from '../../../../schemas/delivery/delivery';
import { addedLeadDays, requiredLeadDays } from '../../../../src/domain/delivery/added-lead-days';
import { awaitedTogether } from '../../../../src/domain/delivery/awaited';
import { restockDaysOf } from '../../../../src/domain/delivery/restock-days';
import type { PromisedGoods } from './delivery.repository';
import { termsAt } from './delivery-place';
import type { DeliveryRules } from './delivery.types';
import { leadTimeOf, receivedOn } from './lead-times';

/** The next moment from which orders count as another day's; midnight where the shop has no such hour. */
const nextCutoff = (rules: DeliveryRules, now: Date): Date =>
  new Date(Date.parse(`${receivedOn(rules, now)}T00:00:00+09:00`) + rules.cutoffHour * 60 * 60_000);

const laterIn = (rules: DeliveryRules): DeliveryPromise['later_in'] =>
  prefectures.filter((prefecture) => termsAt(rules, { prefecture, postal_code: '' }).transitDays > rules.transitDays);

type TimeOf = (days: { readonly leadDays: number; readonly restockDays: number }) => LeadTime;

type Option = PromisedGoods['options'][number];

/** What begins when something of the shopper's is there has no day, and so is the last of all. */
const withAwaited = (options: readonly Option[]): DeliveryPromise['later_with'] =>
  [...new Set(options.flatMap(({ arrival_of: awaited }) => awaited ?? []))].map((awaited) => {
    const done = options.filter((option) => option.arrival_of === awaited);
    return {
      keys: done.map(({ key }) => key),
      names: done.map(({ name }) => name),
      earliest: null,
      note: null,
      arrival_of: awaited,
    };
  });

/** Each number of days that something takes on top, with all that takes so many. */
const laterWith = (
  { lead_days: own, options: all }: PromisedGoods,
  restockDays: number,
  timeOf: TimeOf,
): DeliveryPromise['later_with'] => {
  const options = all.filter((option) => option.arrival_of === undefined);
  const always = all.filter(({ is_required: isRequired }) => isRequired);
  const daysWith = (option: Option): number => addedLeadDays([...always, option]);
  const later = [...new Set(options.map(daysWith))]
    .filter((days) => days > addedLeadDays(always))
    .sort((one, other) => one - other)
    .map((days) => {
      const { dates, note } = timeOf({ leadDays: own + days, restockDays });
      const done = options.filter((option) => daysWith(option) === days);
      return {
        keys: done.map(({ key }) => key),
        names: done.map(({ name }) => name),
        earliest: dates[0] ?? null,
        note,
      };
    });
  return [...later, ...withAwaited(all)];
};

type PromisedSku = PromisedGoods['skus'][number];

/** From how many pieces on it has to be made or ordered first, as far as so many can be bought. */
const fromPieces = ({ available }: PromisedSku): number => Math.max(0, available) + 1;

/** What the shopper sends in for something that it is always sold with; absent: nothing. */
const alwaysAwaited = (options: readonly Option[]): Pick<DeliveryPromise, 'arrival_of'> =>
  awaitedTogether(
    options.flatMap(({ is_required: isRequired, arrival_of: awaited }) =>
      isRequired && awaited !== undefined ? [{ arrival_of: awaited }] : [],
    ),
  );

/** The variants that are not there as soon as the first one, together where they wait alike. */
const laterOf = (goods: PromisedGoods, soonest: number, timeOf: TimeOf): NonNullable<DeliveryPromise['later_of']> => {
  const waiting = goods.skus.filter(
    (sku) => fromPieces(sku) <= goods.max_quantity && restockDaysOf(sku, fromPieces(sku)) > soonest,
  );
  const isAlike = (one: PromisedSku, other: PromisedSku): boolean =>
    one.restock_days === other.restock_days && fromPieces(one) === fromPieces(other);
  const firsts = waiting.filter((sku, at) => waiting.findIndex((other) => isAlike(sku, other)) === at);
  return firsts.map((first) => {
    const { restock_days: restockDays } = first;
    const { dates, note } = timeOf({ leadDays: goods.lead_days + requiredLeadDays(goods.options), restockDays });
    return {
      from_pieces: fromPieces(first),
      variants: waiting.filter((sku) => isAlike(sku, first)).map(({ options }) => options),
      earliest: dates[0] ?? null,
      note,
      later_with: laterWith(goods, restockDays, timeOf),
    };
  });
};

/** Whether whatever is chosen on the axes can be had. */
const isAllThere = ({ axes, skus }: PromisedGoods): boolean =>
  skus.length >= axes.reduce((count, { values }) => count * values.length, 1);

/** Pure. @param goods what is known of the product */
export const promiseOf = (rules: DeliveryRules, now: Date, goods: PromisedGoods): DeliveryPromise => {
  const timeOf: TimeOf = (days) => leadTimeOf(rules, now, { shippingKey: '', packingKey: '', ...days, address: null });
  const isThere = goods.skus.length > 0;
  const restockDays = isThere ? Math.min(...goods.skus.map((sku) => restockDaysOf(sku, 1))) : 0;
  const { dates, note } = timeOf({ leadDays: goods.lead_days + requiredLeadDays(goods.options), restockDays });
  const always = isThere ? alwaysAwaited(goods.options) : {};
  const isDayKnown = isThere && always.arrival_of === undefined;
  const later = isDayKnown ? laterOf(goods, restockDays, timeOf) : [];
  return {
    ...always,
    earliest: isDayKnown ? (dates[0] ?? null) : null,
    order_before: nextCutoff(rules, now).toISOString(),
    later_in: laterIn(rules),
    later_with: isDayKnown ? laterWith(goods, restockDays, timeOf) : [],
    ...(isAllThere(goods) ? {} : { available: goods.skus.map(({ options }) => options) }),
    ...(later.length > 0 ? { later_of: later } : {}),
    note,
  };
};
