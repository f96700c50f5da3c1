/** A cart's own row and, for reading, all that hangs on it. */
import { type Kysely, sql, type Transaction } from 'kysely';
import type { Orderer, ShippingAddress } from '../../../../../schemas/address/address';
import type { DeliveryTimezone, Temperature } from '../../../../../schemas/delivery/delivery';
import type { SocialGift } from '../../../../../schemas/cart/gift-words';
import type { CardToken } from '../../../../../schemas/payments/payment';
import type { Database } from '../../../../db/schema';
import { accessoryEntries } from './accessories';
import { couponsJson, type StoredCoupon } from './coupons.repository';
import { accessoriesJson, type StoredAccessory } from './options.repository';
import { hasOther } from './owned-carts.repository';
import { type CartScope, type CartSku, cartSkuJoins, cartSkuJson } from './skus.repository';
import type { CartEntry } from '../cart.types';

export interface ShippingRow {
  readonly id: number;
  readonly key: string;
  /** Null: to the orderer. */
  readonly address: ShippingAddress | null;
  readonly is_address_awaited: boolean;
  /** The shopper has said where; else it goes to the orderer as nobody has said anything. */
  readonly is_chosen: boolean;
}

export interface PackingRow {
  readonly id: number;
  readonly shipping_id: number;
  /** Of those to its address: what leaves together has one number. */
  readonly delivery: number;
  readonly key: string;
  readonly temperature: Temperature;
  readonly delivery_on: string | null;
  readonly timezone: DeliveryTimezone;
  readonly is_chosen: boolean;
}

export interface LineRow {
  readonly key: string;
  readonly packing_id: number;
  readonly shipping_id: number;
  readonly delivery: number;
  readonly quantity: number;
  readonly seen_price_jpy: number;
  readonly sku: CartSku;
  /** What is done to each of its pieces. */
  readonly options: readonly StoredAccessory[];
}

/** A saved card of the cart's member. */
export interface OwnCard {
  readonly service_code: string;
  readonly reference: string;
  readonly last_digits: string;
  /** yyyymm */
  readonly expiration: string;
}

export interface StoredCart {
  readonly id: number;
  /** Null: whoever has the token owns it. */
  readonly member_id: number | null;
  readonly status: 'open' | 'ordered';
  readonly orderer: Orderer | null;
  readonly payment_method_id: number | null;
  /** That was typed in for this cart. */
  readonly card: CardToken | null;
  /** Of the member's saved cards; `own_card` is null where it is there no more. */
  readonly user_card_id: number | null;
  readonly own_card: OwnCard | null;
  readonly has_lost_product: boolean;
  /** Names of what a cart that joined it had, and it could not keep. */
  readonly not_joined: readonly string[];
  /** Whole sentences that it says until its goods are changed. */
  readonly notes: readonly string[];
  /** On the parcels; null: the orderer. */
  readonly sender: ShippingAddress | null;
  readonly is_amount_hidden: boolean;
  /** It is bought as a social gift: its one shipping waits for an address until it is received. */
  readonly social_gift: SocialGift | null;
  readonly first_key: number;
  readonly next_key: number;
  readonly expires_at: Date;
  /** Its member has another one that can be put together with it. */
  readonly has_other: boolean;
  /** The order that it has become, or is becoming; those that came to nothing do not count. */
  readonly order: {
    readonly id: number;
    readonly order_no: string;
    readonly public_id: string;
    /** When it was settled, or begun where it is not. */
    readonly at: string;
    /**
     * placed: it stands. asked: the payment service has not answered yet. challenged: it waits for the shopper, who is at
     * the card company's page, or has left it. cancelled: it stands no more.
     */
    readonly state: 'placed' | 'asked' | 'challenged' | 'cancelled';
    /** Of the cart as it was ordered. */
    readonly fingerprint: string | null;
    /** That it uses. */
    readonly points: number;
  } | null;
  /** Why its last payment came to nothing, until a payment is chosen, or the same is tried again. */
  readonly payment_error: string | null;
  /** Id of the last order whose payment came to nothing; null: there is none. */
  readonly failed_order: number | null;
  readonly shippings: readonly ShippingRow[];
  readonly packings: readonly PackingRow[];
  readonly lines: readonly LineRow[];
  /** Of its lines and of its addresses. */
  readonly accessories: readonly StoredAccessory[];
  /** What is done to the goods, as an order keeps it. */
  readonly entries: readonly CartEntry[];
  /** Those it uses, and those that its member could. */
  readonly coupons: readonly StoredCoupon[];
  /** That its member wishes to use. */
  readonly points: number;
  /** That its member has, without what orders hold. */
  readonly points_balance: number;
}

/** As it is read, before the parts are put together. */
type ReadCart = Omit<StoredCart, 'lines' | 'entries'> & { readonly lines: readonly Omit<LineRow, 'options'>[] };

/**
 * What was said of address and day before it became a social gift is kept aside, and is there again where it is one no
 * more; until then nobody has said anything.
 */
const withoutPlace = ({ shippings, packings, ...cart }: ReadCart): ReadCart => ({
  ...cart,
  shippings: shippings.map((shipping) => ({ ...shipping, address: null, is_address_awaited: false })),
  packings: packings.map((packing) => ({ ...packing, delivery_on: null, timezone: 'none', is_chosen: false })),
});

const assemble = (read: ReadCart): StoredCart => {
  const cart = read.social_gift ? withoutPlace(read) : read;
  const lines = cart.lines.map((line) => ({
    ...line,
    options: cart.accessories.filter(({ line_key: key }) => key === line.key),
  }));
  return { ...cart, lines, entries: accessoryEntries({ ...cart, lines }) };
};

