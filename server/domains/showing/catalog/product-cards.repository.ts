/** Cards of products in a given order, with one statement whatever their number. */
import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { Database } from '../../../db/schema';
import type { Axis } from '../../../db/tables/showing/catalog';
import { type PictureJson, pictureJson } from '../../../db/sql/picture-json';
import { namedValues, plainList, texts } from '../../../db/sql/readable-json';
import { shownPrice, taxRatePercent, type TaxScope } from '../../../db/sql/tax';

/** Whose catalogue is asked, at which moment. */
export interface CatalogScope extends TaxScope {
  readonly now: Date;
}

export interface CardRow {
  id: number;
  key: string;
  name: string;
  lead: string;
  maker_key: string | null;
  maker_name: string | null;
  picture: PictureJson | null;
  price_min_jpy: number;
  price_max_jpy: number;
  list_price_jpy: number | null;
  tax_rate_percent: 8 | 10;
  is_new: boolean;
  badges: string[];
  rating_count: number;
  rating_average: number;
  available: number;
  is_made_to_order: boolean;
}

/** A card of a list says what is to be chosen, too. */
export interface ListedRow extends CardRow {
  axes: Axis[];
  /** The only variant of a product without axes. */
  sku_id: number | null;
}

export interface SkuJson {
  id: number;
  sku: string;
  options: Record<string, string>;
  price_jpy: number;
  list_price_jpy: number | null;
  is_made_to_order: boolean;
  available: number;
  restock_note: string | null;
  restock_days: number;
}

/** What a product can be chosen as. */
export interface ModelRow {
  axes: Axis[];
  max_quantity: number;
  skus: SkuJson[];
}

/** True for products (alias `p`) that can be shown: published, and with a variant to buy. */
export const isShown = ({ channelId, now }: CatalogScope): RawBuilder<boolean> =>
  sql<boolean>`p.channel_id = ${channelId} and p.is_published and p.published_at <= ${now} and p.price_min_jpy is not null`;

/** Columns of a card from products `p`, for `cardJoins`. */
export const cardColumns = (scope: CatalogScope): RawBuilder<unknown> => sql`
  p.id, p.key, p.name, p.lead, makers.key maker_key, makers.name maker_name, ${pictureJson('pictures')} picture,
  ${shownPrice(scope, sql`p.price_min_jpy`)} price_min_jpy, ${shownPrice(scope, sql`p.price_max_jpy`)} price_max_jpy,
  ${shownPrice(scope, sql`p.list_price_jpy`)} list_price_jpy, ${taxRatePercent(scope)} tax_rate_percent, p.is_new,
  ${plainList(sql`p.badges`)} badges,
  p.rating_count, p.rating_average, stock.available, stock.is_made_to_order`;

export const cardJoins = sql`
  left join makers on makers.id = p.maker_id
  left join lateral (select picture_id from product_pictures where product_id = p.id order by position limit 1) front on true
  left join pictures on pictures.id = front.picture_id
  cross join lateral (
    select coalesce(max(stocks.available), 0) available, coalesce(bool_or(skus.is_made_to_order), false) is_made_to_order,
      min(skus.id) first_id
    from skus left join stocks on stocks.sku_id = skus.id
    where skus.product_id = p.id and skus.is_active
  ) stock`;

/** Columns of a `ModelRow` from products `p`. */
export const modelColumns = (scope: TaxScope): RawBuilder<unknown> => sql`
  p.max_quantity, ${namedValues(sql`p.axes`)} axes, coalesce((
    select jsonb_agg(jsonb_build_object('id', skus.id, 'sku', sku, 'options', ${texts(sql`options`)},
      'price_jpy', ${shownPrice(scope, sql`skus.price_jpy`)}, 'list_price_jpy', ${shownPrice(scope, sql`skus.list_price_jpy`)}, 'is_made_to_order', skus.is_made_to_order,
      'available', coalesce(stocks.available, 0), 'restock_note', restock_note, 'restock_days', restock_days) order by skus.position, skus.id)
    from skus left join stocks on stocks.sku_id = skus.id where product_id = p.id and is_active
  ), '[]') skus`;

/** @param picked a query with the columns `id` (of products that can be shown) and `place` (their order) */
export async function readCards(
  db: Kysely<Database>,
  scope: CatalogScope,
  picked: RawBuilder<unknown>,
): Promise<ListedRow[]> {
  const { rows } = await sql<ListedRow>`
    with picked as materialized (${picked})
    select ${cardColumns(scope)}, ${namedValues(sql`p.axes`)} axes, case when p.axes = '[]' then stock.first_id end sku_id
    from picked join products p on p.id = picked.id ${cardJoins} order by picked.place
  `.execute(db);
  return rows;
}
