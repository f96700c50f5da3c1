import type { Kysely } from 'kysely';
import type { Database } from '../../../../db/schema';
import { inTransaction } from '../../../../db/transaction';
import { type IdempotencyMismatch, type IdempotentRequest, once } from '../../../base/idempotency/idempotency.service';
import { changeLines } from './change-contents';
import { beginCart } from './init';
import { readCartSkus } from '../rows/skus.repository';
import type { CartChange, CartContext, CartDecisions, LeftOut, WantedSku } from '../cart.types';
import { chooseOptions } from '../options/change-options';
import { nameLeftOut } from '../rows/left-out.repository';
import { leftOutNotes } from '../rows/notes';
import { readOffers } from '../rows/options.repository';
import { cartScope } from '../rows/scope';
import { changeCart, findCart, hasGoods } from './change-cart';
import type { LeavingChallenge } from './leave-challenge';
import { growLines, newCartRefusal } from '../lines/plan-lines';

const selling = { ok: false, code: 'cart.selling.is_stopped' } as const;

export interface WantedGoods {
  readonly products: readonly WantedSku[];
  /** What the cart is to say that it has not. */
  readonly leftOut?: readonly LeftOut[];
  /** Of what fewer are left than wanted, those are put in. */
  readonly takesFewer?: boolean;
}

/** @param token null: into a new cart */
export type AddProducts = (
  context: CartContext,
  token: string | null,
  goods: WantedGoods,
  request: IdempotentRequest,
) => Promise<CartChange | IdempotencyMismatch>;

export const createAddProducts =
  (db: Kysely<Database>, terms: CartDecisions['terms'], leavingChallenge: LeavingChallenge): AddProducts =>
  async (context, token, { products, leftOut = [], takesFewer = false }, request) => {
    const ids = products.map(({ sku_id: id }) => id);
    const scope = cartScope(context);
    const hasOptions = products.some(({ options = [] }) => options.length > 0);
    const [given, skus, offers, lost] = await Promise.all([
      terms(context),
      readCartSkus(db, scope, ids),
      hasOptions ? readOffers(db, scope, ids) : [],
      nameLeftOut(db, scope.channelId, leftOut),
    ]);
    if (!given.isSelling) return selling;
    const wanted = chooseOptions(offers, products);
    if (!wanted.ok) return wanted;
    const goods = { products: wanted.products, takesFewer };
    const values = { has_lost_product: false, notes: [...leftOutNotes(lost)] };
    const change = changeLines(given, (cart) => growLines(cart, skus, goods), values);
    return leavingChallenge(context, (telling) =>
      inTransaction(db, async (trx) => {
        const work = async () => {
          // No cart is begun for what could not be put into it.
          const refusal = token === null ? newCartRefusal(skus, goods) : null;
          if (refusal) return refusal;
          const own = token ?? (await beginCart(trx, given));
          const changed = await changeCart(trx, given, own, telling(change));
          // Where the goods went, and nothing of whose they are.
          return changed.ok ? { ok: true as const, token: own } : changed;
        };
        const added = await once(trx, context, request, work, {
          isOfCaller: (done) => done.token === token,
          // Once it is ordered, or has expired, or they were taken out, whoever asks again wants them again.
          isThere: (done) => hasGoods(trx, given, done.token, ids),
        });
        // Repeated, it answers the cart as it is by now.
        return added.ok ? findCart(trx, given, added.token) : added;
      }),
    );
  };
