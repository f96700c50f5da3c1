/** The variants of a product as one table of choices: one choice is one variant, so none is impossible. Pure. */
import type { Product, Variant } from '../../../schemas/catalog/product';

type Model = Product['product_model'];

export interface VariantGroup {
  /** What its choices have in common, or the name of the only axis. */
  readonly legend: string;
  readonly choices: readonly { readonly label: string; readonly variant: Variant }[];
}

/**
 * Rows by all axes but the longest, which is laid out in the row.
 *
 * @example colours 紺, 灰 and sizes S, M, L → 「色：紺」 S M L, 「色：灰」 S M L
 */
export const variantGroups = ({ axes, products }: Model): readonly VariantGroup[] => {
  const [long] = [...axes].sort((a, b) => b.values.length - a.values.length);
  if (!long) return [];
  const others = axes.filter(({ name }) => name !== long.name);
  const legendOf = ({ options }: Variant): string =>
    others.length === 0 ? long.name : others.map(({ name }) => `${name}：${options[name] ?? ''}`).join(' ');
  const groups = new Map<string, Variant[]>();
  for (const variant of products) {
    const legend = legendOf(variant);
    groups.set(legend, [...(groups.get(legend) ?? []), variant]);
  }
  return [...groups].map(([legend, variants]) => ({
    legend,
    choices: variants.map((variant) => ({ label: variant.options[long.name] ?? '', variant })),
  }));
};
