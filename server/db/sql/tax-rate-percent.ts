import { type RawBuilder, sql } from 'kysely';

/** The percentage of a product's (alias `p`) tax class on a day in Japan. */
export const taxRatePercent = (channelId: string, today: string): RawBuilder<8 | 10> =>
  sql<8 | 10>`coalesce((select percent from tax_rates where channel_id = ${channelId} and tax_class = p.tax_class
    and valid_from <= ${today}::date order by valid_from desc limit 1), case p.tax_class when 'reduced' then 8 else 10 end)`;
