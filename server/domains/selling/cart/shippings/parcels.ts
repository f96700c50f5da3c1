/** When a cart's parcels can arrive, and whether what was chosen still holds. */
import type { LeadTime } from '../../../../../schemas/delivery/delivery';
import { addedLeadDays } from '../../../../../src/domain/delivery/added-lead-days';
import { awaitedTogether } from '../../../../../src/domain/delivery/awaited';
import { restockDaysOf } from '../../../../../src/domain/delivery/restock-days';
import type { PackingToSend } from '../../delivery/delivery.types';
import type { CartTerms, ChosenDelivery, Preparation } from '../cart.types';
import { ofShipping } from '../rows/accessories';
import type { StoredAccessory } from '../rows/options.repository';
import type { PackingRow, StoredCart } from '../rows/carts.repository';
import { destinationOf, isSocialGift } from './destinations';

type Line = StoredCart['lines'][number];
type PreparationDays = Pick<PackingToSend, 'leadDays' | 'restockDays'>;

/** What is on the shelf is for the lines in their order: one that it does not last for waits as a whole. */
function restockDaysIn({ lines }: StoredCart, line: Line): number {
  const before = lines.slice(0, lines.indexOf(line) + 1).filter(({ sku }) => sku.id === line.sku.id);
  return restockDaysOf(
    line.sku,
    before.reduce((sum, { quantity }) => sum + quantity, 0),
  );
}

function daysUntilReady(cart: StoredCart, packing: PackingRow): PreparationDays {
  const inside = cart.lines.filter(({ packing_id: id }) => id === packing.id);
  return {
    leadDays: Math.max(0, ...inside.map(leadDaysOf)) + daysOf(ofShipping(cart, packing.shipping_id)),
    restockDays: Math.max(0, ...inside.map((line) => restockDaysIn(cart, line))),
  };
}

/** What is sent in for what is done to its goods: it leaves after that. */
export const awaitedFor = (
  cart: Pick<StoredCart, 'lines' | 'accessories'>,
  packing: Pick<PackingRow, 'id' | 'shipping_id'>,
): { arrival_of?: string } => {
  const inside = cart.lines.filter(({ packing_id: id }) => id === packing.id);
  const chosen = [...inside.flatMap(({ options }) => options), ...ofShipping(cart, packing.shipping_id)];
  return awaitedTogether(doneOf(chosen));
};

function parcelsOf(cart: StoredCart): PackingToSend[] {
  return cart.shippings.flatMap((shipping) => {
    const address = destinationOf(cart, shipping);
    return cart.packings
      .filter((packing) => packing.shipping_id === shipping.id)
      .map((packing) => ({
        shippingKey: shipping.key,
        packingKey: packing.key,
        ...daysUntilReady(cart, packing),
        awaited: awaitedFor(cart, packing).arrival_of,
        address,
      }));
  });
}

/** What the shop does no more takes no time, and nothing is sent in for it. */
const doneOf = (chosen: readonly StoredAccessory[]) =>
  chosen.flatMap(({ option, is_offered: isOffered }) => (isOffered ? option : []));

const daysOf = (chosen: readonly StoredAccessory[]): number => addedLeadDays(doneOf(chosen));

const leadDaysOf = ({ sku, options }: Line): number => sku.lead_days + daysOf(options);

/** By the key of the packing: what its order keeps. */
export const preparationByPacking = (cart: StoredCart): Preparation =>
  new Map(parcelsOf(cart).map(({ packingKey, leadDays, restockDays }) => [packingKey, { leadDays, restockDays }]));

/** By the key of the packing. @param from when it can be taken in hand; without it now */
export const leadTimesOf = (terms: CartTerms, cart: StoredCart, from?: Date): ReadonlyMap<string, LeadTime> =>
  new Map(terms.leadTimes(parcelsOf(cart), from).map((leadTime) => [leadTime.packing_key, leadTime]));

type Choice = Pick<ChosenDelivery, 'delivery_at' | 'delivery_timezone_key'>;

/** The part of a choice that cannot be kept; null: it can. */
export function refusedPart(leadTime: LeadTime | undefined, choice: Choice): keyof Choice | null {
  if (!leadTime) return 'delivery_at';
  const { delivery_at: day, delivery_timezone_key: timezone } = choice;
  if (day !== null && !leadTime.dates.includes(day)) return 'delivery_at';
  return leadTime.timezones.some(({ key }) => key === timezone) ? null : 'delivery_timezone_key';
}

/** Whether the shopper has said when every parcel shall come, and it can come then. */
export function isDeliverySettled(terms: CartTerms, cart: StoredCart): boolean {
  // Its receiver says so, once it is theirs.
  if (isSocialGift(cart)) return true;
  if (!cart.packings.every((packing) => packing.is_chosen)) return false;
  const leadTimes = leadTimesOf(terms, cart);
  return cart.packings.every((packing) => refusedPart(leadTimes.get(packing.key), choiceOf(packing)) === null);
}

/** Whether every day that is wished for can be kept where the goods are taken in hand at that moment. */
export function areWishesInTime(terms: CartTerms, cart: StoredCart, from: Date): boolean {
  const leadTimes = leadTimesOf(terms, cart, from);
  return cart.packings.every(({ key, delivery_on: day }) => {
    const first = leadTimes.get(key)?.dates[0];
    return day === null || (first !== undefined && first <= day);
  });
}

export const choiceOf = (packing: PackingRow): Choice => ({
  delivery_at: packing.delivery_on,
  delivery_timezone_key: packing.timezone,
});
