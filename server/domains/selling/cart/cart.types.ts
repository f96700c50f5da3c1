/** What the cart's service takes and answers. */
import type { Transaction } from 'kysely';
import type { Orderer, ShippingAddress } from '../../../../schemas/address/address';
import type { Cart } from '../../../../schemas/cart/cart';
import type { DeliveryTimezone, LeadTime } from '../../../../schemas/delivery/delivery';
import type { CardToken } from '../../../../schemas/payments/payment';
import type { Prefecture } from '../../../../schemas/contract/fields';
import type { OptionDetails } from '../../../../schemas/catalog/product-option';
import type { ErrorBody } from '../../../../schemas/contract/errors';
import type { Database } from '../../../db/schema';
import type { KeptCard, OrderedDetails } from '../../../db/tables/selling/order';
import type { TaxRounding } from '../../../../src/domain/sums/totals';
import type { Visitor } from '../../../../src/domain/visitor';
import type { RequestContext } from '../../../request/request-context';
import type { CardFault, OptionFault } from './decision.types';
import type { Carriage, CarriageInput, PackingToSend } from '../delivery/delivery.types';
import type { ChosenMethod, PaymentFacts, PaymentMethodRow } from '../payments/payments.types';

/** How many days a cart is kept after its last change. */
export const cartKeptDays = 30;

/** Whose cart (a member's answers to its token and its owner together), and at which moment its prices and days are computed. */
export type CartContext = Pick<RequestContext, 'channel' | 'now'> & {
  /** Absent: the shop itself, which is no member. */
  readonly visitor?: Visitor;
  /** The `delivery_fingerprint` of the cart as it was shown to whoever changes it; absent: nobody asks. */
  readonly seen?: string;
};

/**
 * What the shop's rules are at that moment: all that a cart's amounts and days depend on besides its rows. Read before
 * a cart is locked; its functions ask nobody.
 */
export interface CartTerms extends CartContext {
  readonly isSelling: boolean;
  /** The visitor as who orders; null: a guest, or a member who has neither told enough nor ordered yet. */
  readonly ownOrderer: Orderer | null;
  /** Whether the goods of one cart may go to several addresses (ORDER.SHIPPING.IS_ALLOW_MULTIPLE). */
  readonly isMultipleAllowed: boolean;
  /** Whether it may be bought as a social gift (ORDER.SOCIAL_GIFT.IS_USE). */
  readonly isGiftAllowed: boolean;
  /** To where no social gift goes. */
  readonly giftUnserved: readonly Prefecture[];
  /** For how many days a gift waits for its receiver. */
  readonly giftTermDays: number;
  readonly rounding: TaxRounding;
  /** That come of each 100 yen, and for how many days. */
  readonly pointPercent: number;
  readonly pointDays: number;
  /** In use, in the shop's order. */
  readonly paymentMethods: readonly PaymentMethodRow[];
  /** Not (any more): a cart that has chosen one chooses anew. */
  readonly withdrawnMethods: readonly PaymentMethodRow[];
  /** Why a cart cannot be paid so, for the shopper; null: it can. */
  refusalOf(method: PaymentMethodRow, facts: PaymentFacts): string | null;
  carriage(input: CarriageInput): Carriage;
  /** @param from the moment from which it can be taken in hand, where that is not now */
  leadTimes(packings: readonly PackingToSend[], from?: Date): LeadTime[];
}

/** No cart that could be used: a wrong token, another channel's and a missing cart look the same. */
export interface CartRefusal {
  readonly ok: false;
  readonly code: 'cart.common.not_found' | 'cart.common.is_expired';
}

/** It is changed no more: its order stands. */
export interface OrderedRefusal {
  readonly ok: false;
  readonly code: 'cart.common.is_ordered';
}

