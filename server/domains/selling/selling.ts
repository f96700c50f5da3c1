/** The wing that sells: carts, orders, how they are paid and how they get to the shopper. */
import type { Job } from '../../jobs/job';
import type { Base } from '../base/base';
import type { MemberHooks } from '../members/auth/auth.hooks';
import type { Members } from '../members/members';
import { addressHandlers } from './address/address.handlers';
import { createPostalCodesService } from './address/address.service';
import { cardHandlers } from './card/card.handlers';
import { createCardsService, deleteOutdatedCards, deleteUnpaidCards } from './card/card.service';
import { cartHandlers } from './cart/cart.handlers';
import { type CartService, createCartService, deleteExpiredCarts, forgetOwner, lockCartsOf } from './cart/cart.service';
import { createOwnOrderer } from './cart/checkout/own-orderer';
import { createCheckPlace, createPlaces } from './cart/shippings/check-place';
import { couponHandlers } from './coupon/coupon.handlers';
import { createCouponsService, deleteOldTakes } from './coupon/coupon.service';
import { deliveryHandlers } from './delivery/delivery.handlers';
import { createDeliveryService } from './delivery/delivery.service';
import { documentHandlers } from './document/document.handlers';
import { createDocumentService } from './document/document.service';
import { giftHandlers } from './gift/gift.handlers';
import { createGiftsService, deleteOldDrafts } from './gift/gift.service';
import { fulfilmentHandlers } from './fulfilment/fulfilment.handlers';
import { createDeskOrders } from './order/fulfilling/desk-orders.service';
import { createFulfilment } from './order/fulfilling/fulfilment.service';
import { createGiftOrders } from './order/gifts/gift-orders.service';
import { orderHandlers } from './order/order.handlers';
import { createOrdersService, deleteFailedOrders, hasOpenOrders } from './order/order.service';
import { createPaymentMessages } from './order/paying/messages.service';
import { createFraudService } from './order/cancelling/fraud.service';
import { createDecisionService } from './order/placing/decision.service';
import { forgetMemos } from './order/memos/memos.repository';
import { createOrderLetters } from './order/telling/letters';
import { createOrderLinks } from './order/telling/order-link';
import { endGifts, remindOfGifts } from './order/upkeep/gift-terms';
import { remindOfPayment } from './order/upkeep/reminders';
import { cancelUnpaidOrders } from './order/upkeep/unpaid-orders';
import type { PaymentServices } from './payments/gateway.types';
import { createPaymentMethodsService } from './payments/payments.service';
import { trackingHandlers } from './tracking/tracking.handlers';
import { createTrackingService, deleteExpiredEvents } from './tracking/tracking.service';

export interface SellingOptions {
  /** Without them, nothing can be paid by card. */
  readonly paymentServices?: PaymentServices;
}

const noServices: PaymentServices = { gateways: new Map(), settings: new Map(), returnUrl: '' };

const memberHooks = (carts: CartService): MemberHooks => ({
  prepareLogin: ({ context, memberId, cartToken }) =>
    carts.prepareClaim(context, { kind: 'member', userId: memberId, isRegistered: true }, cartToken),
  mayLeave: async (trx, memberId) => {
    await lockCartsOf(trx, memberId);
    return !(await hasOpenOrders(trx, memberId));
  },
  leave: async (trx, memberId) => {
    await forgetMemos(trx, memberId);
    await forgetOwner(trx, memberId);
  },
});

export type Selling = ReturnType<typeof createSelling>;

export function createSelling(
  base: Base,
  { accounts, book }: Pick<Members, 'accounts' | 'book'>,
  { paymentServices = noServices }: SellingOptions,
) {
  const { db, versions, settings, calendar, messages, mails, address } = base;
  const { gateways, returnUrl, settings: paymentSettings } = paymentServices;
  const postalCodes = createPostalCodesService();
  const places = createPlaces(postalCodes);
  const payments = createPaymentMethodsService({ db, versions, hasService: (code) => gateways.has(code) });
  const delivery = createDeliveryService(db, versions, calendar);
  const carts = createCartService({
    db,
    settings,
    delivery,
    payments,
    checkPlace: createCheckPlace(places),
    ownOrderer: createOwnOrderer({ accounts, places }),
    giveUp: (orderId, now) => decisions.giveUp(orderId, now),
  });
  const decisions = createDecisionService({ db, carts, gateways, returnUrl });
  const { settlement } = decisions;
  const fulfilment = createFulfilment({ db, settlement, gateways });
  const orders = createOrdersService({ db, carts, settlement });
  return {
    handlers: {
      cart: cartHandlers({ carts, decisions, book }),
      card: cardHandlers({ cards: createCardsService({ db, gateways }) }),
      coupon: couponHandlers({ coupons: createCouponsService(db) }),
      gift: giftHandlers({ gifts: createGiftsService({ db, orders: createGiftOrders(db), delivery, places }) }),
      order: orderHandlers({
        orders,
        links: createOrderLinks(db, mails),
        methods: payments,
        paymentSettings,
        fraud: createFraudService({ db, gateways, settlement }),
      }),
      delivery: deliveryHandlers({ delivery }),
      document: documentHandlers({ documents: createDocumentService({ db, orders, accounts }), carts }),
      fulfilment: fulfilmentHandlers({ orders: createDeskOrders(db), fulfilment }),
      tracking: trackingHandlers({ tracking: createTrackingService(db, orders) }),
      address: addressHandlers({ postalCodes }),
    },
    carts,
    settlement,
    fulfilment,
    paymentMessages: createPaymentMessages({ db, gateways, settlement }),
    /** What the wings below ask of this one. */
    hooks: {
      mails: createOrderLetters({ db, messages, address }),
      members: memberHooks(carts),
      places,
    },
  };
}

const everyMs = 60_000;

/** What is written for a while only has its end here. */
export const sellingCleanUps: readonly Job[] = [
  { name: 'orders unpaid in time', everyMs, most: 100, run: cancelUnpaidOrders },
  { name: 'reminders of the last day to pay', everyMs, most: 100, run: remindOfPayment },
  { name: 'reminders of gifts', everyMs, most: 100, run: remindOfGifts },
  { name: 'gifts that nobody received', everyMs, most: 100, run: endGifts },
  { name: 'what receivers of gifts filled in', everyMs, most: 1_000, run: deleteOldDrafts },
  { name: 'expired carts', everyMs, most: 200, run: deleteExpiredCarts },
  { name: 'orders that came to nothing', everyMs, most: 200, run: deleteFailedOrders },
  { name: 'cards that have long expired', everyMs, most: 200, run: deleteOutdatedCards },
  { name: 'cards that nothing was paid with', everyMs, most: 200, run: deleteUnpaidCards },
  { name: 'coupons taken that are over', everyMs, most: 1_000, run: deleteOldTakes },
  { name: 'events of browsers', everyMs, most: 1_000, run: deleteExpiredEvents },
];
