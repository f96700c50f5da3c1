import { type Kysely, sql } from 'kysely';

/**
 * What a shop writes into a JSON column, without the parts that no page can be drawn from. A row is whole where nothing
 * is left out; rows from before, and those of a database that was put back, are read the same way
 * (server/db/sql/readable-json.ts).
 */
const readers = sql`
  -- [{"name": "色", "values": ["赤", "青"]}]
  create function noren_named_values(given jsonb) returns jsonb language sql immutable parallel safe as $$
    select jsonb_path_query_array(given, 'strict $[*] ? (@.type() == "object" && @.name.type() == "string"
      && @.values.type() == "array" && !exists(@.values[*] ? (@.type() != "string")))', silent => true)
  $$;

  -- [{"label": "原材料", "value": "栗"}]
  create function noren_labelled(given jsonb) returns jsonb language sql immutable parallel safe as $$
    select jsonb_path_query_array(given, 'strict $[*] ? (@.type() == "object" && @.label.type() == "string"
      && @.value.type() == "string")', silent => true)
  $$;

  -- {"色": "赤"}
  create function noren_texts(given jsonb) returns jsonb language sql immutable parallel safe as $$
    select coalesce(jsonb_object_agg(key, value), '{}') from jsonb_each(given) where jsonb_typeof(value) = 'string'
  $$;

  -- {"色": ["赤", "青"]}
  create function noren_text_lists(given jsonb) returns jsonb language sql immutable parallel safe as $$
    select coalesce(jsonb_object_agg(key, value), '{}') from jsonb_each(given)
    where case when jsonb_typeof(value) = 'array'
      then not jsonb_path_exists(value, 'strict $[*] ? (@.type() != "string")') else false end
  $$;

  create function noren_plain_list(given text[]) returns text[] language sql immutable parallel safe as $$
    select array(select one from unnest(given) with ordinality as listed (one, place) where one is not null order by place)
  $$`;

/** Rows from before are left, as they were (not valid). */
const shapes = sql`
  alter table products
    add constraint products_axes_shape check (axes = noren_named_values(axes)) not valid,
    add constraint products_data_shape check (data = noren_labelled(data)) not valid,
    add constraint products_badges_shape check (badges = noren_plain_list(badges)) not valid;
  alter table size_tables
    add constraint size_tables_rows_shape check (rows = noren_named_values(rows)) not valid,
    add constraint size_tables_columns_shape check (columns = noren_plain_list(columns)) not valid;
  alter table skus add constraint skus_options_shape check (options = noren_texts(options)) not valid;
  alter table product_pictures
    add constraint product_pictures_shows_shape check (shows = noren_text_lists(shows)) not valid`;

/** What has no year that can be written down (infinity, 4712 BC) failed the whole list. */
const times = [
  'messages.updated_at',
  'free_areas.updated_at',
  'static_pages.updated_at',
  'news.published_at',
  'reviews.posted_at',
].map((name) => name.split('.') as [string, string]);

/** As much as server/html/sanitize.ts reads. */
const htmlColumns = [
  'messages.body_html',
  'free_areas.body_html',
  'static_pages.body_html',
  'news.body_html',
  'products.overview_html',
  'products.detail_html',
  'qas.answer_html',
].map((name) => name.split('.') as [string, string]);

const html = sql`
  create function noren_is_readable_html(given text) returns boolean language sql immutable parallel safe as $$
    select char_length(given) <= 100000 and char_length(given) - char_length(translate(given, '<&', '')) <= 10000
  $$`;

/** What stands in addresses. `key` may be of any letters, but of one part of a path, which a browser leaves as it is. */
const keyed = [
  'products.key',
  'categories.key',
  'makers.key',
  'brands.key',
  'tags.key',
  'collections.alias',
  'news.key',
].map((name) => name.split('.') as [string, string]);

const addresses = sql`
  create function noren_is_path_part(given text) returns boolean language sql immutable parallel safe as $$
    select given !~ E'[[:cntrl:]/\\\\\\\\\\uFFFE\\uFFFF]' and given not in ('', '.', '..', '__proto__')
  $$;

  create function noren_is_path(given text) returns boolean language sql immutable parallel safe as $$
    select bool_and(noren_is_path_part(part)) and given !~ '^/sandbox-payments(/|$)'
    from unnest(string_to_array(substr(given, 2), '/')) part
  $$;
  alter table static_pages add constraint static_pages_url_address check (noren_is_path(url)) not valid;

  -- Below another channel's prefix that channel answers. One that is given later may hide pages that were there before.
  create function noren_is_of_other_channel(channel text, path text) returns boolean language sql stable as $$
    select exists (select from channels where id <> channel and prefix = '/' || split_part(path, '/', 2))
  $$;
  create function noren_is_hidden(channel text, path text) returns boolean language sql stable as $$
    select noren_is_taken(path) or not noren_is_path(path) or noren_is_of_other_channel(channel, path)
  $$;

  create function noren_refuse_hidden_page() returns trigger language plpgsql as $$
  begin
    raise exception using errcode = 'check_violation', table = 'static_pages', constraint = 'static_pages_no_prefix',
      message = format('The static page %s would never be shown: another channel answers at that address'
        ' (violates static_pages_no_prefix).', new.url);
  end $$;
  create trigger hidden_page before insert or update of channel_id, url on static_pages
    for each row when (noren_is_of_other_channel(new.channel_id, new.url)) execute function noren_refuse_hidden_page()`;

/** What breaks a page, a list or sitemap.xml for everybody is refused where it is written. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const part of [readers, shapes, html, addresses]) await part.execute(db);
  const add = (table: string, column: string, rule: string, holds: ReturnType<typeof sql>) =>
    sql`alter table ${sql.table(table)} add constraint ${sql.id(`${table}_${column}_${rule}`)} check (${holds}) not valid`.execute(
      db,
    );
  for (const [table, column] of times)
    await add(table, column, 'year', sql`${sql.ref(column)} between '1900-01-01' and '9999-12-31'`);
  for (const [table, column] of htmlColumns)
    await add(table, column, 'size', sql`noren_is_readable_html(${sql.ref(column)})`);
  for (const [table, column] of keyed) await add(table, column, 'address', sql`noren_is_path_part(${sql.ref(column)})`);
}
