/**
 * JSON columns that a shop writes by hand, without the parts that no page can be drawn from: one broken row must not empty
 * a list. The database refuses such parts now (migration 0024); rows from before may have them.
 */
import { type RawBuilder, sql } from 'kysely';
import type { OptionField } from '../../../schemas/catalog/product-option';
import type { Axis, DataField } from '../tables/showing/catalog';

type Column<T> = (column: RawBuilder<unknown>) => RawBuilder<T>;

/** Axes of a product, rows of a size table. */
export const namedValues: Column<Axis[]> = (column) => sql<Axis[]>`noren_named_values(${column})`;
export const labelled: Column<DataField[]> = (column) => sql<DataField[]>`noren_labelled(${column})`;
/** What there is to fill in of an option. */
export const optionFields: Column<OptionField[]> = (column) => sql<OptionField[]>`noren_option_fields(${column})`;
/** Options of a SKU. */
export const texts: Column<Record<string, string>> = (column) => sql<Record<string, string>>`noren_texts(${column})`;
/** What a picture shows. */
export const textLists: Column<Record<string, string[]>> = (column) =>
  sql<Record<string, string[]>>`noren_text_lists(${column})`;
/** Badges, columns of a size table. */
export const plainList: Column<string[]> = (column) => sql<string[]>`noren_plain_list(${column})`;
