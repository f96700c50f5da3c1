/** Products with their variants, stock, pictures, links, reviews and questions. */
import { type Kysely, sql } from 'kysely';
import type { Database } from '../../../../schema';
import type { LinkKind } from '../../../../tables/showing/catalog';
import { seedKind } from '../../../seed-kind';
import { idsOf, insertMissing, type SeedRow, upsert } from '../../../upsert';
import { picturesOf } from '../picture-names';
import { isSellable, product as productFile, type Sellable } from './product-file';
import { productPictureTexts, shownPictures } from './product-pictures';
import { toProductRow } from './product-row';
import { seedSkus } from './product-skus';
import { seedWords } from './product-words';
import { type Ids, resolver } from './resolver';
import { sizeTableRow } from './size-tables.seed';

interface Goods {
  readonly products: readonly Sellable[];
  readonly productIds: Ids;
  readonly idOf: (key: string) => number;
}

type ProductPart = 'product_categories' | 'product_tags' | 'product_pictures' | 'product_links' | 'product_services';

/** Replaces a product's lists by what the files say. */
async function replaceParts<T extends ProductPart>(
  db: Kysely<Database>,
  table: T,
  productIds: readonly number[],
  rows: readonly SeedRow<T>[],
): Promise<void> {
  await sql`delete from ${sql.table(table)} where product_id = any (${[...productIds]}::bigint[])`.execute(db);
  await insertMissing(db, table, rows);
}

/** Where the products stand, what is shown and done with them, and what they lead to. */
async function seedParts(
  db: Kysely<Database>,
  channel_id: string,
  { products, productIds, idOf }: Goods,
  warn: (message: string) => void,
): Promise<void> {
  const seeded = products.map(({ key }) => idOf(key));
  const pictures = await picturesOf(db, channel_id);
  const categories = resolver(await idsOf(db, 'categories', channel_id), 'category', warn);
  const tags = resolver(await idsOf(db, 'tags', channel_id), 'tag', warn);
  const services = resolver(await idsOf(db, 'services', channel_id), 'service', warn);
  const others = resolver(productIds, 'product', warn);
  const of = <R>(rows: (product: Sellable, product_id: number) => R[]) =>
    products.flatMap((product) => rows(product, idOf(product.key)));

  await replaceParts(db, 'product_categories', seeded, of((product, product_id) =>
    categories(product.categories, product.key).map((category_id, position) => ({ channel_id, product_id, category_id, position })))); // prettier-ignore
  await replaceParts(db, 'product_tags', seeded, of((product, product_id) =>
    tags(product.tags, product.key).map((tag_id) => ({ channel_id, product_id, tag_id })))); // prettier-ignore
  await replaceParts(db, 'product_pictures', seeded, of((product, product_id) =>
    shownPictures(product, pictures).map((picture) => ({ channel_id, product_id, ...picture })))); // prettier-ignore
  await replaceParts(db, 'product_services', seeded, of((product, product_id) =>
    [false, true].flatMap((is_required) =>
      services(is_required ? product.required_services : product.services, product.key).map((service_id) => ({ channel_id, product_id, service_id, is_required }))))); // prettier-ignore
  const links = (product: Sellable, product_id: number, kind: LinkKind, keys: readonly string[] | undefined) =>
    others(keys, product.key).map((linked_id, position) => ({ channel_id, product_id, kind, position, linked_id }));
  await replaceParts(db, 'product_links', seeded, of((product, product_id) => [
    ...links(product, product_id, 'accessory', product.accessories),
    ...links(product, product_id, 'recommend', product.recommend),
    ...links(product, product_id, 'related', product.related),
  ])); // prettier-ignore
}

async function seedRows(db: Kysely<Database>, channel_id: string, products: readonly Sellable[]): Promise<Goods> {
  const ids = {
    makers: await idsOf(db, 'makers', channel_id),
    brands: await idsOf(db, 'brands', channel_id),
    sizeTables: await idsOf(db, 'size_tables', channel_id),
  };
  const rows = products.map((product, position) => toProductRow(channel_id, product, position, ids));
  await upsert(db, 'products', ['channel_id', 'key'], rows);
  const productIds = await idsOf(db, 'products', channel_id);
  return { products, productIds, idOf: (key) => productIds.get(key) ?? 0 };
}

export const productsSeed = seedKind({
  file: { type: 'array', items: productFile },
  after: ['brands', 'categories', 'makers', 'pictures', 'services', 'size-tables', 'tags'],
  pictureTexts: (products) => products.flatMap(productPictureTexts),
  async write({ db, channel, warn }, all = []) {
    const channel_id = channel.id;
    const products = all.filter(isSellable);
    for (const { key } of all.filter((product) => !isSellable(product))) {
      warn(`${channel_id}: the product ${key} has no variants and is left out`);
    }
    const tables = all.flatMap(({ key, size_table }) =>
      size_table !== null && typeof size_table === 'object' ? [sizeTableRow(channel_id, { key, ...size_table })] : [],
    );
    await upsert(db, 'size_tables', ['channel_id', 'key'], tables);
    const goods = await seedRows(db, channel_id, products);
    await seedParts(db, channel_id, goods, warn);
    await seedSkus(db, channel_id, products, goods.idOf);
    await seedWords(db, channel_id, products, goods.idOf);
    // Once, not at each of their parts: seeding defers it (`noren.defer_search`).
    const seeded = products.map(({ key }) => goods.idOf(key));
    await sql`select noren_refresh_search(${seeded}::bigint[])`.execute(db);
  },
});
