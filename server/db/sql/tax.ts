import { type RawBuilder, sql } from 'kysely';

/** Whose prices and rates, and on which day in Japan. */
export interface TaxScope {
  readonly channelId: string;
  readonly today: string;
}

/** Of rates as the functions of migration 0110 answer them; in a sub-select of its own it is asked once a statement. */
const rateOf = (rates: RawBuilder<unknown>, taxClass: RawBuilder<unknown>) =>
  sql`(select ${rates})[case ${taxClass} when 'reduced' then 2 else 1 end]`;

/** The percentage of a tax class: of a product's (alias `p`), or of another row's. */
export const taxRatePercent = (
  { channelId, today }: TaxScope,
  taxClass: RawBuilder<unknown> = sql`p.tax_class`,
): RawBuilder<8 | 10> => sql<8 | 10>`${rateOf(sql`noren_tax_percents(${channelId}, ${today}::date)`, taxClass)}`;

/** What is added to a price of a tax class, and how it is rounded: arguments of `noren_shown_…`. */
export const addedTax = ({ channelId, today }: TaxScope, taxClass: RawBuilder<unknown>): RawBuilder<unknown> =>
  sql`${rateOf(sql`noren_added_percents(${channelId}, ${today}::date)`, taxClass)}, (select noren_tax_rounding(${channelId}))`;

/**
 * A price as it is shown, ordered and paid, tax included, from the one that the shop keeps: of a product or SKU of the
 * product with the alias `p`, or of a row of another tax class. Every price of goods and options leaves the database so.
 */
export const shownPrice = (
  scope: TaxScope,
  price: RawBuilder<unknown>,
  taxClass: RawBuilder<unknown> = sql`p.tax_class`,
): RawBuilder<number> => sql<number>`noren_shown_price(${price}, ${addedTax(scope, taxClass)})`;
