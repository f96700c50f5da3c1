/** What a cart needs to know of a SKU, as one JSON value, so that a cart is read with one statement. */
import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { Temperature } from '../../../../../schemas/delivery/delivery';
import type { Database } from '../../../../db/schema';
import type { Axis } from '../../../../db/tables/showing/catalog';
import { type PictureJson, pictureJson } from '../../../../db/sql/picture-json';
import { namedValues, textLists, texts } from '../../../../db/sql/readable-json';
import { shownPrice, taxRatePercent, type TaxScope } from '../../../../db/sql/tax';

/** Whose cart is read, at which moment. */
export interface CartScope extends TaxScope {
  /** Whose carts are found beside those of nobody; null: nobody's alone. */
  readonly memberId: number | null;
  readonly now: Date;
}

export interface CartSku {
  readonly id: number;
  readonly sku: string;
  readonly options: Readonly<Record<string, string>>;
  readonly price_jpy: number;
  readonly is_made_to_order: boolean;
  /** Pieces that no order has reserved, or none but this cart's own. */
  readonly available: number;
  /** False: sold no more. */
  readonly is_active: boolean;
  /** False: not for now. */
  readonly is_published: boolean;
  readonly product_key: string;
  readonly name: string;
  readonly axes: readonly Axis[];
  readonly maker: string | null;
  readonly picture: PictureJson | null;
  /** The values that the picture shows, by axis; none: it is right for every variant. */
  readonly picture_shows: Readonly<Record<string, readonly string[]>>;
  /** Axes that the product's pictures say the values of. */
  readonly pictured_axes: readonly string[];
  readonly temperature: Temperature;
  readonly lead_days: number;
  /** Until there is more of it than is available. */
  readonly restock_days: number;
  readonly can_travel_chilled: boolean;
  /** Of the product, for one line. */
  readonly max_quantity: number;
  readonly tax_percent: 8 | 10;
  /** Names of what it is sold with only. */
  readonly required_options: readonly string[];
  /** All that can be done to each piece of a line of it. */
  readonly offered_options: readonly { readonly id: number; readonly one_of: string | null }[];
}

/**
 * A SKU (alias `s`) as CartSku, for `cartSkuJoins`.
 *
 * @param own pieces that are reserved, but for this very cart; null: none
 */
export const cartSkuJson = (
  scope: CartScope,
  own: RawBuilder<number | null> = sql`null::integer`,
): RawBuilder<CartSku> => sql<CartSku>`
  jsonb_build_object('id', s.id, 'sku', s.sku, 'options', ${texts(sql`s.options`)}, 'price_jpy', ${shownPrice(scope, sql`s.price_jpy`)},
    'is_made_to_order', s.is_made_to_order, 'available', coalesce(stocks.available, 0) + coalesce(${own}, 0), 'is_active', s.is_active,
    'is_published', p.is_published and p.published_at <= ${scope.now}, 'product_key', p.key, 'name', p.name, 'axes', ${namedValues(sql`p.axes`)},
    'maker', makers.name, 'picture', ${pictureJson('pictures')}, 'picture_shows', coalesce(${textLists(sql`front.shows`)}, '{}'),
    'pictured_axes', coalesce((select jsonb_agg(distinct axis) from product_pictures shown,
      jsonb_object_keys(shown.shows) axis where shown.product_id = p.id), '[]'), 'temperature', p.temperature,
    'lead_days', p.lead_days, 'restock_days', s.restock_days, 'can_travel_chilled', p.can_travel_chilled, 'max_quantity', p.max_quantity,
    'tax_percent', ${taxRatePercent(scope)}, 'required_options', coalesce((select jsonb_agg(o.name order by o.position)
      from product_services offer join services o on o.id = offer.service_id
      where offer.product_id = p.id and offer.is_required and o.is_active), '[]'),
    'offered_options', coalesce((select jsonb_agg(jsonb_build_object('id', o.id, 'one_of', o.one_of))
      from product_services offer join services o on o.id = offer.service_id
      where offer.product_id = p.id and o.scope = 'line' and o.is_active), '[]'))`;

export const cartSkuJoins = sql`
  join products p on p.id = s.product_id
  left join stocks on stocks.sku_id = s.id
  left join makers on makers.id = p.maker_id
  left join lateral (select picture_id, shows from product_pictures where product_id = p.id
    order by case when shows = '{}' then 1
      when exists (select from jsonb_each(shows) shown(axis, vals) where not coalesce(vals ? (s.options ->> axis), false)) then 2
      else 0 end, position limit 1) front on true
  left join pictures on pictures.id = front.picture_id`;

/** By id; those of other channels are missing. */
export async function readCartSkus(
  db: Kysely<Database>,
  scope: CartScope,
  ids: readonly number[],
): Promise<ReadonlyMap<number, CartSku>> {
  const { rows } = await sql<{ sku: CartSku }>`
    select ${cartSkuJson(scope)} sku from skus s ${cartSkuJoins}
    where s.channel_id = ${scope.channelId} and s.id = any(${[...ids]}::bigint[])
  `.execute(db);
  return new Map(rows.map(({ sku }) => [sku.id, sku]));
}