/** The shopper can mend it: `message` is better than the code's own, `errors` are messages by field of the call. */
export interface ChangeRefusal {
  readonly ok: false;
  readonly code:
    | 'request.invalid'
    | 'cart.update_products.product_not_found'
    | 'cart.update_products.part_not_found'
    | 'cart.update_products.not_sale'
    | 'cart.update_products.stock'
    | 'cart.update_products.max_quantity'
    | 'cart.update_products.too_many_lines'
    | 'cart.option.not_offered'
    | 'cart.option.invalid'
    | 'cart.option.required'
    | 'cart.option.one_only'
    | 'cart.option.too_many'
    | 'cart.coupon.not_found'
    | 'cart.coupon.out_of_term'
    | 'cart.coupon.not_usable'
    | 'cart.coupon.members_only'
    | 'cart.coupon.too_many'
    | 'cart.point.members_only'
    | 'cart.point.too_many'
    | 'cart.selling.is_stopped'
    | 'cart_detail.set_user_address.not_data'
    | 'cart.shipping.not_allowed'
    | 'cart.shipping.too_many'
    | 'cart.shipping.not_divided'
    | 'cart.packing.not_divided'
    | 'cart.packing.too_many'
    | 'cart.gift.not_allowed'
    | 'cart.gift.one_address'
    | 'cart.delivery.not_possible'
    | 'cart.payment.in_progress'
    | 'cart.payment.not_allowed'
    | 'cart.payment.card_not_found'
    | 'cart.payment.card_expired';
  readonly message?: string;
  readonly errors?: NonNullable<ErrorBody['errors']>;
}

/** The cart as a screen shows it. */
export interface CartShown {
  readonly ok: true;
  readonly cart: Cart;
}

/** The cart has become that order, or is becoming it. */
export interface CartOrdered {
  readonly ok: false;
  readonly code: 'cart.common.is_ordered';
  readonly orderId: number;
  /** Its payment waits for the shopper, and the shop's prices or terms have changed since: the cart without it. */
  readonly anew: { readonly fingerprint: string; readonly ready: ReadyForDecision } | null;
}

/** What raises (accessory) or lowers (coupon, points) the sum; amounts are positive. As order_entries keeps it. */
export interface CartEntry {
  readonly kind: 'accessory' | 'coupon' | 'points';
  /** The line that it belongs to; null: an address's or the cart's own. */
  readonly lineKey: string | null;
  /** The address that it belongs to. */
  readonly shippingKey: string | null;
  readonly name: string;
  readonly code: string;
  readonly quantity: number;
  readonly amountJpy: number;
  readonly taxPercent: 8 | 10 | null;
  /** Of a coupon for certain goods or the carriage: of each tax rate, by its percent. Null: the share of each. */
  readonly byRate: Readonly<Record<string, number>> | null;
  readonly details: OrderedDetails;
}

/** By the key of the packing. */
export type Preparation = ReadonlyMap<string, Pick<PackingToSend, 'leadDays' | 'restockDays'>>;

/** A cart as it would be ordered now, its row locked by the transaction. */
export interface CartForDecision {
  readonly cartId: number;
  /** Computed inside the transaction. Complete only if its next_step is `confirm`. */
  readonly view: Cart;
  /** Its own while the order waits, whatever became of a payment before. */
  readonly orderFingerprint: string;
  /** Of the tax in it. */
  readonly rounding: TaxRounding;
  /** Why the first of what is done to its goods cannot be; null: all can. */
  readonly optionFault: OptionFault | null;
  readonly paymentMethod: ChosenMethod | null;
  /** One was chosen that the shop does not offer any more, or not for such a cart. */
  readonly isPaymentLost: boolean;
  /** That can be paid with: typed in, or saved. */
  readonly card: KeptCard | null;
  /** Why there is none. */
  readonly cardFault: CardFault;
  /** Where each shipping goes, by its key; the orderer's own address where it goes to them. Lacks those not known yet. */
  readonly addresses: ReadonlyMap<string, ShippingAddress>;
  /** What passes until each packing can leave. */
  readonly preparation: Preparation;
  /** What would pass with so many pieces of each SKU on the shelf. */
  readonly preparationWith: (available: ReadonlyMap<number, number>) => Preparation;
  /** In the order of their ids, in which stocks are locked. Every SKU once. */
  readonly skus: readonly { readonly skuId: number; readonly quantity: number; readonly isMadeToOrder: boolean }[];
  readonly entries: readonly CartEntry[];
  /** That lower its sum. */
  readonly couponIds: readonly number[];
  /** That come when it is delivered, and for how many days. */
  readonly earned: { readonly points: number; readonly days: number };
}

