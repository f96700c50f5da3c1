import { paragraphs, sanitize } from '../../../../../html/sanitize';
import { momentOf } from '../../../file-fields';
import type { Sellable } from './product-file';
import type { Ids } from './resolver';

export interface NamedIds {
  readonly makers: Ids;
  readonly brands: Ids;
  readonly sizeTables: Ids;
}

export const toProductRow = (channel_id: string, product: Sellable, position: number, ids: NamedIds) => ({
  channel_id,
  key: product.key,
  position,
  name: product.name,
  kana: product.kana ?? '',
  lead: product.lead ?? '',
  keywords: product.keywords ?? '',
  maker_id: ids.makers.get(product.maker ?? '') ?? null,
  brand_id: ids.brands.get(product.brand ?? '') ?? null,
  tax_class: product.tax ?? 'standard',
  badges: product.badges ?? [],
  is_new: product.is_new ?? false,
  published_at: momentOf(product.published_from ?? '2026-04-01'),
  overview_html: sanitize(paragraphs(product.overview ?? '')),
  detail_html: sanitize(paragraphs(product.detail ?? '')),
  data: product.data ?? [],
  temperature: product.delivery?.temperature ?? '常温',
  lead_days: product.delivery?.lead_days ?? 2,
  delivery_note: product.delivery?.note ?? '',
  // What is eaten and keeps at room temperature bears the cold; a bowl does not go with it.
  can_travel_chilled: product.delivery?.can_travel_chilled ?? product.tax === 'reduced',
  size_table_id:
    typeof product.size_table === 'string'
      ? (ids.sizeTables.get(product.size_table) ?? null)
      : (ids.sizeTables.get(product.key) ?? null),
  max_quantity: product.max_quantity ?? 99,
  axes: product.axes ?? [],
});
