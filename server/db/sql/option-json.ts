import { type RawBuilder, sql } from 'kysely';
import type { ProductOption } from '../../../schemas/catalog/product-option';
import { optionFields } from './readable-json';
import { taxRatePercent } from './tax-rate-percent';

/** A service (alias `o`) as an option of a product, without whether that product needs it. */
export const optionJson = (channelId: string, today: string): RawBuilder<Omit<ProductOption, 'is_required'>> => sql<
  Omit<ProductOption, 'is_required'>
>`
  jsonb_build_object('key', o.key, 'kind', o.kind, 'name', o.name, 'description', o.description, 'scope', o.scope,
    'price_jpy', o.price_jpy, 'tax_rate_percent', ${taxRatePercent(channelId, today, sql`o.tax_class`)},
    'lead_days', o.lead_days, 'is_returnable', o.is_returnable, 'fields', ${optionFields(sql`o.fields`)})
    || case when o.one_of is null then '{}' else jsonb_build_object('one_of', o.one_of) end`;
