/** What can be done to the goods of a cart, as the shop offers it now. */
import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { OptionDetails, ProductOption } from '../../../../../schemas/catalog/product-option';
import type { Database } from '../../../../db/schema';
import { optionJson } from '../../../../db/sql/option-json';
import type { CartScope } from './skus.repository';

export type CartOption = Omit<ProductOption, 'is_required'>;

/** Of a line of the cart, or of all that goes to one of its addresses. */
export interface StoredAccessory {
  readonly key: string;
  readonly line_key: string | null;
  readonly shipping_id: number | null;
  /** Chosen for an address, or a cart, that is gone, and not taken over by this one, which took its goods: it is to be decided on. */
  readonly left_at: number | null;
  readonly service_id: number;
  readonly details: OptionDetails;
  readonly option: CartOption;
  /** The shop does it still. */
  readonly is_done: boolean;
  /** And to this product, or to one that goes there. */
  readonly is_offered: boolean;
  /** The line's product is sold with it only. */
  readonly is_required: boolean;
}

/** Those of the cart `c`, as JSON. */
export const accessoriesJson = (scope: CartScope): RawBuilder<readonly StoredAccessory[]> => sql<
  readonly StoredAccessory[]
>`
  coalesce((select jsonb_agg(jsonb_build_object('key', a.key, 'line_key', l.key, 'shipping_id', a.shipping_id,
      'left_at', a.left_at, 'service_id', a.service_id, 'details', a.details, 'option', ${optionJson(scope)},
      'is_done', o.is_active, 'is_offered', o.is_active and offers.number > 0,
      'is_required', o.is_active and a.line_id is not null and coalesce(offers.is_required, false))
      order by o.position, o.id, a.id)
    from cart_accessories a join services o on o.id = a.service_id left join cart_lines l on l.id = a.line_id
      cross join lateral (select count(*) number, bool_or(offer.is_required) is_required from cart_lines done
        join cart_packings packing on packing.id = done.packing_id
        join skus on skus.id = done.sku_id
        join product_services offer on offer.product_id = skus.product_id and offer.service_id = o.id
        where done.cart_id = a.cart_id and (done.id = a.line_id or packing.shipping_id = coalesce(a.shipping_id, a.left_at))) offers
    where a.cart_id = c.id), '[]')`;

export interface OfferedOption {
  readonly skuId: number;
  readonly serviceId: number;
  readonly option: CartOption;
}

/** What the shop does to the products of these SKUs. */
export async function readOffers(
  db: Kysely<Database>,
  scope: CartScope,
  skuIds: readonly number[],
): Promise<readonly OfferedOption[]> {
  const { rows } = await sql<OfferedOption>`
    select skus.id "skuId", o.id "serviceId", ${optionJson(scope)} option
    from skus join product_services offer on offer.product_id = skus.product_id
      join services o on o.id = offer.service_id and o.is_active
    where skus.channel_id = ${scope.channelId} and skus.id = any(${[...skuIds]}::bigint[])
    order by o.position, o.id, skus.id
  `.execute(db);
  return rows;
}

export interface NewShippingAccessory {
  readonly key: string;
  readonly shippingId: number;
  readonly serviceId: number;
  readonly details: OptionDetails;
}

/**
 * One of each for an address, and one of those that exclude each other: it takes the place of the one that was there, and
 * of what was left there undecided.
 */
export async function putShippingAccessories(
  db: Kysely<Database>,
  channelId: string,
  cartId: number,
  rows: readonly NewShippingAccessory[],
): Promise<void> {
  if (rows.length === 0) return;
  const given = sql`jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
    given(key text, "shippingId" bigint, "serviceId" bigint, details jsonb) join services o on o.id = "serviceId"`;
  await sql`
    delete from cart_accessories a using services there, ${given}
    where a.cart_id = ${cartId} and a.service_id = there.id and (
      a.shipping_id = "shippingId" and there.id <> o.id and o.one_of in (there.one_of, a.one_of)
      or a.left_at = "shippingId" and (there.id = o.id or o.one_of in (there.one_of, a.one_of)))
  `.execute(db);
  await sql`
    insert into cart_accessories (cart_id, channel_id, key, shipping_id, service_id, details, one_of)
    select ${cartId}::bigint, ${channelId}, given.key, "shippingId", "serviceId", details, o.one_of
    from ${given}
    on conflict (cart_id, shipping_id, service_id) where shipping_id is not null
      do update set details = excluded.details, one_of = excluded.one_of
  `.execute(db);
}