/** What the cart's own order holds while it waits: whoever changes the cart gives it back. */
const ownPieces = sql<number>`(
  select r.quantity from stock_reservations r join orders o on o.id = r.order_id
  where o.cart_id = c.id and o.status = 'payment_pending' and r.sku_id = s.id)`;

const pointsBalance = ({ channelId, memberId, now }: CartScope) => sql<number>`(
  select coalesce(sum(rest), 0)::bigint from point_lots where member_id = ${memberId}::bigint and channel_id = ${channelId}
    and (expires_at is null or expires_at > ${now}) and rest > 0)`;

const ownCardJson = sql`select jsonb_build_object('service_code', k.service_code, 'reference', k.reference,
  'last_digits', k.last_digits, 'expiration', k.expiration) from member_cards k`;

/** The member's card; null: they have none of that id. */
export const findOwnCard = async (
  trx: Transaction<Database>,
  memberId: number | null,
  id: number,
): Promise<OwnCard | null> => {
  const { rows } = await sql<{ card: OwnCard | null }>`
    select (${ownCardJson} where k.id = ${id} and k.member_id = ${memberId}::bigint) card
  `.execute(trx);
  return rows[0]?.card ?? null;
};

/** Everything of a cart with one statement. Undefined: no such cart in this channel. */
export async function readCart(
  db: Kysely<Database>,
  scope: CartScope,
  tokenHash: Buffer,
): Promise<StoredCart | undefined> {
  const { rows } = await sql<ReadCart>`
    select c.id, c.member_id, c.status, c.orderer, c.payment_method_id, c.payment_error, c.card, c.user_card_id,
      (${ownCardJson} where k.id = c.user_card_id and k.member_id = c.member_id) own_card, c.has_lost_product, c.not_joined, c.notes, c.sender, c.is_amount_hidden, c.social_gift, c.first_key, c.next_key, c.expires_at,
      ${hasOther(scope.now)} has_other,
      (select jsonb_build_object('id', o.id, 'order_no', order_no, 'public_id', o.public_id,
        'at', coalesce(o.ordered_at, o.created_at), 'fingerprint', o.cart_fingerprint, 'points', o.total_points_jpy,
        'state', case when o.status = 'cancelled' then 'cancelled' when o.status <> 'payment_pending' then 'placed'
          when p.status in ('challenge', 'voiding') then 'challenged' else 'asked' end)
        from orders o join payments p on p.order_id = o.id and p.is_current
        where cart_id = c.id and o.status <> 'payment_failed') "order",
      (select max(id) from orders where cart_id = c.id and status = 'payment_failed') failed_order,
      coalesce((select jsonb_agg(jsonb_build_object('id', id, 'key', key, 'address', address,
        'is_address_awaited', is_address_awaited, 'is_chosen', is_chosen) order by position, id)
        from cart_shippings where cart_id = c.id), '[]') shippings,
      coalesce((select jsonb_agg(jsonb_build_object('id', id, 'shipping_id', shipping_id, 'delivery', delivery, 'key', key,
        'temperature', temperature, 'delivery_on', delivery_on, 'timezone', timezone, 'is_chosen', is_chosen)
        order by delivery, array_position(array['常温', '冷蔵', '冷凍'], temperature))
        from cart_packings where cart_id = c.id), '[]') packings,
      coalesce((select jsonb_agg(jsonb_build_object('key', l.key, 'packing_id', l.packing_id,
        'shipping_id', packing.shipping_id, 'delivery', packing.delivery, 'quantity', l.quantity, 'seen_price_jpy', l.seen_price_jpy,
        'sku', ${cartSkuJson(scope, ownPieces)}) order by l.position, l.id)
        from cart_lines l join cart_packings packing on packing.id = l.packing_id join skus s on s.id = l.sku_id
        ${cartSkuJoins} where l.cart_id = c.id), '[]') lines,
      ${accessoriesJson(scope)} accessories, ${couponsJson(scope)} coupons, c.points,
      ${pointsBalance(scope)} points_balance
    from carts c where c.channel_id = ${scope.channelId}
      and (c.token_hash = ${tokenHash} or c.older_token_hash = ${tokenHash})
      and (c.member_id is null or c.member_id = ${scope.memberId}::bigint)
  `.execute(db);
  return rows[0] && assemble(rows[0]);
}

const foundBy = (db: Kysely<Database>, { channelId, memberId }: CartScope, tokenHash: Buffer) =>
  db
    .selectFrom('carts')
    .select('id')
    .where('channel_id', '=', channelId)
    .where((is) => is.or([is('token_hash', '=', tokenHash), is('older_token_hash', '=', tokenHash)]))
    .where((is) => is.or([is('member_id', 'is', null), is('member_id', '=', memberId)]));

/** Whether a token leads to the cart of another one, or to one into which that has gone. */
export const isSameCart = async (db: Kysely<Database>, scope: CartScope, one: Buffer, other: Buffer) => {
  const same = foundBy(db, scope, one).where((is) =>
    is.or([
      is('token_hash', '=', other),
      is('older_token_hash', '=', other),
      sql<boolean>`${other}::bytea = any(joined_hashes)`,
    ]),
  );
  return (await same.executeTakeFirst()) !== undefined;
};

/** Until the transaction ends, nobody else changes or orders it. */
export const lockCart = (trx: Transaction<Database>, scope: CartScope, tokenHash: Buffer) =>
  foundBy(trx, scope, tokenHash).forUpdate().executeTakeFirst();

export const findCartId = async (
  db: Kysely<Database>,
  scope: CartScope,
  tokenHash: Buffer,
): Promise<number | undefined> => (await foundBy(db, scope, tokenHash).executeTakeFirst())?.id;
