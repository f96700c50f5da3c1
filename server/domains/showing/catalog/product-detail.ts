import type { Product } from '../../../../schemas/catalog/product';
import type { Sanitizer } from '../../../html/sanitize';
import { pictureOf } from '../../base/pictures/pictures.service';
import { toCard } from './product-card';
import { toModel } from './product-model';
import type { ProductRow } from './products.repository';

export function toProduct(channelId: string, fewAt: number, row: ProductRow, clean: Sanitizer): Product {
  return {
    ...toCard(channelId, fewAt, row),
    pictures: row.pictures.map(({ shows, ...picture }) => ({ ...pictureOf(channelId, picture), shows })),
    brand: row.brand,
    categories: row.categories,
    tags: row.tags,
    overview_html: clean(row.overview_html),
    detail_html: clean(row.detail_html),
    data: row.data,
    delivery: { temperature: row.temperature, lead_days: row.lead_days, note: row.delivery_note },
    size_table: row.size_table,
    ...toModel(fewAt, row),
    ...(row.product_options.length > 0 ? { options: row.product_options } : {}),
  };
}
