/** The wing that sells: carts, orders, how they are paid and how they get to the shopper. */
import type { Base } from '../base/base';
import type { MemberHooks } from '../members/auth/auth.hooks';
import type { Members } from '../members/members';
import { postalCodes } from './address/address.service';
import { type CartService, createCartService, forgetOwner, lockCartsOf } from './cart/cart.service';
import { createOwnOrderer } from './cart/checkout/own-orderer';
import { createCheckPlace, createPlaces } from './cart/shippings/check-place';
import { createDeliveryService } from './delivery/delivery.service';
import { createDocumentService } from './document/document.service';
import { createGiftsService } from './gift/gift.service';
import { createDeskOrders } from './order/desk/desk-orders.service';
import { createFulfilment } from './order/desk/fulfilment.service';
import { createGiftOrders } from './order/gifts/gift-orders.service';
import { findLastOrderer } from './order/reading/order.repository';
import { createOrdersService, hasOpenOrders } from './order/order.service';
import { createPaymentMessages } from './order/paying/messages.service';
import { createFraudService } from './order/cancelling/fraud.service';
import { createDecisionService } from './order/placing/decision.service';
import { forgetMemos } from './order/memos/memos.repository';
import { createOrderLetters } from './order/telling/letters';
import { createOrderLinks } from './order/telling/order-link';
import type { PaymentServices } from './payments/gateway.types';
import { createPaymentMethodsService } from './payments/payments.service';
import { sellingHandlers } from './selling.generated';

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
  const places = createPlaces(postalCodes);
  const payments = createPaymentMethodsService({ db, versions, hasService: (code) => gateways.has(code) });
  const delivery = createDeliveryService(db, versions, calendar);
  const carts = createCartService({
    db,
    settings,
    delivery,
    payments,
    checkPlace: createCheckPlace(places),
    ownOrderer: createOwnOrderer({ accounts, places, lastOrderer: (owner) => findLastOrderer(db, owner) }),
    giveUp: (orderId, now) => decisions.giveUp(orderId, now),
  });
  const decisions = createDecisionService({ db, carts, gateways, returnUrl });
  const { settlement } = decisions;
  const fulfilment = createFulfilment({ db, settlement, gateways, delivery });
  const orders = createOrdersService({ db, carts, settlement });
  const handlers = sellingHandlers({
    ...base,
    ...{
      accounts,
      book,
      gateways,
      paymentSettings,
      postalCodes,
      payments,
      delivery,
      carts,
      decisions,
      fulfilment,
      orders,
    },
    gifts: createGiftsService({ db, orders: createGiftOrders(db), delivery, places }),
    orderLinks: createOrderLinks(db, mails),
    fraud: createFraudService({ db, gateways, settlement }),
    documents: createDocumentService({ db, orders, accounts }),
    deskOrders: createDeskOrders(db),
  });
  return {
    handlers,
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
