/** Options put to lines and addresses of a cart, changed and taken away: what each does to the cart's rows. */
import { optionLimits } from '../../../../../schemas/catalog/product-option';
import type { CartContext, ChangeRefusal, ChosenOption, WantedAccessory, WantedSku } from '../cart.types';
import { type CheckedSku, checkWhole, type PlannedLine, type PlannedOption, plannedLines } from '../lines/plan-lines';
import { joinEqual } from '../lines/joining';
import { ofShipping } from '../rows/accessories';
import type { StoredCart } from '../rows/carts.repository';
import { checkDetails } from '../rows/check-details';
import { isOfCart } from '../rows/key-series';
import {
  deleteAccessories,
  type NewShippingAccessory,
  type OfferedOption,
  putShippingAccessories,
  readOffers,
} from '../rows/options.repository';
import { type FieldFault, refuseChange, refuseFields, refuseOutdated, refuseTogether } from '../rows/refuse-change';
import { cartScope } from '../rows/scope';
import { type Work, unchanged, written } from '../rows/work';
import { placeLines } from '../shippings/place-lines';
import { refuseLacking } from './lacking';

type Chosen = { readonly ok: true; readonly option: PlannedOption } | ChangeRefusal;

/** One option as it was chosen, held against what the shop offers. @param field of the call, up to the option */
function chooseOption(
  offers: readonly OfferedOption[],
  { key, details }: ChosenOption,
  { field, keyName }: { readonly field: string; readonly keyName: string },
): Chosen {
  const offer = offers.find(({ option }) => option.key === key);
  if (!offer) return refuseChange('cart.option.not_offered', `${field}.${keyName}`);
  const checked = checkDetails(offer.option.fields, details);
  if (checked.ok) {
    return {
      ok: true,
      option: {
        key: null,
        serviceId: offer.serviceId,
        name: offer.option.name,
        oneOf: offer.option.one_of ?? null,
        details: checked.details,
      },
    };
  }
  const [first, ...others] = Object.entries(checked.errors).map(([name, found]): FieldFault => {
    return { field: `${field}.details.${name}`, message: found[0]?.message ?? '' };
  });
  return first ? refuseFields('cart.option.invalid', [first, ...others]) : refuseChange('cart.option.invalid', field);
}

const excludes = (one: PlannedOption, other: PlannedOption): boolean =>
  one.serviceId !== other.serviceId && one.oneOf !== null && one.oneOf === other.oneOf;

/** What was asked for together with it at the same place, and excludes it or is the same; null: nothing. */
const refuseBoth = (wanted: Iterable<PlannedOption>, option: PlannedOption, field: string): ChangeRefusal | null => {
  const other = [...wanted].find((one) => one.serviceId === option.serviceId || excludes(one, option));
  if (!other) return null;
  if (other.serviceId === option.serviceId)
    return refuseChange('cart.option.one_only', field, `「${option.name}」が重なっています。一つだけお選びください。`);
  const message = `「${other.name}」と「${option.name}」は、どちらか一つをお選びください。`;
  return refuseChange('cart.option.one_only', field, message);
};

/** Goods that are wanted, with their options as the shop offers them. */
export function chooseOptions(
  offers: readonly OfferedOption[],
  products: readonly WantedSku[],
): { readonly ok: true; readonly products: readonly CheckedSku[] } | ChangeRefusal {
  const checked: CheckedSku[] = [];
  const refusals: ChangeRefusal[] = [];
  for (const [index, { options: wanted = [], ...product }] of products.entries()) {
    const own = offers.filter(({ skuId, option }) => skuId === product.sku_id && option.scope === 'line');
    const options = new Map<number, PlannedOption>();
    for (const [place, one] of wanted.entries()) {
      const field = `products.${index}.options.${place}`;
      const chosen = chooseOption(own, one, { field, keyName: 'key' });
      const refusal = chosen.ok ? refuseBoth(options.values(), chosen.option, `${field}.key`) : chosen;
      if (refusal) refusals.push(refusal);
      else if (chosen.ok) options.set(chosen.option.serviceId, chosen.option);
    }
    checked.push({ ...product, options: [...options.values()] });
  }
  return refuseTogether(refusals) ?? { ok: true, products: checked };
}

