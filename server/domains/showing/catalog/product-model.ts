import type { Product, Variant } from '../../../../schemas/catalog/product';
import type { ModelRow, SkuJson } from './product-cards.repository';
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
    // How much is on a full shelf is the shop's own business; of what is made on request there is more than that.
    stock_left: status === 'few' && !sku.is_made_to_order ? sku.available : null,
    restock_note: sku.restock_note,
    ...(status === 'order' && sku.restock_days > 0 ? { restock_days: sku.restock_days } : {}),
  };
}

export const toModel = (
  fewAt: number,
  { max_quantity, axes, skus }: ModelRow,
): Pick<Product, 'max_quantity' | 'product_model'> => ({
  max_quantity,
  product_model: { axes, products: skus.map((sku) => toVariant(fewAt, sku)) },
});
