import type { Product, Variant } from '../../../schemas/entities/product';
import type { Sanitizer } from '../../html/sanitize';
import { pictureOf } from '../pictures/pictures.service';
import { toCard } from './product-card';
import type { ProductRow, SkuJson } from './products.repository';
import { stockStatusOf } from './stock-status';

function toVariant(fewAt: number, sku: SkuJson): Variant {
  const status = stockStatusOf({ available: sku.available, isMadeToOrder: sku.is_made_to_order }, fewAt);
  return {
    id: sku.id,
    sku: sku.sku,
    options: sku.options,
    price_jpy: sku.price_jpy,
    list_price_jpy: sku.list_price_jpy,
    stock_status: status,
    // How much is on a full shelf is the shop's own business.
    stock_left: status === 'few' ? sku.available : null,
    restock_note: sku.restock_note,
  };
}

export function toProduct(channelId: string, fewAt: number, row: ProductRow, clean: Sanitizer): Product {
  return {
    ...toCard(channelId, fewAt, row),
    pictures: row.pictures.map((picture) => pictureOf(channelId, picture)),
    brand: row.brand,
    categories: row.categories,
    tags: row.tags,
    overview_html: clean(row.overview_html),
    detail_html: clean(row.detail_html),
    data: row.data,
    delivery: { temperature: row.temperature, lead_days: row.lead_days, note: row.delivery_note },
    size_table: row.size_table,
    max_quantity: row.max_quantity,
    product_model: { axes: row.axes, products: row.skus.map((sku) => toVariant(fewAt, sku)) },
  };
}
