/**
 * A large catalogue for measurements: the shop's own products again and again, under other names and prices. Made by the
 * database itself, so that a hundred thousand take a minute or two.
 */
import { type Kysely, sql } from 'kysely';
import type { Database } from '../schema';

export interface ManyProductsOptions {
  readonly channelId: string;
  /** How many the shop has in the end, its own included. */
  readonly count: number;
  readonly log?: { info(message: string): void };
}

const chunk = 10_000;

const places = [
  '飛騨', '恵那', '宇治', '波佐見', '常滑', '金沢', '松本', '長岡', '奈良', '高島', '京都', '仙北', '加賀', '有田', '萩',
  '益子', '備前', '信楽', '丹波', '津軽', '会津', '輪島', '鳥取', '砥部', '小鹿田', '瀬戸', '多治見', '笠間', '唐津', '薩摩',
] as const; // prettier-ignore
const sorts = [
  '早春',
  '若葉',
  '水無月',
  '盛夏',
  '初秋',
  '実り',
  '霜月',
  '冬至',
  '新春',
  '通年',
  '限定',
  '特選',
] as const;

const newProducts = (channelId: string, from: number, to: number) => sql<{ id: number; template_id: number }>`
  with templates as (
    select row_number() over (order by position, id) - 1 place, count(*) over () total, products.*
    from products where channel_id = ${channelId} and key not like 'many-%'
  )
  insert into products (channel_id, key, position, name, kana, lead, keywords, maker_id, brand_id, tax_class, badges, is_new,
    published_at, overview_html, detail_html, data, temperature, lead_days, delivery_note,
    can_travel_chilled, size_table_id, max_quantity, axes)
  select channel_id, 'many-' || id || '-' || number, 10000 + number,
    name || ' ' || (${[...places]}::text[])[1 + number % 30] || ' ' || (${[...sorts]}::text[])[1 + number / 30 % 12] || number,
    kana, lead, keywords, maker_id, brand_id, tax_class, badges, number % 40 = 0,
    published_at - number * interval '1 minute', overview_html, detail_html, data, temperature, lead_days, delivery_note,
    can_travel_chilled, size_table_id, max_quantity, axes
  from generate_series(${from}::integer, ${to}::integer) number join templates on place = number % total
`;

/** What the products of a chunk get from the ones that they were made after; `made` has both ids. */
const made = sql`made as (
  select id product_id, channel_id, split_part(key, '-', 2)::bigint template_id, split_part(key, '-', 3)::integer number
  from products where channel_id = (select value from chunk_channel) and position between
    (select first from chunk_range) and (select last from chunk_range)
)`;

const withMade = (channelId: string, from: number, to: number) => sql`
  with chunk_channel as (select ${channelId}::text as value),
    chunk_range as (select ${10_000 + from}::integer as first, ${10_000 + to}::integer as last), ${made}`;

async function addChunk(db: Kysely<Database>, channelId: string, from: number, to: number): Promise<void> {
  const of = withMade(channelId, from, to);
  await sql`select set_config('noren.defer_search', 'on', true)`.execute(db);
  await newProducts(channelId, from, to).execute(db);
  await sql`${of} insert into product_categories select channel_id, made.product_id, category_id, position
    from made join product_categories parts using (channel_id) where parts.product_id = template_id`.execute(db);
  await sql`${of} insert into product_tags select channel_id, made.product_id, tag_id
    from made join product_tags parts using (channel_id) where parts.product_id = template_id`.execute(db);
  await sql`${of} insert into product_pictures select channel_id, made.product_id, position, picture_id
    from made join product_pictures parts using (channel_id) where parts.product_id = template_id`.execute(db);
  await sql`${of} insert into skus (channel_id, product_id, sku, position, options, price_jpy, is_made_to_order)
    select channel_id, made.product_id, parts.sku || '-' || number, position, options,
      greatest(100, price_jpy * (5 + number % 23) / 10 / 10 * 10), is_made_to_order
    from made join skus parts using (channel_id) where parts.product_id = template_id and is_active`.execute(db);
  await sql`${of} insert into stocks (sku_id, channel_id, quantity)
    select skus.id, skus.channel_id, case when number % 9 = 0 then 0 else number % 60 end
    from made join skus using (product_id)`.execute(db);
  await sql`${of} insert into reviews (channel_id, product_id, nickname, rating, title, body, is_published, posted_at)
    select channel_id, made.product_id, nickname, rating, title, body, is_published, posted_at
    from made join reviews parts using (channel_id) where parts.product_id = template_id and number % 7 = 0`.execute(
    db,
  );
  await sql`${of} select noren_refresh_search(array(select product_id from made))`.execute(db);
}

/** Adds what is missing to `count` products, in transactions of ten thousand, and brings statistics up to date. */
export async function addManyProducts(db: Kysely<Database>, options: ManyProductsOptions): Promise<void> {
  const { channelId, count, log } = options;
  const { present, last } = await db
    .selectFrom('products')
    .select([sql<number>`count(*)`.as('present'), sql<number>`coalesce(max(position), 0)`.as('last')])
    .where('channel_id', '=', channelId)
    .executeTakeFirstOrThrow();
  const first = Math.max(0, last - 10_000) + 1;
  const end = first + count - present - 1;
  for (let from = first; from <= end; from += chunk) {
    const to = Math.min(end, from + chunk - 1);
    await db.transaction().execute((transaction) => addChunk(transaction, channelId, from, to));
    log?.info(`${channelId}: ${present + to - first + 1} products`);
  }
  // Without it, the first searches go through the index's list of pending entries, and plans rest on empty tables.
  await sql`vacuum analyze`.execute(db);
}
