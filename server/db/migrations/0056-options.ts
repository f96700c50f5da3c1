import { type Kysely, sql } from 'kysely';

/**
 * What there is to fill in of what a shop does to goods, as schemas/catalog/product-option.ts has it; a part that cannot
 * be drawn is left out where it is read. Nothing has been put into cart_accessories before this.
 */
const fields = sql`
  create function noren_option_fields(given jsonb) returns jsonb language sql immutable parallel safe as $$
    select jsonb_path_query_array(given, 'strict $[*] ? (@.type() == "object"
      && @.name.type() == "string" && @.name like_regex "^[a-z][a-z0-9_]{0,23}$"
      && @.title.type() == "string" && @.title like_regex "^.{1,40}$"
      && @.is_required.type() == "boolean"
      && ((@.type == "text" && @.max_length.type() == "number" && @.max_length >= 1 && @.max_length <= 200
            && (@.letters == "any" || @.letters == "japanese" || @.letters == "kana" || @.letters == "roman"))
        || (@.type == "number" && @.minimum.type() == "number" && @.maximum.type() == "number" && @.minimum >= 0
            && @.minimum <= @.maximum && @.maximum <= 9999 && @.unit.type() == "string")
        || (@.type == "choice" && @.choices.type() == "array" && @.choices.size() >= 1 && @.choices.size() <= 30
            && !exists(@.choices[*] ? (!(@.value.type() == "string" && @.value like_regex "^[a-z0-9][a-z0-9-]{0,39}$"
              && @.label.type() == "string" && @.label like_regex "^.{1,40}$"
              && @.price_jpy.type() == "number" && @.price_jpy >= 0))))))', silent => true)
  $$`;

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    ${fields};
    alter table services
      add column scope text not null default 'line' check (scope in ('line', 'shipping')),
      add column tax_class text not null default 'standard' check (tax_class in ('standard', 'reduced')),
      add column lead_days integer not null default 0 check (lead_days between 0 and 60),
      add column is_returnable boolean not null default true,
      add column fields jsonb not null default '[]'
        check (jsonb_typeof(fields) = 'array' and jsonb_array_length(fields) <= 8 and fields = noren_option_fields(fields));
    -- The product is sold with it only: a label without a name is none.
    alter table product_services add column is_required boolean not null default false;

    alter table cart_accessories
      drop column packing_id,
      drop column quantity,
      add column shipping_id bigint,
      add check ((line_id is null) <> (shipping_id is null)),
      add foreign key (cart_id, shipping_id) references cart_shippings (cart_id, id) on delete cascade;
    create unique index cart_accessories_line on cart_accessories (cart_id, line_id, service_id) where line_id is not null;
    create unique index cart_accessories_shipping on cart_accessories (cart_id, shipping_id, service_id)
      where shipping_id is not null;

    alter table order_entries add column shipping_key text;
  `.execute(db);
}
