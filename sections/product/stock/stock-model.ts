/** Variants as a table: a row each, or rows against columns where there are two axes. Pure. */
import type { Product, Variant } from '../../../schemas/catalog/product';

type Model = Product['product_model'];
type Axis = Model['axes'][number];

export interface StockMatrix {
  readonly rows: Axis;
  readonly columns: Axis;
  readonly at: (row: string, column: string) => Variant | undefined;
}

/** A larger one is mostly empty, and a row for each variant is shorter. */
const mostCells = 1_000;

/** Two axes as a matrix, the longer one downwards; null where there are fewer or more, or too much to choose from. */
export const matrixOf = ({ axes, products }: Model): StockMatrix | null => {
  const [first, second, third] = axes;
  if (!first || !second || third || first.values.length * second.values.length > mostCells) return null;
  const [rows, columns] = first.values.length >= second.values.length ? [first, second] : [second, first];
  const cell = (row: string | undefined, column: string | undefined): string => JSON.stringify([row, column]);
  const variants = new Map(
    products.map((variant) => [cell(variant.options[rows.name], variant.options[columns.name]), variant]),
  );
  return { rows, columns, at: (row, column) => variants.get(cell(row, column)) };
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
