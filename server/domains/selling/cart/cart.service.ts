/**
 * Carts. Every answer is the whole cart, computed anew from the shop's prices, stock and rules; nothing that a browser
 * sends is an amount. Whoever has a cart's token may read and change it.
 */
import type { Kysely, Transaction } from 'kysely';
import type { ShippingAddress } from '../../../../schemas/address/address';
import type { ShippingOptions } from '../../../../schemas/cart/cart-accessory.calls';
import type { TypedAddress } from '../../../../schemas/cart/cart-delivery.calls';
import type { LeadTime } from '../../../../schemas/delivery/delivery';
import type { SocialGift } from '../../../../schemas/cart/gift-words';
import type { CartPaymentMethod } from '../../../../schemas/payments/payment';
import type { Database } from '../../../db/schema';
import { inTransaction } from '../../../db/transaction';
import { type AddProducts, createAddProducts } from './changing/add-products';
import { type AddPackings, createAddPackings } from './changing/add-packings';
import { createReadJoined, createPrepareClaim } from './changing/claim';
import { addAccessories, modifyAccessories, removeAccessories } from './options/change-options';
import { offersByShipping } from './options/offers';
import { cartScope } from './rows/scope';
import { deliveryChanges, type WholeDelivery } from './changing/choose-delivery';
import { ordererChanges, type ShipTo } from './changing/choose-orderer';
import { inOne, type ReadOwn } from './changing/in-one';
import { CouponRefused, dropCoupon, useCoupon, usePoints } from './changing/change-benefits';
import { changeOther, type OtherDetails } from './changing/sender-and-papers';
import { changeCart, expired, notFound } from './changing/change-cart';
import { changeLines, emptyCart, removeFrom, seen } from './changing/change-contents';
import { createCartDecisions } from './changing/decisions';
import { type CartInit, createCartInit } from './changing/init';
import { createLeaveChallenge, type LeaveChallengeDeps } from './changing/leave-challenge';
import { computeAmounts } from './checkout/amounts';
import { changeOrder } from './checkout/order-details';
import { withOrderer } from './checkout/own-orderer';
import { cartPaymentMethods } from './checkout/payment';
import { type CartTermsDeps, createCartTerms } from './checkout/shop-terms';
import { toCart } from './checkout/view';
import type {
  CartChange,
  CartContext,
  CartDecisions,
  CartFound,
  CartRefusal,
  CartTerms,
  ChangeRefusal,
  ChosenDelivery,
  ChosenOption,
  OrderDetails,
  WantedAccessory,
  WantedDivision,
  WantedQuantity,
} from './cart.types';
import { setQuantities } from './lines/set-quantities';
import { readCart, type StoredCart } from './rows/carts.repository';
import { deleteCartsExpiredBy } from './rows/ended-carts.repository';
import { readOffers } from './rows/options.repository';
import { deleteCartsOf, lockCartsOf } from './rows/owned-carts.repository';
import { isExpired, isOrdered, shownFrom } from './rows/state';
import { hashCartToken } from './rows/token';
import { unchanged, type Work, written } from './rows/work';
import { addShipping, chooseDelivery, divideProducts, resetShippings, sendTo } from './shippings/change-shippings';
import { type CheckPlace, readAddress } from './shippings/check-place';
import { leadTimesOf } from './shippings/parcels';
import { giveAway, unlessAddressWaits, unlessDayWaits } from './shippings/social-gift';

/** `sender` as it was typed. */
export type WantedDelivery = Omit<WholeDelivery, 'refusals'> & { readonly sender?: TypedAddress };

type Read<T> = ({ readonly ok: true } & T) | CartRefusal;

