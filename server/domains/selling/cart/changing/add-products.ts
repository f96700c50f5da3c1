import type { Kysely } from 'kysely';
import { missingPieces } from '../../../../../src/domain/missing-pieces';
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
import { type CheckedSku, growLines, newCartRefusal } from '../lines/plan-lines';
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
  /** Of each of the goods; absent where it was kept before it was told. */
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
    const growBy = (goods: readonly CheckedSku[]) =>
      changeLines(given, (cart) => growLines(cart, skus, { products: goods, takesFewer }), values);
    /** What is there no more of what was put in; nothing where all is. */
    const putBack =
      ({ put = [] }: Added): Work<ChangeRefusal> =>
      async (trx, cart) => {
        const lines = cart.lines.map(({ sku, quantity }) => ({ sku_id: sku.id, quantity }));
        const missing = missingPieces(put, lines);
        const goods = wanted.products.flatMap((one, at) => (missing[at] ? { ...one, quantity: missing[at] } : []));
        return goods.length === 0 ? unchanged : growBy(goods)(trx, cart);
      };
    return leavingChallenge(context, (telling) =>
      inTransaction(db, async (trx) => {
        const work = async (): Promise<Added | Exclude<CartChange, CartShown>> => {
          // No cart is begun for what could not be put into it.
          const refusal = token === null ? newCartRefusal(skus, { products: wanted.products, takesFewer }) : null;
          if (refusal) return refusal;
          const own = token ?? (await beginCart(trx, given));
          const changed = await changeCart(trx, given, own, telling(growBy(wanted.products)));
          if (!changed.ok) return changed;
          const missing = missingPieces(products, changed.cart.detail.products);
          const put = products.map(({ sku_id, quantity }, at) => ({ sku_id, quantity: quantity - (missing[at] ?? 0) }));
          // Where the goods went, and nothing of whose they are.
          return { ok: true, token: own, put };
        };
        const added = await once(trx, context, request, work, {
          isOfCaller: (done) => done.token === token,
          // Once it is ordered, or has expired, or they were taken out, whoever asks again wants them again.
          isThere: (done) => hasGoods(trx, given, done.token, ids),
          // Refused, it stays as it is: there are no more of them.
          complete: async (done) => void (await changeCart(trx, given, done.token, telling(putBack(done)))),
        });
        // Repeated, it answers the cart as it is by now.
        return added.ok ? findCart(trx, given, added.token) : added;
      }),
    );
  };
