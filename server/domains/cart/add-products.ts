import type { Kysely } from 'kysely';
import type { Database } from '../../db/schema';
import { inTransaction } from '../../db/transaction';
import { once } from '../idempotency/idempotency.service';
import { changeLines } from './cart-changes';
import { beginCart } from './cart-init';
import { readCartSkus } from './cart-skus.repository';
import type { CartContext, CartDecisions } from './cart.types';
import type { CartService } from './cart.service';
import { cartScope, changeCart } from './change-cart';
import { growLines, newCartRefusal } from './line-changes';

const selling = { ok: false, code: 'cart.selling.is_stopped' } as const;

/** Ends the order of a cart that waits for its shopper. */
export type LeaveChallenge = (context: CartContext, token: string) => Promise<void>;

export const createAddProducts =
  (db: Kysely<Database>, terms: CartDecisions['terms'], leaveChallenge: LeaveChallenge): CartService['addProducts'] =>
  async (context, token, products, request) => {
    const ids = products.map(({ sku_id: id }) => id);
    const [given, skus] = await Promise.all([
      terms(context),
      readCartSkus(db, cartScope(context), ids),
      token === null ? null : leaveChallenge(context, token),
    ]);
    if (!given.isSelling) return selling;
    return inTransaction(db, (trx) =>
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
    );
  };