export interface CartService extends CartDecisions {
  readonly init: CartInit;
  /** Makes the guest's cart the member's. */
  readonly prepareClaim: ReturnType<typeof createPrepareClaim>;
  /** Of one that was ordered, only the order's number. */
  find(context: CartContext, token: string): Promise<CartFound>;
  /** Empties it and forgets who orders. */
  reset(context: CartContext, token: string): Promise<CartChange>;
  readonly addProducts: AddProducts;
  modifyProducts(context: CartContext, token: string, products: readonly WantedQuantity[]): Promise<CartChange>;
  deleteProducts(context: CartContext, token: string, keys: readonly string[]): Promise<CartChange>;
  /** To lines and addresses; where there is one of the kind, it is changed. */
  addAccessories(context: CartContext, token: string, wanted: readonly WantedAccessory[]): Promise<CartChange>;
  /** By their keys. */
  modifyAccessories(context: CartContext, token: string, wanted: readonly ChosenOption[]): Promise<CartChange>;
  deleteAccessories(context: CartContext, token: string, keys: readonly string[]): Promise<CartChange>;
  /** @param isAddressRemoved an address is asked for anew: next_step is `shipping` until it is given */
  resetShippings(context: CartContext, token: string, isAddressRemoved: boolean): Promise<CartChange>;
  /** @param key of the shipping @param address null: to the orderer */
  sendTo(context: CartContext, token: string, key: string, address: ShippingAddress | null): Promise<CartChange>;
  /** A further address, or the one that is awaited. @param address null: the orderer's */
  addShipping(context: CartContext, token: string, address: ShippingAddress | null): Promise<CartChange>;
  /** Of each product that is named, where all its pieces go. */
  divideProducts(context: CartContext, token: string, products: readonly WantedDivision[]): Promise<CartChange>;
  /** Pieces of lines leave at another time than the others to their address. */
  readonly addPackings: AddPackings;
  modifyPackings(context: CartContext, token: string, choices: readonly ChosenDelivery[]): Promise<CartChange>;
  /** All that the screen of the delivery chooses; all of it, or nothing. */
  chooseDelivery(context: CartContext, token: string, wanted: WantedDelivery): Promise<CartChange>;
  /** As a social gift, with what is said to its receiver. @param gift null: no more */
  giveAway(context: CartContext, token: string, gift: SocialGift | null): Promise<CartChange>;
  /** @param shipTo where the goods go; undefined: where they went */
  modifyOrder(context: CartContext, token: string, details: OrderDetails, shipTo?: ShipTo): Promise<CartChange>;
  modifyOther(context: CartContext, token: string, details: OtherDetails): Promise<CartChange>;
  /** Refused where it would not lower the sum. */
  addCoupon(context: CartContext, token: string, code: string): Promise<CartChange>;
  deleteCoupon(context: CartContext, token: string, code: string): Promise<CartChange>;
  /** No more than there is to pay. */
  usePoints(context: CartContext, token: string, points: number): Promise<CartChange>;
  /** What can be done to all that goes to each address. */
  options(context: CartContext, token: string): Promise<Read<{ options: ShippingOptions[] }>>;
  /** Says no more why the card was refused; a card that can still not be used is told anew. */
  deletePaymentError(context: CartContext, token: string): Promise<CartChange>;
  /** By the key of the packing. */
  leadTimes(context: CartContext, token: string): Promise<Read<{ leadTimes: ReadonlyMap<string, LeadTime> }>>;
  payments(context: CartContext, token: string): Promise<Read<{ methods: CartPaymentMethod[] }>>;
}

export interface CartServiceDeps extends CartTermsDeps, LeaveChallengeDeps {
  readonly db: Kysely<Database>;
  readonly checkPlace: CheckPlace;
}

const forgetPaymentError: Work<never> = (_trx, cart) =>
  cart.payment_error === null ? unchanged : written({ payment_error: null });

const offersOf = async (db: Kysely<Database>, context: CartContext, cart: StoredCart): Promise<ShippingOptions[]> => {
  const skuIds = new Set(cart.lines.map(({ sku }) => sku.id));
  return offersByShipping(cart, await readOffers(db, cartScope(context), [...skuIds]));
};

type Apply = (
  context: CartContext,
  token: string,
  work: (terms: CartTerms) => Work<ChangeRefusal>,
) => Promise<CartChange>;

const reading =
  (context: CartContext, token: string): ReadOwn =>
  (db) =>
    readCart(db, cartScope(context), hashCartToken(token));

/** Coupons and points. */
const benefitChanges = (apply: Apply): Pick<CartService, 'addCoupon' | 'deleteCoupon' | 'usePoints'> => ({
  addCoupon: (context, token, code) =>
    apply(context, token, (given) => useCoupon(given, code, reading(context, token))).catch((error: unknown) => {
      if (error instanceof CouponRefused) return error.refusal;
      throw error;
    }),
  deleteCoupon: (context, token, code) => apply(context, token, () => dropCoupon(code)),
  usePoints: (context, token, points) => apply(context, token, (given) => usePoints(given, points)),
});

type ShippingChange =
  | 'resetShippings'
  | 'sendTo'
  | 'addShipping'
  | 'divideProducts'
  | 'modifyPackings'
  | 'chooseDelivery'
  | 'giveAway';

