/** What must hold in the database after any race and any crash, as statements that find what breaks it: also of a shop that ships. */
export type Ask = (text: string) => Promise<readonly Readonly<Record<string, unknown>>[]>;

/** Of orders that stand. */
const standing = `('ordered', 'preparing', 'shipped', 'delivered', 'returned')`;
/** Of orders whose goods are gone. */
const sold = `('ordered', 'preparing', 'shipped', 'delivered')`;

/** Payments on the books of a service, by its code. */
const booked = `(
    select 'sandbox' service_code, reference, status, amount_jpy, captured_jpy, refunded_jpy from sandbox_payments.payments
    union all
    select 'sandbox-wallet', reference, status, amount_jpy, captured_jpy, refunded_jpy from sandbox_wallet.payments)`;
const bookedRefunds = `(
    select 'sandbox' service_code, reference, amount_jpy from sandbox_payments.refunds
    union all select 'sandbox-wallet', reference, amount_jpy from sandbox_wallet.refunds)`;
/** `s`, as the service of the payment `p` has the order `o` on its books. */
const onBooks = `${booked} s on s.service_code = p.service_code and s.reference = o.channel_id || '.' || o.order_no`;

const rules: Readonly<Record<string, string>> = {
  'a coupon that an order uses which came to nothing': `
    select o.order_no, o.status from coupon_uses u join orders o on o.id = u.order_id
    where o.status in ('payment_failed', 'cancelled', 'returned')`,
  'a coupon that is used more often than it may be': `
    select k.code, count(*) from coupons k join coupon_uses u on u.coupon_id = k.id
    group by k.id having count(*) > k.most_in_all`,
  'a coupon that is used more often by one person than it may be': `
    select k.code, u.member_id, count(*) from coupons k join coupon_uses u on u.coupon_id = k.id
    where u.member_id is not null group by k.id, u.member_id having count(*) > k.most_per_person`,
  'an order whose discount is not what its coupons say': `
    select o.order_no, o.total_discount_jpy from orders o where o.total_discount_jpy <>
      coalesce((select sum(amount_jpy) from order_entries e where e.order_id = o.id and e.kind = 'coupon'), 0)`,
  'points of an order that were not taken, or not given back': `
    select o.order_no, o.status from orders o where o.member_id is not null
      and (o.points_movement is not null) <> (o.total_points_jpy > 0 and o.status in ('payment_pending', ${standing.slice(1, -1)})
        and o.status <> 'returned')`,
  'an order that has taken other points than it says': `
    select o.order_no from orders o where o.points_movement is not null and o.member_id is not null and o.total_points_jpy <>
      (select -sum(points) from point_entries where movement = o.points_movement)`,
  'points of an order that went back more or less often than it says': `
    select o.order_no from orders o where o.member_id is not null and o.total_points_jpy > 0
      and (select coalesce(sum(points), 0) from point_entries e where e.member_id = o.member_id and e.channel_id = o.channel_id
        and e.note = 'ご注文 ' || o.order_no and e.reason in ('used', 'returned'))
      <> case when o.points_movement is null then 0
        else (select coalesce(sum(points), 0) from order_refunds where order_id = o.id) - o.total_points_jpy end`,
  'points that are less than none': `select id, rest from point_lots where rest < 0`,
  'stock that is held by no order, or held twice': `
    select s.sku_id, s.reserved, coalesce(sum(r.quantity), 0) held
    from stocks s left join stock_reservations r using (sku_id)
    group by s.sku_id having s.reserved <> coalesce(sum(r.quantity), 0)`,
  'an order that is settled and still holds stock': `
    select o.order_no, o.status from orders o join stock_reservations r on r.order_id = o.id
    where o.status <> 'payment_pending'`,
  'an order that waits and does not hold what it sells': `
    select o.order_no, l.sku_id from orders o
    join (select order_id, sku_id, sum(from_stock) pieces from order_lines group by order_id, sku_id) l on l.order_id = o.id
    left join stock_reservations r on r.order_id = o.id and r.sku_id = l.sku_id
    where o.status = 'payment_pending' and l.pieces <> coalesce(r.quantity, 0)`,
  'an order for which goods have to be made that are not made to order': `
    select o.order_no, l.sku_id from orders o join order_lines l on l.order_id = o.id join skus s on s.id = l.sku_id
    where not s.is_made_to_order and l.from_stock < l.quantity
      and not (l.from_stock = 0 and o.status in ('delivered', 'returned')
        and not exists (select from order_parcels p where p.packing_id = l.packing_id))`,
  'an order that lacks rows': `
    select o.order_no from orders o where not exists (select from order_lines where order_id = o.id)
      or not exists (select from order_shippings where order_id = o.id)
      or not exists (select from order_packings where order_id = o.id)
      or not exists (select from order_taxes where order_id = o.id)
      or not exists (select from order_events where order_id = o.id and to_status = o.status)
      or not exists (select from payments where order_id = o.id and is_current)`,
  'an order whose parts do not sum up': `
    select o.order_no from orders o
    where o.total_products_jpy <> (select sum(subtotal_jpy) from order_lines where order_id = o.id)
      or o.total_carriage_jpy <> (select sum(carriage_jpy) from order_shippings where order_id = o.id)
      or o.total_carriage_jpy <> (select sum(carriage_jpy) from order_packings where order_id = o.id)
      or o.total_payment_jpy <> (select sum(amount_jpy) from order_taxes where order_id = o.id)
      or o.total_tax_jpy <> (select sum(tax_jpy) from order_taxes where order_id = o.id)
      or o.total_payment_jpy <> (select amount_jpy from payments where order_id = o.id and is_current)`,
  'an order of which more, or less, was paid by a rate than its goods and coupons say': `
    select o.order_no, t.percent, t.amount_jpy, of_rate.left_jpy from orders o join order_taxes t on t.order_id = o.id
    cross join lateral (select
      coalesce((select sum(subtotal_jpy) from order_lines where order_id = o.id and tax_percent = t.percent), 0)
      + coalesce((select sum(amount_jpy) from order_entries
          where order_id = o.id and kind = 'accessory' and tax_percent = t.percent), 0)
      + case t.percent when 10 then o.total_carriage_jpy + o.total_fee_jpy else 0 end
      - coalesce((select sum((by_rate ->> t.percent::text)::integer) from order_entries where order_id = o.id), 0) left_jpy
    ) of_rate
    where t.amount_jpy > of_rate.left_jpy or t.amount_jpy < of_rate.left_jpy and o.total_points_jpy = 0
      and not exists (select from order_entries where order_id = o.id and kind = 'coupon' and by_rate is null)`,
  'an order whose cart can be ordered again': `
    select o.order_no from orders o join carts c on c.id = o.cart_id where o.status in ${standing} and c.status = 'open'`,
  'an order whose payment says something else': `
    select o.order_no, o.status, p.status payment from orders o join payments p on p.order_id = o.id and p.is_current
    where not noren_states_agree(o.status, p.status)`,
  'an order that stands without the money that the payment service has on its books': `
    select o.order_no, o.status, s.status booked, s.amount_jpy from orders o
    join payments p on p.order_id = o.id and p.is_current and p.service_code is not null and p.amount_jpy > 0
    left join ${onBooks}
    where o.status in ${standing}
      and (s.status is distinct from 'authorised' or s.amount_jpy is distinct from o.total_payment_jpy)`,
  'money on the books of the payment service for which no order stands, nor waits': `
    select s.service_code, s.reference, s.amount_jpy, o.status from ${booked} s
    left join (orders o join payments p on p.order_id = o.id and p.is_current)
      on s.reference = o.channel_id || '.' || o.order_no and s.service_code = p.service_code
    where s.status = 'authorised' and (o.status is null or o.status in ('payment_failed', 'cancelled'))
      -- The service was away when it was cancelled; it is asked again, or a person gives it back.
      and coalesce(p.status, '') not in ('voiding', 'refunding', 'refunded') and (o.status, p.status) is distinct from ('cancelled', 'paid')`,
  'money of a cancelled order that nobody gives back': `
    select o.order_no from orders o join payments p on p.order_id = o.id and p.is_current
    where o.status = 'cancelled' and p.status = 'voiding' and (p.asked_until is null or p.give_up_at is null)`,
  'money that the service has captured and the shop does not know of, or the other way': `
    select o.order_no, p.status, s.captured_jpy from orders o
    join payments p on p.order_id = o.id and p.is_current and p.amount_jpy > 0
    join ${onBooks}
    where case
      when p.status in ('paid', 'refunding', 'refunded')
        -- Silence may have hidden that it was never captured; a person gives it back.
        then s.captured_jpy <> p.amount_jpy and (o.status, p.status, s.captured_jpy) <> ('cancelled', 'paid', 0)
      -- Between the two transactions of a capture, or of a void that was refused, it may be either.
      when p.status in ('capturing', 'voiding', 'awaiting') then false
      else s.captured_jpy <> 0 end`,
  'refunds that do not sum up, here or in the books of the service': `
    select o.order_no, p.refunded_jpy, s.refunded_jpy booked from orders o
    join payments p on p.order_id = o.id and p.is_current
    left join ${onBooks}
    where p.refunded_jpy <> (select coalesce(sum(amount_jpy), 0) from order_refunds
        where order_id = o.id and status <> 'refused')
      or (p.status = 'refunding') <> exists (select from order_refunds where order_id = o.id and status = 'asking')
      or coalesce(s.refunded_jpy, 0) < (select coalesce(sum(amount_jpy), 0) from order_refunds
        where order_id = o.id and status = 'done' and way = 'service')
      or coalesce(s.refunded_jpy, 0) <> (select coalesce(sum(amount_jpy), 0) from ${bookedRefunds} r
        where r.service_code = s.service_code and r.reference = s.reference)`,
  'money that is to move and that nobody asks for': `
    select o.order_no, p.status from orders o join payments p on p.order_id = o.id and p.is_current
    where p.status in ('capturing', 'refunding') and (p.asked_until is null or p.give_up_at is null)`,
  'a refund that nobody is told of': `
    select o.order_no from orders o join order_refunds r on r.order_id = o.id and r.status = 'done'
    where not exists (select from mails m where m.order_id = o.id and m.kind = 'order_refunded' and m.about = r.id)
      and o.created_at > (select max(created_at) from orders) - interval '1 day'`,
  'a payment that has ended and still keeps the token of a card': `
    select p.id, p.status from payments p where p.status <> 'pending' and p.card ? 'token'`,
  'an order that stands without its mail, or is mailed and does not stand': `
    select o.order_no, o.status from orders o
    left join mails m on m.order_id = o.id and m.kind = 'order_confirmation'
    where (o.ordered_at is null) <> (m.id is null)
      -- Mails are not kept for ever.
      and o.created_at > (select max(created_at) from orders) - interval '1 day'`,
  'a gift that says something else than its order': `
    select o.order_no, o.status, g.status gift from social_gifts g join orders o on o.id = g.order_id
    where case g.status
      when 'waiting' then o.status not in ('payment_pending', 'ordered', 'preparing')
      when 'received' then o.status not in ${standing}
      when 'expired' then o.status <> 'cancelled'
      else o.status not in ('cancelled', 'payment_failed') end`,
  'an order that goes nowhere and is no gift, or a gift that goes somewhere before it is received': `
    select o.order_no, g.status from orders o join order_shippings s on s.order_id = o.id
    left join social_gifts g on g.order_id = o.id
    where (s.address is null) <> (g.id is not null and g.received_at is null)`,
  'a gift that was received and has no day to arrive on, or tells nobody': `
    select o.order_no from social_gifts g join orders o on o.id = g.order_id
    where g.received_at is not null and (exists (select from order_packings p where p.order_id = o.id and p.expected_on is null)
        and not exists (select from order_entries e where e.order_id = o.id and e.details ? 'arrival_of')
      or not exists (select from mails m where m.order_id = o.id and m.kind = 'order_gift_received')
        and g.received_at > now() - interval '1 day')`,
  'what was filled in for a gift that waits no more': `
    select d.gift_id from gift_drafts d join social_gifts g on g.id = d.gift_id where g.status <> 'waiting'`,
  'an order that was cancelled and tells nobody': `
    select o.order_no from orders o
    where o.status = 'cancelled' and not exists (
      select from mails m where m.order_id = o.id and m.kind in ('order_cancelled', 'order_declined', 'order_expired', 'order_gift_expired'))
      and o.created_at > (select max(created_at) from orders) - interval '1 day'`,
};

/** Sentences with the rows; empty: all is well. */
export const brokenBooks = async (ask: Ask): Promise<string[]> => {
  const found: string[] = [];
  for (const [rule, text] of Object.entries(rules)) {
    const rows = await ask(text);
    if (rows.length > 0) found.push(`${rule}: ${JSON.stringify(rows.slice(0, 5))}`);
  }
  return found;
};

/** Pieces of a SKU that are gone from its stock but in no order, or in an order and still there. */
export const lostPieces = async (ask: Ask, skuId: number, start: number): Promise<number> => {
  const [row] = await ask(`
    select ${start} - s.quantity - coalesce((select sum(l.from_stock) from order_lines l
      join orders o on o.id = l.order_id where l.sku_id = s.sku_id and o.status in ${sold}), 0) lost
    from stocks s where s.sku_id = ${skuId}`);
  return Number(row?.lost);
};