const refuseWithout = (name: string, field: string): ChangeRefusal =>
  refuseChange(
    'cart.option.required',
    field,
    `「${name}」のない商品はお求めいただけません。商品ごと削除してください。`,
  );

const tooMany = (field: string): ChangeRefusal =>
  refuseChange(
    'cart.option.too_many',
    field,
    `一つの商品やお届け先に承れるのは、${optionLimits.perPlace}種類までです。`,
  );

/** It takes the place of the same one that was there, and of those that it excludes. */
const withOption = (line: PlannedLine, option: PlannedOption): PlannedLine => {
  const known = line.options.find(({ serviceId }) => serviceId === option.serviceId);
  const others = line.options.filter((other) => other.serviceId !== option.serviceId && !excludes(other, option));
  return { ...line, options: [...others, { ...option, key: known?.key ?? null }] };
};

interface Plan {
  readonly lines: PlannedLine[];
  readonly shippings: NewShippingAccessory[];
  /** What this call asked for, by the place. */
  readonly wanted: Map<string, PlannedOption[]>;
  nextKey: number;
}

/** Two that exclude each other cannot both be asked for. */
const want = (plan: Plan, place: string, option: PlannedOption, field: string): ChangeRefusal | null => {
  const wanted = plan.wanted.get(place) ?? [];
  plan.wanted.set(place, [...wanted, option]);
  return refuseBoth(wanted, option, `${field}.option_key`);
};

const putToLine = (
  plan: Plan,
  offers: readonly OfferedOption[],
  { line_key: lineKey, option_key: key, details }: WantedAccessory,
  field: string,
): ChangeRefusal | null => {
  const place = plan.lines.findIndex((line) => line.key === lineKey);
  const line = plan.lines[place];
  if (!line) return refuseOutdated(`${field}.line_key`);
  const own = offers.filter(({ skuId, option }) => skuId === line.sku.id && option.scope === 'line');
  const chosen = chooseOption(own, { key, details }, { field, keyName: 'option_key' });
  if (!chosen.ok) return chosen;
  const refusal = want(plan, lineKey ?? '', chosen.option, field);
  if (refusal) return refusal;
  const changed = withOption(line, chosen.option);
  const lost = line.options.find((option) => !changed.options.some((kept) => kept.name === option.name));
  if (lost && line.sku.required_options.includes(lost.name)) return refuseWithout(lost.name, `${field}.option_key`);
  if (changed.options.length > optionLimits.perPlace) return tooMany(field);
  plan.lines[place] = changed;
  return null;
};

const putToShipping = (
  plan: Plan,
  cart: StoredCart,
  offers: readonly OfferedOption[],
  wanted: WantedAccessory & { readonly field: string },
): ChangeRefusal | null => {
  const { shipping_key: shippingKey, option_key: key, details, field } = wanted;
  const shipping = cart.shippings.find((known) => known.key === shippingKey);
  if (!shipping) return refuseOutdated(`${field}.shipping_key`);
  const skus = cart.lines.filter((line) => line.shipping_id === shipping.id).map(({ sku }) => sku.id);
  const own = offers.filter(({ skuId, option }) => skus.includes(skuId) && option.scope === 'shipping');
  const chosen = chooseOption(own, { key, details }, { field, keyName: 'option_key' });
  if (!chosen.ok) return chosen;
  const { serviceId, oneOf } = chosen.option;
  const refusal = want(plan, shipping.key, chosen.option, field);
  if (refusal) return refusal;
  const staying = ofShipping(cart, shipping.id).filter(({ option }) => oneOf === null || option.one_of !== oneOf);
  const others = new Set([
    ...staying.map(({ service_id: id }) => id),
    ...plan.shippings.filter(({ shippingId }) => shippingId === shipping.id).map((added) => added.serviceId),
  ]);
  if (others.add(serviceId).size > optionLimits.perPlace) return tooMany(field);
  const row = { key: `a${plan.nextKey}`, shippingId: shipping.id, serviceId, details: chosen.option.details };
  const place = plan.shippings.findIndex(
    (added) => added.shippingId === row.shippingId && added.serviceId === serviceId,
  );
  if (place >= 0) plan.shippings[place] = row;
  else plan.shippings.push(row);
  plan.nextKey += 1;
  return null;
};

