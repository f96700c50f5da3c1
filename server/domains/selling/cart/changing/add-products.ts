import type { Kysely } from 'kysely';
import type { Database } from '../../../../db/schema';
import { inTransaction } from '../../../../db/transaction';
import { type IdempotencyMismatch, type IdempotentRequest, once } from '../../../base/idempotency/idempotency.service';
import { changeLines } from './change-contents';
import { beginCart } from './init';
import { type CartSku, readCartSkus } from '../rows/skus.repository';
import type { CartChange, CartContext, CartDecisions, CartShown, ChangeRefusal, WantedSku } from '../cart.types';
import { chooseOptions } from '../options/change-options';
import { readSoldNames, type SoldName } from '../rows/left-out.repository';
import { leftOutNotes } from '../rows/notes';
import { type OfferedOption, readOffers } from '../rows/options.repository';
import { cartScope } from '../rows/scope';
import { hashCartToken } from '../rows/token';
import { changeCart, findCart, hasGoods } from './change-cart';
import type { LeavingChallenge } from './leave-challenge';
import { asOffered, namesOf, takeWhatThereIs } from './what-there-is';
import {
  type CheckedGoods,
  type CheckedSku,
  growLines,
  growNew,
  type GrowthPlan,
  type LinePlan,
  putBack,
} from '../lines/plan-lines';
import { isSameCart, type StoredCart } from '../rows/carts.repository';
import { unchanged, type Work } from '../rows/work';

const selling = { ok: false, code: 'cart.selling.is_stopped' } as const;

export interface WantedGoods {
  readonly products: readonly WantedSku[];
  /** What there is of them is put in, and the cart says what is missing. */
  readonly takesFewer?: boolean;
}

/** What is kept of it. */
interface Added {
  readonly ok: true;
  readonly token: string;
  /** What came in, of each of the goods; absent where it was kept before this was told. */
  readonly put?: readonly { readonly sku_id: number; readonly quantity: number }[];
}

const putIn = ({ put }: Added): readonly number[] | undefined =>
  put?.flatMap(({ sku_id: id, quantity }) => (quantity > 0 ? [id] : []));

type Grow = (goods: CheckedGoods) => GrowthPlan;

/** Goods with their options as the shop offers them, and how they grow into a cart. */
interface Chosen {
  readonly ok: true;
  readonly wanted: readonly CheckedSku[];
  readonly planBy: (grow: Grow) => GrowthPlan;
}

const chooseAll = (offers: readonly OfferedOption[], products: readonly WantedSku[]): Chosen | ChangeRefusal => {
  const chosen = chooseOptions(offers, products);
  if (!chosen.ok) return chosen;
  const wanted = chosen.products;
  return { ok: true, wanted, planBy: (grow) => grow({ products: wanted, takesFewer: false }) };
};

const chooseWhatThereIs = (
  offers: readonly OfferedOption[],
  skus: ReadonlyMap<number, CartSku>,
  { products, sold }: { readonly products: readonly WantedSku[]; readonly sold: readonly SoldName[] },
): Chosen => {
  const wanted = products.map((one) => asOffered(offers, one));
  const planBy = (grow: Grow): GrowthPlan => {
    const taken = takeWhatThereIs(wanted, (some) => grow({ products: some, takesFewer: true }));
    if (!taken.ok) return taken;
    const { plan, lost } = taken;
    return { ...plan, notes: [...(plan.notes ?? []), ...leftOutNotes(namesOf(lost, sold, skus))] };
  };
  return { ok: true, wanted, planBy };
};

/** @param token null: into a new cart */
export type AddProducts = (
  context: CartContext,
  token: string | null,
  goods: WantedGoods,
  request: IdempotentRequest,
) => Promise<CartChange | IdempotencyMismatch>;

export const createAddProducts =
  (db: Kysely<Database>, terms: CartDecisions['terms'], leavingChallenge: LeavingChallenge): AddProducts =>
  async (context, token, { products, takesFewer = false }, request) => {
    const ids = products.map(({ sku_id: id }) => id);
    const scope = cartScope(context);
    const hasOptions = products.some(({ options = [] }) => options.length > 0);
    const [given, skus, offers, sold] = await Promise.all([
      terms(context),
      readCartSkus(db, scope, ids),
      hasOptions ? readOffers(db, scope, ids) : [],
      takesFewer ? readSoldNames(db, scope.channelId, products) : [],
    ]);
    if (!given.isSelling) return selling;
    const chosen = takesFewer ? chooseWhatThereIs(offers, skus, { products, sold }) : chooseAll(offers, products);
    if (!chosen.ok) return chosen;
    const { wanted, planBy } = chosen;
    const values = { has_lost_product: false, notes: [] };
    // Of each of the goods, how many pieces came in.
    let put: readonly number[] = [];
    const plan = (cart: StoredCart): LinePlan => {
      const grown = planBy((goods) => growLines(cart, skus, goods));
      if (grown.ok) ({ put } = grown);
      return grown;
    };
    const change = changeLines(given, plan, values);
    const bringBack =
      ({ put: pieces = [] }: Added): Work<ChangeRefusal> =>
      async (trx, cart) => {
        const goods = wanted.map((one, at) => ({ ...one, quantity: pieces[at]?.quantity ?? 0 }));
        const back = putBack(cart, skus, goods);
        return back === null ? unchanged : changeLines(given, () => back, values)(trx, cart);
      };
    return leavingChallenge(context, (telling) =>
      inTransaction(db, async (trx) => {
        const work = async (): Promise<Added | Exclude<CartChange, CartShown>> => {
          // No cart is begun for what could not be put into it.
          const first = token === null ? planBy((goods) => growNew(skus, goods)) : null;
          if (first?.ok === false) return first;
          const own = token ?? (await beginCart(trx, given));
          const changed = await changeCart(trx, given, own, telling(change));
          if (!changed.ok) return changed;
          const pieces = products.map(({ sku_id }, at) => ({ sku_id, quantity: put[at] ?? 0 }));
          // Where the goods went, and nothing of whose they are.
          return { ok: true, token: own, put: pieces };
        };
        const added = await once(trx, context, request, work, {
          isOfCaller: async (done) =>
            token !== null &&
            (await isSameCart(trx, cartScope(given), hashCartToken(token), hashCartToken(done.token))),
          // Once it is ordered, or has expired, or they were taken out, whoever asks again wants them again.
          isThere: (done) => hasGoods(trx, given, token ?? done.token, putIn(done) ?? ids),
          complete: async (done) => void (await changeCart(trx, given, token ?? done.token, telling(bringBack(done)))),
        });
        // Repeated, it answers the cart as it is by now.
        return added.ok ? findCart(trx, given, token ?? added.token) : added;
      }),
    );
  };
