/** The first of an order's three steps: one transaction that turns a cart into an order, or refuses and leaves no trace. */
import type { Kysely, Transaction } from 'kysely';
import type { Database } from '../../../../db/schema';
import { inTransaction } from '../../../../db/transaction';
import type { CartDecisions, CartForDecision, CartOrdered, CartTerms } from '../../cart/cart.types';
import { checkCart } from './decision-check';
import type { DecisionRefusal } from '../../cart/decision.types';
import { insertNewOrder } from './new-order.repository';
import { acceptedStatus, needsService } from '../paying/pay-terms';
import { acceptOrder, sellOrder } from '../paying/settle-order';
import { holdBenefits } from '../rows/benefits.repository';
import { reserve, type Shelf } from '../rows/stocks.repository';

export interface PlaceOptions {
  readonly db: Kysely<Database>;
  readonly carts: CartDecisions;
  readonly hasService: (code: string | null) => boolean;
}

export interface WantedOrder {
  /** Of the cart. */
  readonly token: string;
  readonly seenFingerprint: string;
  /** Of the network; undefined: nobody knows it. */
  readonly address: string | undefined;
}

export type Placed =
  /** `isOurs`: it is for the caller to ask the payment service; else another one has ordered this cart. */
  | { readonly ok: true; readonly orderId: number; readonly isOurs: boolean }
  /**
   * The other one waits for its shopper, who has seen other prices or terms now than those that it is to be paid for,
   * and what they see can be ordered.
   */
  | { readonly ok: true; readonly orderId: number; readonly isOutdated: true }
  | DecisionRefusal;

/** Thrown to undo what the transaction has written. */
class OutOfStock extends Error {
  override readonly name = 'OutOfStock';
}

/** Another order has used a coupon or points since the cart was read; thrown for the same. */
class BenefitsGone extends Error {
  override readonly name = 'BenefitsGone';
}

/** So has it taken pieces of what is made to order, which is there later now than the cart says; thrown to read it anew. */
class ShelfMoved extends Error {
  override readonly name = 'ShelfMoved';
}

/** How often a cart is read whose shelf moves each time before its rows are locked. */
const mostReadings = 5;

/** Whether every packing is there as soon as the cart says. */
const isAsPromised = ({ preparation, preparationWith }: CartForDecision, shelf: Shelf): boolean =>
  [...preparationWith(shelf)].every(([key, { restockDays }]) => restockDays === preparation.get(key)?.restockDays);

/** An order that waits is given up only for what would be ordered in its place: a refusal leaves it alone. */
const besides = (
  { orderId, anew }: CartOrdered,
  seenFingerprint: string,
  hasService: PlaceOptions['hasService'],
): Placed => {
  if (anew?.fingerprint !== seenFingerprint) return { ok: true, orderId, isOurs: false };
  const { ready } = anew;
  const checked = ready.ok ? checkCart(ready.cart, seenFingerprint, hasService) : ready;
  return checked.ok ? { ok: true, orderId, isOutdated: true } : checked;
};

export const createPlaceOrder = ({ db, carts, hasService }: PlaceOptions) => {
  const place = async (
    trx: Transaction<Database>,
    terms: CartTerms,
    { token, seenFingerprint, address }: WantedOrder,
  ): Promise<Placed> => {
    const locked = await carts.lockForDecision(trx, terms, token);
    if (!locked.ok) return 'orderId' in locked ? besides(locked, seenFingerprint, hasService) : locked;
    const checked = checkCart(locked.cart, seenFingerprint, hasService);
    if (!checked.ok) return checked;
    const { cart } = checked;
    const { now, channel, visitor, giftTermDays } = terms;
    const { kind } = cart.paymentMethod;
    const isAsked = needsService(kind, cart.view.detail.order.total_payment);
    const channelId = channel.id;
    const memberId = visitor?.kind === 'member' && visitor.isRegistered ? visitor.userId : null;
    const orderId = await insertNewOrder(trx, { channelId, memberId, now, cart, isAsked, giftTermDays, address });
    if (cart.view.payment_error !== null) await carts.forgetUnpaid(trx, cart.cartId);
    if (!isAsked) await acceptOrder(trx, { channelId, orderId }, { status: acceptedStatus(kind), now });
    if (!(await holdBenefits(trx, orderId, cart.couponIds, now))) throw new BenefitsGone();
    // Last of all, since the whole shop waits for a row of stocks, and nobody but this cart for the others.
    const shelf = await reserve(trx, orderId, cart.skus);
    if (!shelf) throw new OutOfStock();
    if (!isAsPromised(cart, shelf)) throw new ShelfMoved();
    if (!isAsked) await sellOrder(trx, carts, { orderId, cartId: cart.cartId });
    return { ok: true, orderId, isOurs: isAsked };
  };

  const tryToPlace = async (terms: CartTerms, wanted: WantedOrder): Promise<Placed | 'again'> => {
    try {
      return await inTransaction(db, (trx) => place(trx, terms, wanted));
    } catch (error) {
      if (error instanceof OutOfStock) return { ok: false, code: 'cart.update_products.stock' };
      if (error instanceof BenefitsGone) return { ok: false, code: 'cart.decision.changed' };
      if (error instanceof ShelfMoved) return 'again';
      throw error;
    }
  };

  return async (terms: CartTerms, wanted: WantedOrder): Promise<Placed> => {
    for (let left = mostReadings; left > 0; left -= 1) {
      const placed = await tryToPlace(terms, wanted);
      if (placed !== 'again') return placed;
    }
    return { ok: false, code: 'cart.decision.changed' };
  };
};
