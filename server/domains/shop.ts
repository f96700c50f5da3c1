/** The embedded shop: every domain put together on one database, as handlers of the contract and the services behind. */
import type { Kysely } from 'kysely';
import type { Database } from '../db/schema';
import type { ContractHandlers } from '../handlers';
import { createSanitizer, type Sanitizer } from '../html/sanitize';
import { addressHandlers } from './selling/address/address.handlers';
import { createPostalCodesService, type PostalCodesService } from './selling/address/address.service';
import { type CalendarService, createCalendarService } from './base/calendar/calendar.service';
import { cartHandlers } from './selling/cart/cart.handlers';
import { type CartService, createCartService } from './selling/cart/cart.service';
import { createCheckPlace } from './selling/cart/shippings/check-place';
import { catalogHandlers } from './showing/catalog/catalog.handlers';
import { createCatalogService } from './showing/catalog/catalog.service';
import { type ChannelsService, createChannelsService } from './base/channels/channels.service';
import { contentHandlers } from './showing/content/content.handlers';
import { createContentService } from './showing/content/content.service';
import type { DataVersions } from './base/data-version/data-version.service';
import { createDeliveryService } from './selling/delivery/delivery.service';
import { layoutHandlers } from './showing/layout/layout.handlers';
import { createLayoutsService } from './showing/layout/layout.service';
import { createMailsService, type MailsService } from './base/mails/mails.service';
import { createMessagesService } from './base/messages/messages.service';
import { createDecisionService } from './selling/order/placing/decision.service';
import { orderHandlers } from './selling/order/order.handlers';
import { createOrdersService, readMailedOrder } from './selling/order/order.service';
import { createPaymentMessages, type PaymentMessagesService } from './selling/order/paying/messages.service';
import type { Settlement } from './selling/order/paying/settlement';
import type { PaymentServices } from './selling/payments/gateway.types';
import { createPaymentMethodsService } from './selling/payments/payments.service';
import { createPicturesService, type PicturesService } from './base/pictures/pictures.service';
import { createReviewsService } from './showing/reviews/reviews.service';
import { createSettingsService, type SettingsService } from './base/settings/settings.service';
import { siteHandlers } from './showing/site/site.handlers';
import { trackingHandlers } from './selling/tracking/tracking.handlers';
import { createTrackingService } from './selling/tracking/tracking.service';

export interface ShopOptions {
  readonly db: Kysely<Database>;
  readonly versions: DataVersions;
  /** Hosts beside localhost that lead to the first channel, such as that of PUBLIC_URL. */
  readonly plainHosts?: readonly string[];
  /** Where shoppers reach the shop, for links in mails. */
  readonly publicUrl?: string | null;
  /** Without them, nothing can be paid by card. */
  readonly paymentServices?: PaymentServices;
}

export interface Shop {
  readonly handlers: ContractHandlers;
  readonly channels: ChannelsService;
  readonly settings: SettingsService;
  readonly pictures: PicturesService;
  readonly carts: CartService;
  readonly mails: MailsService;
  readonly settlement: Settlement;
  readonly paymentMessages: PaymentMessagesService;
}

const noServices: PaymentServices = { gateways: new Map(), settings: new Map(), returnUrl: '' };

/** Everything that leads to an order. */
const createSales = (
  { db, versions, publicUrl = null, paymentServices = noServices }: ShopOptions,
  settings: SettingsService,
  calendar: CalendarService,
  sanitizer: Sanitizer,
  postalCodes: PostalCodesService,
) => {
  const { gateways, returnUrl, settings: paymentSettings } = paymentServices;
  const payments = createPaymentMethodsService({ db, versions, hasService: (code) => gateways.has(code) });
  const delivery = createDeliveryService(db, versions, calendar);
  const carts = createCartService({
    db,
    settings,
    delivery,
    payments,
    giveUp: (orderId, now) => decisions.giveUp(orderId, now),
  });
  const mails = createMailsService({ db, sanitizer, publicUrl, readOrder: (id) => readMailedOrder(db, id) });
  const mailOrder = mails.confirmOrder;
  const decisions = createDecisionService({ db, carts, mailOrder, gateways, returnUrl });
  const { settlement } = decisions;
  const orders = createOrdersService(db, carts);
  return {
    carts,
    mails,
    settlement,
    paymentMessages: createPaymentMessages({ db, gateways, settlement }),
    handlers: {
      cart: cartHandlers({ carts, decisions, checkPlace: createCheckPlace(postalCodes) }),
      order: orderHandlers({ orders, methods: payments, paymentSettings }),
      tracking: trackingHandlers({ tracking: createTrackingService(db, orders) }),
    },
  };
};

export function createShop(options: ShopOptions): Shop {
  const { db, versions, plainHosts = [] } = options;
  const sanitizer = createSanitizer();
  const settings = createSettingsService(db, versions);
  const channels = createChannelsService(db, { plainHosts, onChange: versions.onChange });
  const calendar = createCalendarService(db, settings);
  const postalCodes = createPostalCodesService();
  const sales = createSales(options, settings, calendar, sanitizer, postalCodes);
  const handlers = {
    site: siteHandlers({ channels, settings, messages: createMessagesService(db, sanitizer), calendar }),
    layout: layoutHandlers({ layouts: createLayoutsService(db) }),
    catalog: catalogHandlers({
      catalog: createCatalogService({ db, versions, settings, sanitizer }),
      reviews: createReviewsService(db),
    }),
    content: contentHandlers({ content: createContentService(db, sanitizer) }),
    address: addressHandlers({ postalCodes }),
    ...sales.handlers,
  };
  const { carts, mails, settlement, paymentMessages } = sales;
  const pictures = createPicturesService(db, versions);
  return { handlers, channels, settings, pictures, carts, mails, settlement, paymentMessages };
}
