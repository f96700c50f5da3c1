/** Of goods that are wanted what can be had, as of an order that is put into a cart once more. */
import type { ChangeRefusal, LeftOut, WantedSku } from '../cart.types';
import { refusalOfSku } from '../lines/limits';
import type { CheckedSku, GrowthPlan } from '../lines/plan-lines';
import { chooseOptions } from '../options/change-options';
import type { NamedLeftOut, SoldName } from '../rows/left-out.repository';
import type { OfferedOption } from '../rows/options.repository';
import type { CartSku } from '../rows/skus.repository';

/** Goods without the options that are done to them no more, or are asked for otherwise by now. */
export const asOffered = (offers: readonly OfferedOption[], product: WantedSku): CheckedSku & { lost: LeftOut[] } => {
  const chosen = chooseOptions(offers, [product]);
  const [goods] = chosen.ok ? chosen.products : [];
  if (goods) return { ...goods, lost: [] };
  const { sku_id, options = [] } = product;
  const refused = Object.keys(chosen.ok ? {} : (chosen.errors ?? {})).map((field) => Number(field.split('.')[3]));
  const left = asOffered(offers, { ...product, options: options.filter((_, place) => !refused.includes(place)) });
  const lost = options.flatMap(({ key }, place) => (refused.includes(place) ? [{ sku_id, option_key: key }] : []));
  return { ...left, lost: [...lost, ...left.lost] };
};

interface Taken {
  readonly ok: true;
  readonly plan: Extract<GrowthPlan, { readonly ok: true }>;
  readonly lost: readonly LeftOut[];
}

/**
 * Goods as far as there is any of each.
 *
 * @param grow puts in some of them, or says which not @returns the first refusal where there is none of it
 */
export const takeWhatThereIs = (
  products: readonly ReturnType<typeof asOffered>[],
  grow: (products: readonly CheckedSku[]) => GrowthPlan,
): Taken | ChangeRefusal => {
  let kept = products;
  let first: ChangeRefusal | null = null;
  while (kept.length > 0) {
    const plan = grow(kept);
    if (plan.ok) {
      const put = products.map((one) => plan.put[kept.indexOf(one)] ?? 0);
      const lost = products.flatMap((one) => (kept.includes(one) ? one.lost : [{ sku_id: one.sku_id }]));
      return { ok: true, plan: { ...plan, put }, lost };
    }
    first ??= plan;
    const refused = Object.keys(plan.errors ?? {}).map((field) => Number(/^products\.(\d+)\./.exec(field)?.[1]));
    const left = kept.filter((_, place) => !refused.includes(place));
    // It is about all of it.
    if (left.length === kept.length) return plan;
    kept = left;
  }
  return first ?? { ok: false, code: 'cart.update_products.not_sale' };
};

/** Each once, in the order in which they were wanted. @param skus those on sale have names, too */
export const namesOf = (
  lost: readonly LeftOut[],
  sold: readonly SoldName[],
  skus: ReadonlyMap<number, CartSku>,
): readonly NamedLeftOut[] => {
  const named = lost.map(({ sku_id: id, option_key: key }): NamedLeftOut => {
    const name = sold.find((one) => one.sku_id === id);
    const sku = skus.get(id);
    const goods = name?.goods ?? (sku && refusalOfSku(sku) === null ? sku.name : null);
    return { goods, option: key === undefined ? null : (name?.options[key] ?? 'オプション') };
  });
  const words = named.map((one) => JSON.stringify(one));
  return named.filter((_, at) => words.indexOf(words[at] ?? '') === at);
};
