import type { Kysely } from 'kysely';
import type { Database } from '../../../../db/schema';
import { inTransaction } from '../../../../db/transaction';
import { type IdempotencyMismatch, type IdempotentRequest, once } from '../../../base/idempotency/idempotency.service';
import { changeLines } from './change-contents';
import { beginCart } from './init';
import { readCartSkus } from '../rows/skus.repository';
import type { CartChange, CartContext, CartDecisions, WantedSku } from '../cart.types';
import { chooseOptions } from '../options/change-options';
import { readOffers } from '../rows/options.repository';
import { cartScope } from '../rows/scope';
import { changeCart, findCart } from './change-cart';
import type { LeavingChallenge } from './leave-challenge';
import { growLines, newCartRefusal } from '../lines/plan-lines';

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
    const scope = cartScope(context);
    const hasOptions = products.some(({ options = [] }) => options.length > 0);
    const [given, skus, offers] = await Promise.all([
      terms(context),
      readCartSkus(db, scope, ids),
      hasOptions ? readOffers(db, scope, ids) : [],
    ]);
    if (!given.isSelling) return selling;
    const wanted = chooseOptions(offers, products);
    if (!wanted.ok) return wanted;
    const change = changeLines(given, (cart) => growLines(cart, skus, wanted.products));
    return leavingChallenge(context, () =>
      inTransaction(db, async (trx) => {
        const added = await once(trx, context, request, async () => {
          // No cart is begun for what could not be put into it.
          const refusal = token === null ? newCartRefusal(skus, wanted.products) : null;
          if (refusal) return refusal;
          const own = token ?? (await beginCart(trx, given));
          const changed = await changeCart(trx, given, own, change);
          // Where the goods went, and nothing of whose they are.
          return changed.ok ? { ok: true as const, token: own } : changed;
        });
        // Repeated, it answers the cart as it is by now.
        return added.ok ? findCart(trx, given, added.token) : added;
      }),
    );
  };
