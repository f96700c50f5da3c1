/** A year's rows in a shop in which nothing was ever cleared up. */
import { sql } from 'kysely';
import { createDatabase } from '../db/client';
import { quiet } from './shop.test-support';

export interface YearFigures {
  readonly carts: number;
  readonly orders: number;
}

const goods = sql`
  insert into channels (id, name, theme) values ('year', '一年屋', 'minori');
  insert into products (channel_id, key, name) values ('year', 'tea', '茶');
  insert into skus (channel_id, product_id, sku, price_jpy) select 'year', id, 'T-1', 1000 from products;
  insert into stocks (sku_id, channel_id, quantity, reserved) select id, 'year', 1000000, 0 from skus;
  insert into services (channel_id, key, kind, name, price_jpy) values ('year', 'noshi', 'noshi', 'のし', 0)`;

/** Written evenly over the last year; kept for thirty days. */
const carts = (count: number) => [
  sql`
    insert into carts (channel_id, token_hash, created_at, updated_at, expires_at)
    select 'year', sha256(n::text::bytea), made, made, made + interval '30 days'
    from generate_series(1, ${count}::integer) n, lateral (select now() - n * interval '365 days' / ${count} as made) written`,
  sql`insert into cart_shippings (cart_id, key) select id, 's1' from carts`,
  sql`insert into cart_packings (cart_id, shipping_id, key, temperature)
    select cart_id, id, 'p1', '常温' from cart_shippings`,
  sql`insert into cart_lines (cart_id, channel_id, key, packing_id, sku_id, quantity, seen_price_jpy)
    select cart_id, 'year', 'l1', cart_packings.id, skus.id, 1, 1000 from cart_packings, skus`,
  sql`insert into cart_accessories (cart_id, channel_id, key, line_id, service_id)
    select cart_id, 'year', 'a1', cart_lines.id, services.id from cart_lines, services where cart_id % 10 = 0`,
  sql`insert into coupons (channel_id, code, name, kind) values ('year', 'FREE', '送料無料', 'free_carriage')`,
  sql`insert into cart_coupons (cart_id, coupon_id) select carts.id, coupons.id from carts, coupons where carts.id % 10 = 0`,
];