/** Where it goes, and when; or that its receiver says so. */
const shippingChanges = (apply: Apply, checkPlace: CheckPlace): Pick<CartService, ShippingChange> => ({
  resetShippings: (context, token, isAddressRemoved) =>
    apply(context, token, (given) => unlessAddressWaits(resetShippings(given, isAddressRemoved))),
  sendTo: async (context, token, key, address) =>
    (await checkPlace('address', address)) ?? apply(context, token, () => unlessAddressWaits(sendTo(key, address))),
  addShipping: async (context, token, address) =>
    (await checkPlace('address', address)) ??
    apply(context, token, (given) => unlessAddressWaits(addShipping(given, address))),
  divideProducts: (context, token, products) =>
    apply(context, token, (given) => unlessAddressWaits(divideProducts(given, products))),
  modifyPackings: (context, token, choices) =>
    apply(context, token, (given) => unlessDayWaits(chooseDelivery(given, choices))),
  chooseDelivery: async (context, token, { sender: typed, ...wanted }) => {
    const read = typed && readAddress('sender', typed);
    const refused = await Promise.all([
      checkPlace('shipping', wanted.shipping?.address),
      read?.ok ? checkPlace('sender', read.address) : (read ?? null),
    ]);
    const whole = {
      ...wanted,
      other: { ...wanted.other, ...(read?.ok ? { sender: read.address } : {}) },
      refusals: refused.filter((refusal) => refusal !== null),
    };
    return apply(context, token, (given) => inOne(given, reading(context, token), deliveryChanges(given, whole)));
  },
  giveAway: (context, token, gift) => apply(context, token, (given) => giveAway(given, gift)),
});

export function createCartService({ db, checkPlace, giveUp, ...deps }: CartServiceDeps): CartService {
  const terms = createCartTerms(deps);
  const leavingChallenge = createLeaveChallenge({ giveUp });
  const readJoined = createReadJoined(db, terms);

  /** Reads a cart, ordered or not, and says something of it. */
  const read = async <T extends object>(
    context: CartContext,
    token: string,
    say: (terms: CartTerms, cart: StoredCart) => T | null,
  ): Promise<Read<T>> => {
    const [given, stored] = await Promise.all([terms(context), readJoined(context, token)]);
    if (!stored) return notFound;
    const cart = withOrderer(given, stored);
    const said = isExpired(cart, context.now) ? null : say(given, cart);
    return said ? { ok: true, ...said } : expired;
  };

  const apply: Apply = async (context, token, work) => {
    // Before the transaction: while it holds a connection, it must not wait for a second one.
    const given = await terms(context);
    return leavingChallenge(context, (telling) =>
      inTransaction(db, (trx) => changeCart(trx, given, token, telling(work(given)))),
    );
  };

  return {
    ...createCartDecisions(db, terms),
    init: createCartInit(db, terms),
    prepareClaim: createPrepareClaim(terms),
    find: (context, token) => read(context, token, (given, cart) => ({ cart: toCart(given, cart, token) })),
    reset: (context, token) => apply(context, token, emptyCart),
    addProducts: createAddProducts(db, terms, leavingChallenge),
    modifyProducts: (context, token, products) =>
      apply(context, token, (given) => changeLines(given, (cart) => setQuantities(cart, products), seen)),
    deleteProducts: (context, token, keys) => apply(context, token, (given) => removeFrom(given, keys)),
    addAccessories: (context, token, wanted) => apply(context, token, (given) => addAccessories(given, wanted)),
    modifyAccessories: (context, token, wanted) => apply(context, token, (given) => modifyAccessories(given, wanted)),
    deleteAccessories: (context, token, keys) => apply(context, token, (given) => removeAccessories(given, keys)),
    ...shippingChanges(apply, checkPlace),
    addPackings: createAddPackings(db, terms, leavingChallenge),
    modifyOrder: async (context, token, details, shipTo) =>
      (await checkPlace('orderer', details.orderer)) ??
      apply(context, token, (given) =>
        shipTo
          ? inOne(given, reading(context, token), ordererChanges(given, details, shipTo))
          : changeOrder(given, details),
      ),
    modifyOther: async (context, token, details) =>
      (await checkPlace('sender', details.sender)) ?? apply(context, token, () => changeOther(details)),
    ...benefitChanges(apply),
    deletePaymentError: (context, token) => apply(context, token, () => forgetPaymentError),
    options: async (context, token) => {
      const found = await read(context, token, (_given, cart) => (isOrdered(cart) ? null : { cart }));
      return found.ok ? { ok: true, options: await offersOf(db, context, found.cart) } : found;
    },
    leadTimes: (context, token) =>
      read(context, token, (given, cart) => (isOrdered(cart) ? null : { leadTimes: leadTimesOf(given, cart) })),
    payments: (context, token) =>
      read(context, token, (given, cart) =>
        isOrdered(cart) ? null : { methods: cartPaymentMethods(given, cart, computeAmounts(given, cart)) },
      ),
  };
}

export { lockCartsOf };

/** Who has left has no carts: what they know of persons goes, too. */
export const forgetOwner = (trx: Transaction<Database>, memberId: number): Promise<void> =>
  deleteCartsOf(trx, memberId);

/** One that somebody is changing at this moment is left for the next time. @returns how many were deleted */
export const deleteExpiredCarts = (db: Kysely<Database>, now: Date, most: number): Promise<number> =>
  deleteCartsExpiredBy(db, { now, shownSince: shownFrom(now) }, most);
