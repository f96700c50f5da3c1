/** Which variant a shopper has chosen, from one value for each axis. Pure. */
import type { Product, Variant } from '../../../schemas/catalog/product';

export type Model = Product['product_model'];

/** The value chosen on each axis. */
export type Choice = Readonly<Record<string, string>>;

const fits = (variant: Variant, choice: Choice, names: readonly string[]): boolean =>
  names.every((name) => choice[name] === undefined || variant.options[name] === choice[name]);

export const variantOf = ({ axes, products }: Model, choice: Choice): Variant | undefined =>
  products.find((variant) => axes.every(({ name }) => variant.options[name] === choice[name]));

/**
 * Nothing is chosen for a shopper, but what cannot be chosen otherwise. Where all is sold out the first variant is
 * looked at, to see when it comes back.
 *
 * @param given what was chosen already, as the server was told it
 */
export const firstChoice = ({ axes, products }: Model, given: Choice = {}): Choice => {
  const [first] = products;
  const isSoldOut = products.every(({ stock_status: status }) => status === 'out');
  const only = products.length === 1 || isSoldOut ? first?.options : undefined;
  return Object.fromEntries(
    axes.flatMap(({ name, values }) => {
      const value = given[name] ?? only?.[name] ?? (values.length === 1 ? values[0] : undefined);
      return value !== undefined && values.includes(value) ? [[name, value]] : [];
    }),
  );
};

/** The axes on which nothing is chosen yet, in their order. */
export const missingAxes = ({ axes }: Model, choice: Choice): readonly string[] =>
  axes.flatMap(({ name }) => (choice[name] === undefined ? [name] : []));

/** Of each axis the number of the value that is chosen on it, from 1; 0: none is. */
export const picksOf = ({ axes }: Model, choice: Choice): number[] =>
  axes.map(({ name, values }) => 1 + values.indexOf(choice[name] ?? ''));

/** The choice of such numbers. */
export const pickedIn = ({ axes }: Model, picked: readonly number[]): Choice =>
  Object.fromEntries(
    axes.flatMap(({ name, values }, at) => {
      const value = values[(picked[at] ?? 0) - 1];
      return value === undefined ? [] : [[name, value]];
    }),
  );

/** Whether a value can be bought with what is chosen on the axes before it; later axes follow suit. */
export const isAvailable = ({ axes, products }: Model, choice: Choice, axis: string, value: string): boolean => {
  const at = axes.findIndex(({ name }) => name === axis);
  const before = axes.slice(0, at).map(({ name }) => name);
  return products.some(
    (variant) => variant.stock_status !== 'out' && variant.options[axis] === value && fits(variant, choice, before),
  );
};

/**
 * Prices worth saying on the values of an axis, all else as chosen: none where all cost the same, only the exceptions
 * where most do, else all.
 */
export const pricesToSay = (model: Model, choice: Choice, axis: string): ReadonlyMap<string, number> => {
  const values = model.axes.find(({ name }) => name === axis)?.values ?? [];
  const others = model.axes.flatMap(({ name }) => (name === axis ? [] : [name]));
  const priced = values.flatMap((value) => {
    const prices = new Set(
      model.products
        .filter((variant) => variant.options[axis] === value && fits(variant, choice, others))
        .map(({ price_jpy: price }) => price),
    );
    // While the rest is open a value may still cost this or that.
    const [price] = prices;
    return price !== undefined && prices.size === 1 ? [[value, price] as const] : [];
  });
  const isUsual = (price: number): boolean => priced.filter(([, other]) => other === price).length > priced.length / 2;
  return new Map(priced.filter(([, price]) => !isUsual(price)));
};
