import type { Transaction } from 'kysely';
import type { Database } from '../../../../db/schema';
import { storeLines } from '../lines/lines.repository';
import { deleteShippings } from './shippings.repository';
import type { CartContext } from '../cart.types';
import type { StoredCart } from '../rows/carts.repository';
import type { CartValues } from '../rows/written-carts.repository';
import type { PlannedLine } from '../lines/plan-lines';

/**
 * Makes the cart's lines what is planned, and lets shippings go. In this order: a shipping takes along what is packed
 * in it.
 *
 * @param leaving ids (leaving.ts)
 */
export async function placeLines(
  trx: Transaction<Database>,
  { channel }: CartContext,
  cart: StoredCart,
  lines: readonly PlannedLine[],
  leaving: readonly number[],
): Promise<Pick<CartValues, 'next_key'>> {
  const nextKey = await storeLines(trx, channel.id, cart, lines);
  await deleteShippings(trx, cart.id, leaving);
  return { next_key: nextKey };
}
