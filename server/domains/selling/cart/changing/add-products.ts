import type { Kysely } from 'kysely';
import type { Database } from '../../../../db/schema';
import { inTransaction } from '../../../../db/transaction';
import { once } from '../../../base/idempotency/idempotency.service';
import { changeLines } from './contents';
import { beginCart } from './init';
import { readCartSkus } from '../rows/skus.repository';
import type { CartDecisions } from '../cart.types';
import type { CartService } from '../cart.service';
import { cartScope, changeCart } from './change-cart';
import type { LeavingChallenge } from './leave-challenge';
import { growLines, newCartRefusal } from '../lines/changes';

const selling = { ok: false, code: 'cart.selling.is_stopped' } as const;

export const createAddProducts =
  (
    db: Kysely<Database>,
    terms: CartDecisions['terms'],
    leavingChallenge: LeavingChallenge,
  ): CartService['addProducts'] =>
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
