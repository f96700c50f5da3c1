import { sql, type Transaction } from 'kysely';
import type { ShippingAddress } from '../../../../../schemas/address/address';
import type { Database } from '../../../../db/schema';
import type { ChosenDelivery } from '../cart.types';
import type { JoinedDay } from './joined-places';

export interface ShippingTarget {
  /** Null: to the orderer, or awaited. */
  readonly address: ShippingAddress | null;
  readonly isAwaited: boolean;
}

export async function updateShipping(
  trx: Transaction<Database>,
  id: number,
  { address, isAwaited }: ShippingTarget,
): Promise<void> {
  await trx
    .updateTable('cart_shippings')
    .set({ address: address && JSON.stringify(address), is_address_awaited: isAwaited, is_chosen: !isAwaited })
    .where('id', '=', id)
    .execute();
}

/** The shopper has seen where all of it goes, and has said so. */
export const noteChosen = (trx: Transaction<Database>, cartId: number) =>
  trx.updateTable('cart_shippings').set({ is_chosen: true }).where('cart_id', '=', cartId).execute();

export interface NewShipping {
  readonly key: string;
  /** Null: to the orderer. */
  readonly address: ShippingAddress | null;
}

/** Behind the others. @returns their ids by their keys */
export async function insertShippings(
  trx: Transaction<Database>,
  cartId: number,
  added: readonly NewShipping[],
): Promise<ReadonlyMap<string, number>> {
  if (added.length === 0) return new Map();
  const { rows } = await sql<{ id: number; key: string }>`
    insert into cart_shippings (cart_id, key, address, position)
    select ${cartId}::bigint, given.key, nullif(given.address, 'null'),
      (select coalesce(max(position) + 1, 0) from cart_shippings where cart_id = ${cartId}) + given.place
    from jsonb_to_recordset(${JSON.stringify(added.map(({ key, address }, place) => ({ key, address, place })))}::jsonb)
      given(key text, address jsonb, place integer)
    returning id, key
  `.execute(trx);
  return new Map(rows.map(({ id, key }) => [key, id]));
}

/** Takes along what is packed in them: lines move out first. */
export async function deleteShippings(
  trx: Transaction<Database>,
  cartId: number,
  ids: readonly number[],
): Promise<void> {
  if (ids.length === 0) return;
  await trx.deleteFrom('cart_shippings').where('cart_id', '=', cartId).where('id', 'in', ids).execute();
}

export async function choosePackings(
  trx: Transaction<Database>,
  cartId: number,
  choices: readonly ChosenDelivery[],
): Promise<void> {
  const rows = choices.map(({ key, delivery_at: day, delivery_timezone_key: timezone }) => ({ key, day, timezone }));
  await sql`
    update cart_packings packing set delivery_on = choice.day, timezone = choice.timezone, is_chosen = true
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) choice(key text, day date, timezone text)
    where packing.cart_id = ${cartId} and packing.key = choice.key
  `.execute(trx);
}

/** Of what leaves first to each place, as far as nobody has said when it shall come. */
export async function joinPackings(
  trx: Transaction<Database>,
  cartId: number,
  days: readonly JoinedDay[],
): Promise<void> {
  if (days.length === 0) return;
  await sql`
    update cart_packings packing set delivery_on = day.delivery_on, timezone = day.timezone, is_chosen = true
    from jsonb_to_recordset(${JSON.stringify(days)}::jsonb)
      day("shippingId" bigint, temperature text, delivery_on date, timezone text)
    where packing.cart_id = ${cartId} and packing.shipping_id = day."shippingId" and packing.temperature = day.temperature
      and not packing.is_chosen and packing.delivery = (select min(delivery) from cart_packings first
        where first.cart_id = ${cartId} and first.shipping_id = day."shippingId" and first.temperature = day.temperature)
  `.execute(trx);
}
