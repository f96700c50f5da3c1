/** The first of an order's three steps: one transaction that turns a cart into an order, or refuses and leaves no trace. */
import type { Kysely, Transaction } from 'kysely';
import type { Database } from '../../../../db/schema';
import { inTransaction } from '../../../../db/transaction';
import type { CartDecisions, CartForDecision, CartOrdered, CartTerms } from '../../cart/cart.types';
import { checkCart } from './decision-check';
import type { DecisionRefusalCode } from '../../cart/decision.types';
import { insertNewOrder } from './new-order.repository';
import { acceptedStatus, needsService } from '../paying/pay-terms';
import { acceptOrder, sellOrder } from '../paying/settle-order';
import { holdBenefits } from '../rows/benefits.repository';
import { reserve } from '../rows/stocks.repository';

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
  | { readonly ok: false; readonly code: DecisionRefusalCode };

/** Thrown to undo what the transaction has written. */
class OutOfStock extends Error {
  override readonly name = 'OutOfStock';
}

/** Another order has used a coupon or points since the cart was read; thrown for the same. */
class BenefitsGone extends Error {
  override readonly name = 'BenefitsGone';
}

/** SKUs made to order have no stock to hold. */
const stockOf = ({ skus }: CartForDecision) => skus.filter(({ isMadeToOrder }) => !isMadeToOrder);

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
    if (!isAsked) await acceptOrder(trx, { channelId, orderId }, { status: acceptedStatus(kind), now });
    if (!(await holdBenefits(trx, orderId, cart.couponIds, now))) throw new BenefitsGone();
    // Last of all, since the whole shop waits for a row of stocks, and nobody but this cart for the others.
    if (!(await reserve(trx, orderId, stockOf(cart)))) throw new OutOfStock();
    if (!isAsked) await sellOrder(trx, carts, { orderId, cartId: cart.cartId });
    return { ok: true, orderId, isOurs: isAsked };
  };

  return async (terms: CartTerms, wanted: WantedOrder): Promise<Placed> => {
    try {
      return await inTransaction(db, (trx) => place(trx, terms, wanted));
    } catch (error) {
      if (error instanceof OutOfStock) return { ok: false, code: 'cart.update_products.stock' };
      if (error instanceof BenefitsGone) return { ok: false, code: 'cart.decision.changed' };
      throw error;
    }
  };
};
