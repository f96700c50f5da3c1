import { type Kysely, sql } from 'kysely';
import type { ProductOption } from '../../../../schemas/catalog/product-option';
import type { Database } from '../../../db/schema';
import { namedValues, texts } from '../../../db/sql/readable-json';
import type { Axis } from '../../../db/tables/showing/catalog';
import type { Restocked } from '../../../../src/domain/delivery/restock-days';

export const findRules = (db: Kysely<Database>, channelId: string) =>
  db.selectFrom('delivery_rules').selectAll().where('channel_id', '=', channelId).executeTakeFirst();

export const readPrefectures = (db: Kysely<Database>, channelId: string) =>
  db.selectFrom('delivery_prefectures').selectAll().where('channel_id', '=', channelId).execute();

export const readRemotePostalCodes = (db: Kysely<Database>, channelId: string) =>
  db.selectFrom('delivery_remote_postal_codes').selectAll().where('channel_id', '=', channelId).execute();

export interface PromisedGoods {
  readonly lead_days: number;
  /** Of the product, for one line. */
  readonly max_quantity: number;
  /** What is chosen among; none where there is one variant. */
  readonly axes: readonly Axis[];
  /** Those that can be had, in the shop's order. */
  readonly skus: readonly (Restocked & {
    /** The value on each axis. */
    readonly options: Readonly<Record<string, string>>;
  })[];
  /** What can be done to it, in the shop's order. */
  readonly options: readonly Pick<
    ProductOption,
    'key' | 'name' | 'scope' | 'lead_days' | 'is_required' | 'arrival_of'
  >[];
}

/** Of a product that shoppers see; undefined: there is none. */
export const findGoods = async (
  db: Kysely<Database>,
  { channelId, key, now }: { readonly channelId: string; readonly key: string; readonly now: Date },
): Promise<PromisedGoods | undefined> => {
  const { rows } = await sql<PromisedGoods>`
    select p.lead_days, p.max_quantity, ${namedValues(sql`p.axes`)} axes, coalesce((select jsonb_agg(jsonb_build_object('options', ${texts(sql`s.options`)},
          'is_made_to_order', s.is_made_to_order, 'available', coalesce(stocks.available, 0), 'restock_days', s.restock_days)
          order by s.position, s.id)
        from skus s left join stocks on stocks.sku_id = s.id
        where s.product_id = p.id and s.is_active and (s.is_made_to_order or stocks.available > 0)), '[]') skus,
      coalesce((select jsonb_agg(jsonb_build_object('key', o.key, 'name', o.name, 'scope', o.scope, 'lead_days', o.lead_days,
          'is_required', offer.is_required) || jsonb_strip_nulls(jsonb_build_object('arrival_of', o.arrival_of)) order by o.position, o.id)
        from product_services offer join services o on o.id = offer.service_id
        where offer.product_id = p.id and o.is_active), '[]') options
    from products p where p.channel_id = ${channelId} and p.key = ${key} and p.is_published and p.published_at <= ${now}
  `.execute(db);
  return rows[0];
};
