import type { Kysely } from 'kysely';
import type { Database } from '../../../../db/schema';
import { inTransaction } from '../../../../db/transaction';
import { type IdempotencyMismatch, type IdempotentRequest, once } from '../../../base/idempotency/idempotency.service';
import { changeLines } from './change-contents';
import { beginCart } from './init';
import { readCartSkus } from '../rows/skus.repository';
import type {
  CartChange,
  CartContext,
  CartDecisions,
  CartShown,
  ChangeRefusal,
  LeftOut,
  WantedSku,
} from '../cart.types';
import { chooseOptions } from '../options/change-options';
import { nameLeftOut } from '../rows/left-out.repository';
import { leftOutNotes } from '../rows/notes';
import { readOffers } from '../rows/options.repository';
import { cartScope } from '../rows/scope';
import { changeCart, findCart, hasGoods } from './change-cart';
import type { LeavingChallenge } from './leave-challenge';
import { growLines, type LinePlan, newCartRefusal, putBack } from '../lines/plan-lines';
import type { StoredCart } from '../rows/carts.repository';
import { unchanged, type Work } from '../rows/work';

const selling = { ok: false, code: 'cart.selling.is_stopped' } as const;

export interface WantedGoods {
  readonly products: readonly WantedSku[];
  /** What the cart is to say that it has not. */
  readonly leftOut?: readonly LeftOut[];
  /** Of what fewer are left than wanted, those are put in. */
  readonly takesFewer?: boolean;
}

/** What is kept of it. */
interface Added {
  readonly ok: true;
  readonly token: string;
  /** What came in, of each of the goods; absent where it was kept before this was told. */
  readonly put?: readonly { readonly sku_id: number; readonly quantity: number }[];
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
    const values = { has_lost_product: false, notes: [...leftOutNotes(lost)] };
    // Of each of the goods, how many pieces came in.
    let put: readonly number[] = [];
    const plan = (cart: StoredCart): LinePlan => {
      const grown = growLines(cart, skus, { products: wanted.products, takesFewer });
      if (grown.ok) ({ put } = grown);
      return grown;
    };
    const change = changeLines(given, plan, values);
    const bringBack =
      ({ put: pieces = [] }: Added): Work<ChangeRefusal> =>
      async (trx, cart) => {
        const goods = wanted.products.map((one, at) => ({ ...one, quantity: pieces[at]?.quantity ?? 0 }));
        const back = putBack(cart, skus, goods);
        return back === null ? unchanged : changeLines(given, () => back, values)(trx, cart);
      };
    return leavingChallenge(context, (telling) =>
      inTransaction(db, async (trx) => {
        const work = async (): Promise<Added | Exclude<CartChange, CartShown>> => {
          // No cart is begun for what could not be put into it.
          const refusal = token === null ? newCartRefusal(skus, { products: wanted.products, takesFewer }) : null;
          if (refusal) return refusal;
          const own = token ?? (await beginCart(trx, given));
          const changed = await changeCart(trx, given, own, telling(change));
          if (!changed.ok) return changed;
          const pieces = products.map(({ sku_id }, at) => ({ sku_id, quantity: put[at] ?? 0 }));
          // Where the goods went, and nothing of whose they are.
          return { ok: true, token: own, put: pieces };
        };
        const added = await once(trx, context, request, work, {
          isOfCaller: (done) => done.token === token,
          // Once it is ordered, or has expired, or they were taken out, whoever asks again wants them again.
          isThere: (done) => hasGoods(trx, given, done.token, done.put?.map(({ sku_id: id }) => id) ?? ids),
          complete: async (done) => void (await changeCart(trx, given, done.token, telling(bringBack(done)))),
        });
        // Repeated, it answers the cart as it is by now.
        return added.ok ? findCart(trx, given, added.token) : added;
      }),
    );
  };
