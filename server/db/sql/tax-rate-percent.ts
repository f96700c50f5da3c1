import { type RawBuilder, sql } from 'kysely';

/** The percentage of a tax class on a day in Japan: of a product's (alias `p`), or of another row's. */
export const taxRatePercent = (
  channelId: string,
  today: string,
  taxClass: RawBuilder<unknown> = sql`p.tax_class`,
): RawBuilder<8 | 10> =>
  sql<
    8 | 10
  >`coalesce((select percent from tax_rates where channel_id = ${channelId} and tax_rates.tax_class = ${taxClass}
    and valid_from <= ${today}::date order by valid_from desc limit 1), case ${taxClass} when 'reduced' then 8 else 10 end)`;
