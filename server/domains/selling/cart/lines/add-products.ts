import type { Kysely } from 'kysely';
import type { Database } from '../../../../db/schema';
import { inTransaction } from '../../../../db/transaction';
import { type IdempotencyMismatch, type IdempotentRequest, once } from '../../../base/idempotency/idempotency.service';
import { changeLines } from '../changes';
import { beginCart } from '../rows/init';
import { readCartSkus } from './skus.repository';
import type { CartChange, CartContext, CartDecisions, WantedSku } from '../cart.types';
import { cartScope, changeCart } from '../rows/change-cart';
import type { LeavingChallenge } from '../rows/leave-challenge';
import { growLines, newCartRefusal } from './line-changes';

const selling = { ok: false, code: 'cart.selling.is_stopped' } as const;

/** @param token null: into a new cart */
export type AddProducts = (
  context: CartContext,
  token: string | null,
  products: readonly WantedSku[],
  request: IdempotentRequest,
) => Promise<CartChange | IdempotencyMismatch>;

export const createAddProducts =
  (db: Kysely<Database>, terms: CartDecisions['terms'], leavingChallenge: LeavingChallenge): AddProducts =>
  async (context, token, products, request) => {
    const ids = products.map(({ sku_id: id }) => id);
    const [given, skus] = await Promise.all([terms(context), readCartSkus(db, cartScope(context), ids)]);
    if (!given.isSelling) return selling;
    return leavingChallenge(context, () =>
      inTransaction(db, (trx) =>
        once(trx, context, request, async () => {
          // No cart is begun for what could not be put into it.
          const refusal = token === null ? newCartRefusal(skus, products) : null;
          if (refusal) return refusal;
          const own = token ?? (await beginCart(trx, given));
          return changeCart(
            trx,
            given,
            own,
            changeLines(given, (cart) => growLines(cart, skus, products)),
          );
        }),
      ),
    );
  };