/** Every twentieth came to nothing, one in two hundred waits; each has a cart as old as itself. */
const orders = ({ carts: all, orders: count }: YearFigures) => [
  sql`
    insert into orders (channel_id, public_id, order_no, guest_token, cart_id, status, orderer, total_products_jpy,
      total_accessories_jpy, total_carriage_jpy, total_fee_jpy, total_discount_jpy, total_points_jpy,
      total_payment_jpy, total_tax_jpy, created_at, ordered_at)
    select 'year', md5('p' || n), '260101-' || lpad(n::text, 6, '0'), md5('g' || n), carts.id, status, '{}',
      1000, 0, 0, 0, 0, 0, 1000, 90, carts.created_at, case status when 'ordered' then carts.created_at end
    from (
        select id, created_at, row_number() over (order by id) n from carts where id % ${Math.floor(all / count)} = 0
      ) carts,
      lateral (select case when n % 20 = 0 then 'payment_failed' when n % 200 = 2 then 'payment_pending'
        else 'ordered' end as status) stands
    where n <= ${count}`,
  sql`
    insert into payments (order_id, kind, name, status, amount_jpy, asked_until, pay_by, expires_at,
      updated_at)
    select id, case when is_unpaid then 'konbini' else 'card' end, 'x',
      case when is_unpaid then 'awaiting' when status = 'ordered' then 'authorised'
        when status = 'payment_failed' then 'failed' else 'pending' end,
      1000, case status when 'payment_pending' then created_at end,
      case when is_unpaid then (created_at + interval '7 days')::date end,
      case when is_unpaid then created_at + interval '10 days' end, created_at
    from orders, lateral (select status = 'ordered'
      and (id % 500 = 3 or created_at between now() - interval '7 days' and now() - interval '5 days') is_unpaid) terms`,
  sql`insert into order_shippings (order_id, key, address, is_orderer, carriage_jpy) select id, 's1', '{}', true, 0 from orders`,
  // Of the last weeks' gifts nobody has received any; some have expired, others soon will. None is paid for later.
  sql`insert into social_gifts (channel_id, order_id, token_hash, status, receiver_name, sender_name, message, expires_at, received_at)
    select 'year', id, sha256(id::text::bytea), case when is_old then 'received' else 'waiting' end, 'r', 's', '',
      created_at + interval '14 days', case when is_old then created_at end
    from orders, lateral (select created_at < now() - interval '20 days' is_old) age where status = 'ordered' and id % 3 = 1
      and not exists (select from payments where order_id = orders.id and status = 'awaiting')`,
  sql`update order_shippings set address = null from social_gifts g
    where g.order_id = order_shippings.order_id and g.status = 'waiting'`,
  sql`insert into gift_drafts (gift_id, receiver_hash, address, expires_at)
    select id, sha256(id::text::bytea), '{}', expires_at - interval '10 days' from social_gifts where status = 'waiting'`,
  sql`insert into order_packings (order_id, shipping_id, key, temperature, timezone, carriage_jpy)
    select order_id, id, 'p1', '常温', 'none', 0 from order_shippings`,
  sql`insert into order_lines (order_id, key, packing_id, sku_id, product_info, unit_price_jpy, quantity, subtotal_jpy,
      tax_percent, tax_jpy, from_stock)
    select order_id, 'l1', order_packings.id, skus.id, '{}', 1000, 1, 1000, 10, 90, 1 from order_packings, skus`,
  sql`insert into order_taxes (order_id, percent, amount_jpy, tax_jpy) select id, 10, 1000, 90 from orders`,
  sql`insert into order_entries (order_id, kind, name, amount_jpy) select id, 'accessory', 'のし', 0 from orders`,
  sql`insert into order_events (order_id, at, to_status) select id, created_at, status from orders`,
];

/** A hundredth could not be sent; a tenth, and those of today, wait for a mail server. */
const mails = sql`
  insert into mails (channel_id, order_id, kind, status, created_at, ended_at)
  select 'year', id, 'order_confirmation', state, created_at, case when state <> 'queued' then created_at end
  from orders, lateral (select case when id % 10 = 0
    or created_at > now() - interval '20 hours' then 'queued' when id % 100 = 1 then 'failed' else 'sent' end as state)
    states
  where status = 'ordered'`;

const answersAndEvents = (count: number) => [
  sql`
    insert into idempotency_keys (channel_id, key, call, request_hash, status, answer, created_at)
    select 'year', md5(n::text), 'cart.addProducts', ''::bytea, 200, '{}', now() - n * interval '365 days' / ${count}
    from generate_series(1, ${count}::integer) n`,
  sql`
    insert into ecommerce_events (id, channel_id, name, event, created_at, expires_at)
    select md5(n::text), 'year', 'view', '{}', made, made + interval '30 minutes'
    from generate_series(1, ${count}::integer) n, lateral (select now() - n * interval '365 days' / ${count} as made) written`,
];

const counts = (count: number) => sql`
  insert into request_counts (key, points, expire)
  select 'call address ' || n, 1, extract(epoch from now() - n * interval '365 days' / ${count}) * 1000
  from generate_series(1, ${count}::integer) n`;

