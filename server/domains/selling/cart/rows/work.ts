/** What a change of a cart does to its rows, under the cart's lock (changing/change-cart.ts). */
import type { Transaction } from 'kysely';
import type { Database } from '../../../../db/schema';
import type { ChangeRefusal } from '../cart.types';
import type { StoredCart } from './carts.repository';
import type { CartValues } from './written-carts.repository';

/** What a change writes besides: columns of the cart itself. Null: it changes nothing. */
export interface Written {
  readonly ok: true;
  readonly values: CartValues | null;
}

/** @typeParam Refusal how the shopper may be refused; never: this change cannot be */
export type Work<Refusal extends ChangeRefusal> = (
  trx: Transaction<Database>,
  cart: StoredCart,
) => Promise<Written | Refusal> | Written | Refusal;

export const written = (values: CartValues = {}): Written => ({ ok: true, values });
export const unchanged: Written = { ok: true, values: null };
