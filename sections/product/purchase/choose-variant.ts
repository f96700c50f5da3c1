/** Which variant a shopper has chosen, from one value for each axis. Pure. */
import type { Product, Variant } from '../../../schemas/entities/product';

export type Model = Product['product_model'];

/** The value chosen on each axis. */
export type Choice = Readonly<Record<string, string>>;

const fits = (variant: Variant, choice: Choice, names: readonly string[]): boolean =>
  names.every((name) => choice[name] === undefined || variant.options[name] === choice[name]);

export const variantOf = ({ axes, products }: Model, choice: Choice): Variant | undefined =>
  products.find((variant) => axes.every(({ name }) => variant.options[name] === choice[name]));

/** The first variant that can be bought, or simply the first. */
export const firstChoice = ({ axes, products }: Model): Choice => {
  const first = products.find(({ stock_status: status }) => status !== 'out') ?? products[0];
  return Object.fromEntries(axes.map(({ name }) => [name, first?.options[name] ?? '']));
};

/** Whether a value can be bought with what is chosen on the axes before it; later axes follow suit. */
export const isAvailable = ({ axes, products }: Model, choice: Choice, axis: string, value: string): boolean => {
  const at = axes.findIndex(({ name }) => name === axis);
  const before = axes.slice(0, at).map(({ name }) => name);
  return products.some(
    (variant) => variant.stock_status !== 'out' && variant.options[axis] === value && fits(variant, choice, before),
  );
};

/** Chooses a value; axes after it move to a value that can be bought, if theirs no longer can. */
export const choose = (model: Model, choice: Choice, axis: string, value: string): Choice => {
  const at = model.axes.findIndex(({ name }) => name === axis);
  let next: Choice = { ...choice, [axis]: value };
  for (const { name, values } of model.axes.slice(at + 1)) {
    if (isAvailable(model, next, name, next[name] ?? '')) continue;
    const other = values.find((candidate) => isAvailable(model, next, name, candidate));
    if (other) next = { ...next, [name]: other };
  }
  return next;
};

/**
 * Prices worth saying on the values of an axis, all else as chosen: none where all cost the same, only the exceptions
 * where most do, else all.
 */
export const pricesToSay = (model: Model, choice: Choice, axis: string): ReadonlyMap<string, number> => {
  const values = model.axes.find(({ name }) => name === axis)?.values ?? [];
  const priced = values.flatMap((value) => {
    const variant = variantOf(model, { ...choice, [axis]: value });
    return variant ? [[value, variant.price_jpy] as const] : [];
  });
  const isUsual = (price: number): boolean => priced.filter(([, other]) => other === price).length > priced.length / 2;
  return new Map(priced.filter(([, price]) => !isUsual(price)));
};
