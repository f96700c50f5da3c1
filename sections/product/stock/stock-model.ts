/** Variants as a table: a row each, or rows against columns where there are two axes. Pure. */
import type { Product, Variant } from '../../../schemas/catalog/product';

type Model = Product['product_model'];
type Axis = Model['axes'][number];

export interface StockMatrix {
  readonly rows: Axis;
  readonly columns: Axis;
  readonly at: (row: string, column: string) => Variant | undefined;
}

/** Two axes as a matrix, the longer one downwards; null where there are fewer or more. */
export const matrixOf = ({ axes, products }: Model): StockMatrix | null => {
  const [first, second, third] = axes;
  if (!first || !second || third) return null;
  const [rows, columns] = first.values.length >= second.values.length ? [first, second] : [second, first];
  return {
    rows,
    columns,
    at: (row, column) => products.find(({ options }) => options[rows.name] === row && options[columns.name] === column),
  };
};

const pricesIn = (variants: readonly (Variant | undefined)[]): readonly number[] => [
  ...new Set(variants.flatMap((variant) => variant?.price_jpy ?? [])),
];

/** How the prices of a matrix are best said: not at all where there is one, once a row, or in each cell. */
export const pricePlace = ({ rows, columns, at }: StockMatrix): 'none' | 'row' | 'cell' => {
  const byRow = rows.values.map((row) => pricesIn(columns.values.map((column) => at(row, column))));
  if (new Set(byRow.flat()).size < 2) return 'none';
  return byRow.every((prices) => prices.length < 2) ? 'row' : 'cell';
};

/** The price of a row where all of it costs the same. */
export const rowPrice = ({ columns, at }: StockMatrix, row: string): number | undefined =>
  pricesIn(columns.values.map((column) => at(row, column)))[0];