/** Somebody of each hour of the last year's end registers, logs in, mistypes and is mailed, and every other one confirms. */
const members = (count: number) => [
  sql`
    insert into members (code, email, email_key, password_hash, password_changed_at, is_registered, profile, created_at, updated_at)
    select 'member' || n, n || '@example.jp', n || '@example.jp', '$argon2id$', made, n % 2 = 0, '{}', made, made
    from generate_series(1, ${count}::integer) n, lateral (select now() - n * interval '365 days' / ${count} as made) written`,
  sql`insert into member_channels (member_id, channel_id, synced_at) select id, 'year', created_at from members`,
  // One goes on, one has just ended, one has long.
  sql`insert into coupons (channel_id, code, name, kind, starts_at, ends_at)
    select 'year', 'OVER-' || n, '送料無料', 'free_carriage', '2020-01-01', now() - n * interval '20 days' from generate_series(1, 2) n`,
  sql`insert into coupon_takes (coupon_id, member_id, taken_at) select coupons.id, members.id, members.created_at from coupons, members`,
  sql`
    insert into logins (member_id, channel_id, secret, created_at, expires_at)
    select id, 'year', sha256('s'), created_at, created_at + interval '30 days' from members`,
  sql`insert into login_tokens (token_hash, login_id, expires_at)
    select sha256(id::text::bytea), id, created_at from logins`,
  sql`insert into login_histories (member_id, channel_id, at, address, user_agent)
    select id, 'year', created_at - interval '30 days', '', '' from members`,
  sql`insert into point_entries (member_id, channel_id, at, reason, points, expires_at)
    select id, 'year', created_at, 'granted', 100, created_at + interval '180 days' from members`,
  sql`insert into point_entries (member_id, channel_id, at, reason, points, lot_id)
    select member_id, 'year', at, 'used', -60, id from point_entries`,
  sql`insert into member_addresses (member_id, division_ct, is_default, address)
    select id, 1, true, '{}' from members`,
  // Their last month is eight to twenty months over.
  sql`insert into member_cards (member_id, service_code, reference, fingerprint, brand, last_digits, expiration, holder, unpaid_until)
    select id, 'sandbox', rpad(id::text, 32, 'x'), rpad(id::text, 32, 'f'), 'visa', '4242',
      to_char(created_at - interval '8 months', 'YYYYMM'), 'HANAKO',
      case when id % 4 = 0 then created_at + interval '1 day' end from members`,
  sql`insert into product_views (channel_id, product_id, member_id, visitor_hash, at, expires_at)
    select 'year', products.id, case when is_guest then null else members.id end,
      case when is_guest then sha256(members.id::text::bytea) end, made, case when is_guest then made + interval '30 days' end
    from products, members, lateral (select members.id % 3 > 0 is_guest, members.created_at made) kept`,
  sql`insert into uploads (key, channel_id, member_id, visitor_hash, dir, name, media_type, bytes, width, height, at, expires_at)
    select rpad(id::text, 32, 'x'), 'year', case when id % 3 = 0 then id end, case when id % 3 > 0 then sha256(id::text::bytea) end,
      '', 'a.webp', 'image/webp', 1, 1, 1, created_at, created_at + interval '1 day' from members`,
  sql`insert into login_tries (name_hash, tries, expires_at)
    select sha256(id::text::bytea), 1, created_at + interval '30 minutes' from members`,
  sql`insert into login_challenges (handle_hash, member_id, channel_id, name_hash, expires_at)
    select sha256(id::text::bytea), id, 'year', sha256('n'), created_at + interval '10 minutes' from members`,
  sql`insert into provider_callbacks (callback_hash, expires_at)
    select sha256(id::text::bytea), created_at + interval '10 seconds' from members`,
  sql`insert into member_links (token_hash, kind, channel_id, member_id, expires_at)
    select sha256(id::text::bytea), 'verify', 'year', id, created_at + interval '1 day' from members`,
  sql`insert into mails (channel_id, member_id, kind, status, content, created_at, ended_at)
    select 'year', id, 'member_welcome', 'sent', '{"recipient":"a@example.jp"}', created_at, created_at from members`,
];

export const fillYear = async (url: string, figures: YearFigures): Promise<void> => {
  const db = createDatabase(url, { pool: 1, log: quiet, statementTimeoutMs: 0 });
  await goods.execute(db);
  for (const rows of carts(figures.carts)) await rows.execute(db);
  await db.transaction().execute(async (trx) => {
    for (const rows of orders(figures)) await rows.execute(trx);
  });
  await mails.execute(db);
  for (const rows of members(figures.orders)) await rows.execute(db);
  for (const rows of answersAndEvents(figures.carts)) await rows.execute(db);
  await counts(figures.carts).execute(db);
  await sql`analyze`.execute(db);
  await db.destroy();
};
