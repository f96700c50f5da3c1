/**
 * Carts. Every answer is the whole cart, computed anew from the shop's prices, stock and rules; nothing that a browser
 * sends is an amount. Whoever has a cart's token may read and change it.
 */
import type { Kysely } from 'kysely';
import type { ShippingAddress } from '../../../../schemas/address/address';
import type { LeadTime } from '../../../../schemas/delivery/delivery';
import type { CartPaymentMethod } from '../../../../schemas/payments/payment';
import type { Database } from '../../../db/schema';
import { inTransaction } from '../../../db/transaction';
import { type AddProducts, createAddProducts } from './lines/add-products';
import { computeAmounts } from './checkout/amounts';
import { changeLines, changeOrder, chooseDelivery, emptyCart, removeFrom } from './changes';
import { createCartDecisions } from './checkout/decisions';
import { type CartInit, createCartInit } from './rows/init';
import { leadTimesOf } from './shippings/parcels';
import { cartPaymentMethods } from './checkout/payment';
import { isExpired, isOrdered } from './rows/state';
import { type CartTermsDeps, createCartTerms } from './checkout/terms';
import { hashCartToken } from './rows/token';
import { toCart } from './view';
import type {
  CartChange,
  CartContext,
  CartDecisions,
  CartFound,
  CartRefusal,
  CartTerms,
  ChangeRefusal,
  ChosenDelivery,
  OrderDetails,
  WantedDivision,
  WantedQuantity,
} from './cart.types';
import { deleteCartsExpiredBy, readCart, type StoredCart } from './rows/carts.repository';
import { cartScope, changeCart, expired, notFound, type Work } from './rows/change-cart';
import { setQuantities } from './lines/line-changes';
import { createLeaveChallenge, type LeaveChallengeDeps } from './rows/leave-challenge';
import { addShipping, divideProducts, resetShippings, sendTo } from './shippings/shipping-changes';

type Read<T> = ({ readonly ok: true } & T) | CartRefusal;

export interface CartService extends CartDecisions {
  readonly init: CartInit;
  /** Of one that was ordered, only the order's number. */
  find(context: CartContext, token: string): Promise<CartFound>;
  /** Empties it and forgets who orders. */
  reset(context: CartContext, token: string): Promise<CartChange>;
  readonly addProducts: AddProducts;
  modifyProducts(context: CartContext, token: string, products: readonly WantedQuantity[]): Promise<CartChange>;
  deleteProducts(context: CartContext, token: string, keys: readonly string[]): Promise<CartChange>;
  /** @param isAddressRemoved an address is asked for anew: next_step is `shipping` until it is given */
  resetShippings(context: CartContext, token: string, isAddressRemoved: boolean): Promise<CartChange>;
  /** @param key of the shipping @param address null: to the orderer */
  sendTo(context: CartContext, token: string, key: string, address: ShippingAddress | null): Promise<CartChange>;
  /** A further address, or the one that is awaited. @param address null: the orderer's */
  addShipping(context: CartContext, token: string, address: ShippingAddress | null): Promise<CartChange>;
  /** Of each product that is named, where all its pieces go. */
  divideProducts(context: CartContext, token: string, products: readonly WantedDivision[]): Promise<CartChange>;
  modifyPackings(context: CartContext, token: string, choices: readonly ChosenDelivery[]): Promise<CartChange>;
  modifyOrder(context: CartContext, token: string, details: OrderDetails): Promise<CartChange>;
  /** By the key of the packing. */
  leadTimes(context: CartContext, token: string): Promise<Read<{ leadTimes: ReadonlyMap<string, LeadTime> }>>;
  payments(context: CartContext, token: string): Promise<Read<{ methods: CartPaymentMethod[] }>>;
}

export interface CartServiceDeps extends CartTermsDeps, LeaveChallengeDeps {
  readonly db: Kysely<Database>;
}

export function createCartService({ db, giveUp, ...deps }: CartServiceDeps): CartService {
  const terms = createCartTerms(deps);
  const leavingChallenge = createLeaveChallenge({ giveUp });

  /** Reads a cart, ordered or not, and says something of it. */
  const read = async <T extends object>(
    context: CartContext,
    token: string,
    say: (terms: CartTerms, cart: StoredCart) => T | null,
  ): Promise<Read<T>> => {
    const [given, cart] = await Promise.all([terms(context), readCart(db, cartScope(context), hashCartToken(token))]);
    if (!cart) return notFound;
    const said = isExpired(cart, context.now) ? null : say(given, cart);
    return said ? { ok: true, ...said } : expired;
  };

  const apply = async (
    context: CartContext,
    token: string,
    work: (terms: CartTerms) => Work<ChangeRefusal>,
  ): Promise<CartChange> => {
    // Before the transaction: while it holds a connection, it must not wait for a second one.
    const given = await terms(context);
    return leavingChallenge(context, () => inTransaction(db, (trx) => changeCart(trx, given, token, work(given))));
  };

  return {
    ...createCartDecisions(db, terms),
    init: createCartInit(db, terms),
    find: (context, token) => read(context, token, (given, cart) => ({ cart: toCart(given, cart, token) })),
    reset: (context, token) => apply(context, token, emptyCart),
    addProducts: createAddProducts(db, terms, leavingChallenge),
    modifyProducts: (context, token, products) =>
      apply(context, token, (given) => changeLines(given, (cart) => setQuantities(cart, products))),
    deleteProducts: (context, token, keys) => apply(context, token, (given) => removeFrom(given, keys)),
    resetShippings: (context, token, isAddressRemoved) =>
      apply(context, token, (given) => resetShippings(given, isAddressRemoved)),
    sendTo: (context, token, key, address) => apply(context, token, () => sendTo(key, address)),
    addShipping: (context, token, address) => apply(context, token, (given) => addShipping(given, address)),
    divideProducts: (context, token, products) => apply(context, token, (given) => divideProducts(given, products)),
    modifyPackings: (context, token, choices) => apply(context, token, (given) => chooseDelivery(given, choices)),
    modifyOrder: (context, token, details) => apply(context, token, (given) => changeOrder(given, details)),
    leadTimes: (context, token) =>
      read(context, token, (given, cart) => (isOrdered(cart) ? null : { leadTimes: leadTimesOf(given, cart) })),
    payments: (context, token) =>
      read(context, token, (given, cart) =>
        isOrdered(cart) ? null : { methods: cartPaymentMethods(given, cart, computeAmounts(given, cart)) },
      ),
  };
}

/** One that somebody is changing at this moment is left for the next time. @returns how many were deleted */
export const deleteExpiredCarts = (db: Kysely<Database>, now: Date, most: number): Promise<number> =>
  deleteCartsExpiredBy(db, now, most);
