import { type RawBuilder, sql } from 'kysely';
import type { ProductOption } from '../../../schemas/catalog/product-option';
import { optionFields } from './readable-json';
import { addedTax, shownPrice, taxRatePercent, type TaxScope } from './tax';

const taxClass = sql`o.tax_class`;

/** A service (alias `o`) as an option of a product, without whether that product needs it. */
export const optionJson = (scope: TaxScope): RawBuilder<Omit<ProductOption, 'is_required'>> => sql<
  Omit<ProductOption, 'is_required'>
>`
  jsonb_build_object('key', o.key, 'kind', o.kind, 'name', o.name, 'description', o.description, 'scope', o.scope,
    'price_jpy', ${shownPrice(scope, sql`o.price_jpy`, taxClass)}, 'tax_rate_percent', ${taxRatePercent(scope, taxClass)},
    'lead_days', o.lead_days, 'is_returnable', o.is_returnable, 'fields', noren_shown_fields(${optionFields(sql`o.fields`)}, ${addedTax(scope, taxClass)}))
    || jsonb_strip_nulls(jsonb_build_object('one_of', o.one_of, 'drawing', o.drawing,
      'arrival_of', o.arrival_of, 'order_note', o.order_note))`;
