import type { Kysely } from 'kysely';
import type { Database } from '../../../../db/schema';
import { inTransaction } from '../../../../db/transaction';
import { type IdempotencyMismatch, type IdempotentRequest, once } from '../../../base/idempotency/idempotency.service';
import type { CartChange, CartContext, CartDecisions, WantedQuantity } from '../cart.types';
import { partLines } from '../lines/part-lines';
import { unlessDayWaits } from '../shippings/social-gift';
import { changeCart, findCart } from './change-cart';
import { changeLines } from './change-contents';
import type { LeavingChallenge } from './leave-challenge';

interface WantedParcel {
  readonly token: string;
  /** By the keys of lines. */
  readonly products: readonly WantedQuantity[];
  /** Null: a further one. */
  readonly packingKey: string | null;
}

export type AddPackings = (
  context: CartContext,
  wanted: WantedParcel,
  request: IdempotentRequest,
) => Promise<CartChange | IdempotencyMismatch>;

export const createAddPackings =
  (db: Kysely<Database>, terms: CartDecisions['terms'], leavingChallenge: LeavingChallenge): AddPackings =>
  async (context, { token, products, packingKey }, request) => {
    const given = await terms(context);
    const change = unlessDayWaits(changeLines(given, (cart) => partLines(cart, products, packingKey)));
    return leavingChallenge(context, (telling) =>
      inTransaction(db, async (trx) => {
        const parted = await once(trx, context, request, async () => {
          const changed = await changeCart(trx, given, token, telling(change));
          return changed.ok ? { ok: true as const } : changed;
        });
        // Repeated, it answers the cart as it is by now.
        return parted.ok ? findCart(trx, given, token) : parted;
      }),
    );
  };