/** Puts options to lines and addresses; where there is one of the kind, it is changed. All of them, or none. */
export const addAccessories =
  (context: CartContext, wanted: readonly WantedAccessory[]): Work<ChangeRefusal> =>
  async (trx, cart) => {
    const scope = cartScope(context);
    const offers = await readOffers(trx, scope, [...new Set(cart.lines.map(({ sku }) => sku.id))]);
    const plan: Plan = { lines: [...plannedLines(cart)], shippings: [], wanted: new Map(), nextKey: cart.next_key };
    const refusals = wanted.flatMap((one, index) => {
      const field = `accessories.${index}`;
      const refusal =
        one.line_key === undefined
          ? putToShipping(plan, cart, offers, { ...one, field })
          : putToLine(plan, offers, one, field);
      return refusal ?? [];
    });
    const refused = refuseTogether([...refusals, ...refuseLacking(cart, offers, wanted)]);
    if (refused) return refused;
    const whole = checkWhole(joinEqual(plan.lines), 'accessories');
    if (!whole.ok) return whole;
    await putShippingAccessories(trx, scope.channelId, cart.id, plan.shippings);
    const placed = await placeLines(trx, context, { ...cart, next_key: plan.nextKey }, whole.lines, []);
    // What is done to goods may be what the cart says that it has not; what is done by address is not among that.
    return written(wanted.some((one) => one.line_key !== undefined) ? { ...placed, notes: [] } : placed);
  };

/** What was filled in, by the keys of what stands in the cart. */
export const modifyAccessories =
  (context: CartContext, wanted: readonly ChosenOption[]): Work<ChangeRefusal> =>
  (trx, cart) => {
    const found: WantedAccessory[] = [];
    for (const [index, { key, details }] of wanted.entries()) {
      const stored = cart.accessories.find((known) => known.key === key);
      if (!stored) return refuseOutdated(`accessories.${index}.key`);
      const shippingKey = cart.shippings.find(({ id }) => id === (stored.shipping_id ?? stored.left_at))?.key;
      found.push({
        ...(stored.line_key === null ? {} : { line_key: stored.line_key }),
        ...(shippingKey === undefined ? {} : { shipping_key: shippingKey }),
        option_key: stored.option.key,
        details,
      });
    }
    return addAccessories(context, found)(trx, cart);
  };

/** One that is gone already is no fault; one that its product is never sold without stays, as does all of another cart. */
export const removeAccessories =
  (context: CartContext, keys: readonly string[]): Work<ChangeRefusal> =>
  async (trx, cart) => {
    if (!keys.every((key) => isOfCart(cart, key))) return refuseOutdated('key');
    const leaving = cart.accessories.filter(({ key }) => keys.includes(key));
    if (leaving.length === 0) return unchanged;
    const needed = leaving.find(({ is_required: isRequired }) => isRequired);
    if (needed) {
      return refuseWithout(needed.option.name, keys.length > 1 ? `ids.${keys.indexOf(needed.key)}` : 'key');
    }
    const lines = plannedLines(cart).map((line) => ({
      ...line,
      options: line.options.filter(({ key }) => key === null || !keys.includes(key)),
    }));
    const ofAddresses = leaving.filter(({ line_key: lineKey }) => lineKey === null).map(({ key }) => key);
    await deleteAccessories(trx, cart.id, ofAddresses);
    return written(await placeLines(trx, context, cart, joinEqual(lines), []));
  };