/** A cart that no order is in the way of. */
export type ReadyForDecision =
  | { readonly ok: true; readonly cart: CartForDecision }
  | CartRefusal
  | { readonly ok: false; readonly code: 'cart.selling.is_stopped' };

/** The part of the cart's service that placing an order needs. */
export interface CartDecisions {
  /** Before the transaction: a transaction that waited for a second connection could make all of them wait. */
  terms(context: CartContext): Promise<CartTerms>;
  /** Locks the cart's row, so that nothing else changes or orders it until the caller's transaction ends. */
  lockForDecision(trx: Transaction<Database>, terms: CartTerms, token: string): Promise<ReadyForDecision | CartOrdered>;
  /** The cart is done: what it knew of persons is forgotten, the order has it. */
  markOrdered(trx: Transaction<Database>, cartId: number): Promise<void>;
  /** The order came to nothing: the cart can be changed and ordered again. */
  reopen(trx: Transaction<Database>, cartId: number): Promise<void>;
  /** It was not paid, and says why. What is forgotten, the shopper is asked for anew; null: they may try the same again. */
  noteUnpaid(
    trx: Transaction<Database>,
    cartId: number,
    why: string,
    forgotten: 'card' | 'method' | null,
  ): Promise<void>;
  /** It is being paid for anew. */
  forgetUnpaid(trx: Transaction<Database>, cartId: number): Promise<void>;
  /** Whether the token is that cart's: who has it ordered the cart, or could have. */
  isTokenOf(cartId: number, context: CartContext, token: string): Promise<boolean>;
}

/** What a change answers that depends on nothing but the cart being there. */
export type CartFound = CartShown | CartRefusal;
export type CartChange = CartFound | ChangeRefusal | OrderedRefusal;

/** An option, and what was filled in of it. */
export interface ChosenOption {
  readonly key: string;
  readonly details: OptionDetails;
}

/** Of a line, or of an address. */
export interface WantedAccessory {
  readonly line_key?: string;
  readonly shipping_key?: string;
  readonly option_key: string;
  readonly details: OptionDetails;
}

export interface WantedSku {
  readonly sku_id: number;
  readonly quantity: number;
  readonly shipping_key?: string;
  readonly options?: readonly ChosenOption[];
  /** Of a new line among the others, from 0. */
  readonly position?: number;
}

/** Of an order that is put into a cart again: goods, or one of their options. */
export interface LeftOut {
  readonly sku_id: number;
  readonly option_key?: string;
}

export interface WantedQuantity {
  readonly key: string;
  readonly quantity: number;
}

/** Where all pieces of a SKU go, of those with the same options. */
export interface WantedDivision {
  readonly sku_id: number;
  /** Of one of the lines; absent: all lines of the SKU have the same options. */
  readonly line_key?: string;
  readonly quantities: readonly { readonly shipping_key: string; readonly quantity: number }[];
}

export interface ChosenDelivery {
  readonly key: string;
  readonly delivery_at: string | null;
  readonly delivery_timezone_key: DeliveryTimezone;
}

/** What is not given stays. */
export interface OrderDetails {
  readonly orderer?: Orderer;
  readonly payment_id?: number;
  readonly card?: CardToken;
  readonly user_card_id?: number;
}
