/** Products with their variants, stock, pictures, links, reviews and questions; and the collections that they stand in. */
import { type Kysely, sql } from 'kysely';
import type { Database } from '../schema';
import type { LinkKind } from '../tables/showing/catalog';
import { paragraphs, sanitize } from '../../html/sanitize';
import type { ShopSource } from './read-shop';
import type { PictureIds } from './seed-pictures';
import { momentOf } from './seed-shop';
import type { SeedProduct, SeedSizeTable } from './shop-files';
import { idsOf, insertMissing, type SeedRow, upsert } from './upsert';

type Warn = (message: string) => void;
type Ids = ReadonlyMap<string, number>;
type Sellable = SeedProduct & Required<Pick<SeedProduct, 'variants'>>;

const isSellable = (product: SeedProduct): product is Sellable => (product.variants ?? []).length > 0;

async function seedSizeTables(db: Kysely<Database>, source: ShopSource, channel_id: string): Promise<Ids> {
  const inline = (source.products ?? []).flatMap(({ key, size_table }) =>
    size_table !== null && typeof size_table === 'object' ? [{ key, ...size_table }] : [],
  );
  const toRow = ({ key, columns, rows, unit, how_to_measure }: SeedSizeTable) => ({
    channel_id,
    key: key ?? '',
    columns: columns.map(String),
    rows: rows.map(({ name, values }) => ({ name, values: values.map(String) })),
    unit: unit ?? 'cm',
    how_to_measure: how_to_measure ?? '',
  });
  await upsert(db, 'size_tables', ['channel_id', 'key'], [...(source['size-tables'] ?? []), ...inline].map(toRow));
  return idsOf(db, 'size_tables', channel_id);
}

interface NamedIds {
  readonly makers: Ids;
  readonly brands: Ids;
  readonly sizeTables: Ids;
}

const toProductRow = (channel_id: string, product: Sellable, position: number, ids: NamedIds) => ({
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

async function seedSkus(
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

async function seedWords(
  db: Kysely<Database>,
  channel_id: string,
  products: readonly Sellable[],
  idOf: (key: string) => number,
): Promise<void> {
  const productIds = products.map(({ key }) => idOf(key));
  const reviewed = await db
    .selectFrom('reviews')
    .select('product_id')
    .distinct()
    .where('channel_id', '=', channel_id)
    .execute();
  const known = new Set(reviewed.map(({ product_id }) => product_id));
  const reviews = products
    .filter(({ key }) => !known.has(idOf(key)))
    .flatMap((product) =>
      (product.reviews ?? []).map(({ nickname, rating, title, body, date }) => ({
        channel_id,
        product_id: idOf(product.key),
        nickname,
        rating,
        title,
        body,
        is_published: true,
        posted_at: momentOf(date),
      })),
    );
  await insertMissing(db, 'reviews', reviews);
  await sql`delete from qas where product_id = any (${productIds}::bigint[])`.execute(db);
  const qas = products.flatMap((product) =>
    (product.qa ?? []).map(({ question, answer }, position) => ({
      channel_id,
      product_id: idOf(product.key),
      question,
      answer_html: sanitize(paragraphs(answer)),
      position,
    })),
  );
  await insertMissing(db, 'qas', qas);
}

/** In the order in which they are shown, each with the values that it shows. */
function picturesOf(product: Sellable, pictures: PictureIds) {
  const told = [product.picture, ...(product.pictures ?? [])];
  const byPlace = Array.from({ length: 10 }, (_, at) => (at === 0 ? product.key : `${product.key}-${at + 1}`));
  const named = told.flatMap((picture) => (picture?.name ? [{ name: picture.name, shows: picture.shows }] : []));
  const all = [...named, ...byPlace.map((name, at) => ({ name, shows: told[at]?.shows }))];
  const ids = new Map<number, Record<string, string[]>>();
  for (const { name, shows = {} } of all) {
    const id = pictures.get(name);
    if (id !== undefined && !ids.has(id)) ids.set(id, shows);
  }
  return [...ids].map(([picture_id, shows], position) => ({ picture_id, shows, position }));
}

/** Keys to ids, with a warning for each that leads nowhere. */
const resolver = (ids: Ids, what: string, warn: Warn) => (keys: readonly string[] | undefined, owner: string) =>
  [...new Set(keys)].flatMap((key) => {
    const id = ids.get(key);
    if (id === undefined) warn(`${owner}: there is no ${what} ${key}`);
    return id ?? [];
  });

/** Answers the ids of the products that the files have. */
export async function seedProducts(
  db: Kysely<Database>,
  source: ShopSource,
  pictures: PictureIds,
  warn: Warn,
): Promise<number[]> {
  const channel_id = source.shop.channel.id;
  const products = (source.products ?? []).filter(isSellable);
  for (const { key } of (source.products ?? []).filter((product) => !isSellable(product))) {
    warn(`${channel_id}: the product ${key} has no variants and is left out`);
  }
  const ids = {
    makers: await idsOf(db, 'makers', channel_id),
    brands: await idsOf(db, 'brands', channel_id),
    sizeTables: await seedSizeTables(db, source, channel_id),
  };
  await upsert(
    db,
    'products',
    ['channel_id', 'key'],
    products.map((product, position) => toProductRow(channel_id, product, position, ids)),
  );
  const productIds = await idsOf(db, 'products', channel_id);
  const idOf = (key: string) => productIds.get(key) ?? 0;
  const seeded = products.map(({ key }) => idOf(key));

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
    picturesOf(product, pictures).map((picture) => ({ channel_id, product_id, ...picture })))); // prettier-ignore
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

  await seedSkus(db, channel_id, products, idOf);
  await seedWords(db, channel_id, products, idOf);
  await seedCollections(db, source, productIds, warn);
  return seeded;
}

async function seedCollections(db: Kysely<Database>, source: ShopSource, productIds: Ids, warn: Warn): Promise<void> {
  const channel_id = source.shop.channel.id;
  const collections = source.collections ?? [];
  const rows = collections.map(({ alias, title, lead }) => ({ channel_id, alias, title, lead: lead ?? '' }));
  await upsert(db, 'collections', ['channel_id', 'alias'], rows);
  const ids = await idsOf(db, 'collections', channel_id, 'alias');
  const products = resolver(productIds, 'product', warn);
  await sql`delete from collection_products where channel_id = ${channel_id}`.execute(db);
  const places = collections.flatMap(({ alias, products: keys }) =>
    products(keys, `${channel_id}: collection ${alias}`).map((product_id, position) => ({
      channel_id,
      collection_id: ids.get(alias) ?? 0,
      product_id,
      position,
    })),
  );
  await insertMissing(db, 'collection_products', places);
}