/** A shipping that leaves, and one that takes its goods, by their ids. */
export interface Heir {
  readonly from: number;
  readonly to: number;
  /** It takes all of them; else some. */
  readonly isOnly: boolean;
}

/** What is done comes before what is undecided. */
const inOrder = sql`own.left_at is not null, s.position, s.id, own.id`;

/** The cart that takes the goods. @property nextKey of its rows: as many as there are accessories may be used */
export interface HeirCart {
  readonly id: number;
  readonly nextKey: number;
}

/**
 * What is done at addresses that leave a cart, to those that take their goods. What an heir has of it, or what excludes it
 * there, stays as it is; of several that leave, the first counts. What cannot be taken over so, or goes to several, is
 * left at the heir for the shopper to decide on, unless the same is done, or left, there.
 *
 * @param joined the heirs' cart, where it is another one
 */
export async function inheritAccessories(
  db: Kysely<Database>,
  cart: { readonly id: number; readonly accessories: readonly StoredAccessory[] },
  heirs: readonly Heir[],
  joined?: HeirCart,
): Promise<void> {
  if (heirs.length === 0 || cart.accessories.length === 0) return;
  const moved = joined
    ? sql`cart_id = ${joined.id}::bigint, key = 'a' || (${joined.nextKey}::integer + moving.number - 1),`
    : sql``;
  await sql`
    update cart_accessories a
    set ${moved}
      shipping_id = case when moving.is_taken then moving."to" end, left_at = case when not moving.is_taken then moving."to" end
    from (
      select own.id, own.service_id, own.details, heir."to", row_number() over (order by own.id) number,
        heir."isOnly" and own.left_at is null
          and not exists (select 1 from cart_accessories there
            where there.shipping_id = heir."to" and (there.service_id = own.service_id or there.one_of = own.one_of))
          and row_number() over (partition by heir."to", own.service_id order by ${inOrder}) = 1
          and row_number() over (partition by heir."to", coalesce(own.one_of, own.id::text) order by ${inOrder}) = 1 is_taken,
        row_number() over (partition by heir."to", own.service_id, own.details order by ${inOrder}) of_words
      from cart_accessories own
        join jsonb_to_recordset(${JSON.stringify(heirs)}::jsonb) heir("from" bigint, "to" bigint, "isOnly" boolean)
          on heir."from" = coalesce(own.shipping_id, own.left_at)
        join cart_shippings s on s.id = heir."from"
      where own.cart_id = ${cart.id} and not exists (select 1 from cart_accessories there
        where there.shipping_id = heir."to" and there.service_id = own.service_id and there.details = own.details)
    ) moving
    where a.id = moving.id and moving.of_words = 1
      and (moving.is_taken or not exists (select 1 from cart_accessories there
        where there.left_at = moving."to" and there.service_id = moving.service_id and there.details = moving.details))
  `.execute(db);
}

export interface LineAccessory {
  readonly key: string;
  readonly lineKey: string;
  readonly serviceId: number;
  readonly details: OptionDetails;
}

/** Where the key is there already, what was filled in is written anew. */
export async function putLineAccessories(
  db: Kysely<Database>,
  channelId: string,
  cartId: number,
  rows: readonly LineAccessory[],
): Promise<void> {
  if (rows.length === 0) return;
  const given = sql`jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
    given(key text, "lineKey" text, "serviceId" bigint, details jsonb)
    join cart_lines l on l.cart_id = ${cartId} and l.key = "lineKey" join services o on o.id = "serviceId"`;
  // One that excluded it when it was chosen, whatever the shop says of it by now.
  await sql`
    delete from cart_accessories a using ${given}
    where a.cart_id = ${cartId} and a.line_id = l.id and a.service_id <> o.id and a.one_of = o.one_of
  `.execute(db);
  await sql`
    insert into cart_accessories (cart_id, channel_id, key, line_id, service_id, details, one_of)
    select ${cartId}::bigint, ${channelId}, given.key, l.id, "serviceId", details, o.one_of
    from ${given}
    on conflict (cart_id, key) do update set details = excluded.details, one_of = excluded.one_of
  `.execute(db);
}

export async function deleteAccessories(db: Kysely<Database>, cartId: number, keys: readonly string[]): Promise<void> {
  if (keys.length === 0) return;
  await sql`delete from cart_accessories where cart_id = ${cartId} and key = any(${[...keys]}::text[])`.execute(db);
}
