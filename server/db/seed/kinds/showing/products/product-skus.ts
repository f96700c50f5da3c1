import { type Kysely, sql } from 'kysely';
import type { Database } from '../../../../schema';
import { idsOf, insertMissing, type SeedRow, upsert } from '../../../upsert';
import type { Sellable } from './product-file';

/** What is sold of the products, and its stock. */
export async function seedSkus(
  db: Kysely<Database>,
  channel_id: string,
  products: readonly Sellable[],
  idOf: (key: string) => number,
): Promise<void> {
  const skus = products.flatMap((product) =>
    product.variants.map((variant, position) => ({
      channel_id,
      product_id: idOf(product.key),
      sku: variant.sku,
      position,
      options: variant.options ?? {},
      price_jpy: variant.price_jpy,
      list_price_jpy: (variant.list_price_jpy ?? 0) > variant.price_jpy ? variant.list_price_jpy : null,
      is_made_to_order: variant.order ?? false,
      restock_note: variant.restock || null,
      restock_days: variant.restock_days ?? 0,
    })),
  );
  // One that the files name no more is not sold, but orders and carts may hold it.
  await sql`
    update skus set is_active = false
    where is_active and product_id = any (${products.map(({ key }) => idOf(key))}::bigint[])
      and sku <> all (${skus.map(({ sku }) => sku)}::text[])
  `.execute(db);
  await upsert(db, 'skus', ['channel_id', 'sku'], skus as SeedRow<'skus'>[]);
  const ids = await idsOf(db, 'skus', channel_id, 'sku');
  const stocks = products.flatMap(({ variants }) =>
    variants.map(({ sku, stock }) => ({ sku_id: ids.get(sku) ?? 0, channel_id, quantity: stock ?? 0 })),
  );
  // What has been sold since the first seeding stays sold.
  await insertMissing(db, 'stocks', stocks);
}
