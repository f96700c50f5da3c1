/** The embedded shop: every domain put together on one database, as handlers of the contract and the services behind. */
import type { Kysely } from 'kysely';
import type { Database } from '../db/schema';
import type { ContractHandlers } from '../handlers';
import { createSanitizer } from '../html/sanitize';
import { createCalendarService } from './calendar/calendar.service';
import { cartHandlers } from './cart/cart.handlers';
import { type CartService, createCartService } from './cart/cart.service';
import { catalogHandlers } from './catalog/catalog.handlers';
import { createCatalogService } from './catalog/catalog.service';
import { type ChannelsService, createChannelsService } from './channels/channels.service';
import { contentHandlers } from './content/content.handlers';
import { createContentService } from './content/content.service';
import type { DataVersions } from './data-version/data-version.service';
import { createDeliveryService } from './delivery/delivery.service';
import { layoutHandlers } from './layouts/layouts.handlers';
import { createLayoutsService } from './layouts/layouts.service';
import { createMessagesService } from './messages/messages.service';
import { createDecisionService } from './orders/decision.service';
import { createPaymentMethodsService } from './payments/payment-methods.service';
import { createPicturesService, type PicturesService } from './pictures/pictures.service';
import { createReviewsService } from './reviews/reviews.service';
import { createSettingsService, type SettingsService } from './settings/settings.service';
import { siteHandlers } from './site/site.handlers';

export interface ShopOptions {
  readonly db: Kysely<Database>;
  readonly versions: DataVersions;
  /** Hosts beside localhost that lead to the first channel, such as that of PUBLIC_URL. */
  readonly plainHosts?: readonly string[];
}

export interface Shop {
  readonly handlers: ContractHandlers;
  readonly channels: ChannelsService;
  readonly settings: SettingsService;
  readonly pictures: PicturesService;
  readonly carts: CartService;
}

export function createShop({ db, versions, plainHosts = [] }: ShopOptions): Shop {
  const sanitizer = createSanitizer();
  const settings = createSettingsService(db, versions);
  const channels = createChannelsService(db, { plainHosts, onChange: versions.onChange });
  const calendar = createCalendarService(db, settings);
  const payments = createPaymentMethodsService(db, versions);
  const delivery = createDeliveryService(db, versions, calendar);
  const carts = createCartService({ db, settings, delivery, payments });
  const decisions = createDecisionService({ db, carts, gateways: new Map(), returnUrl: '' });
  const handlers = {
    site: siteHandlers({ channels, settings, messages: createMessagesService(db, sanitizer), calendar }),
    layout: layoutHandlers({ layouts: createLayoutsService(db) }),
    catalog: catalogHandlers({
      catalog: createCatalogService({ db, versions, settings, sanitizer }),
      reviews: createReviewsService(db),
    }),
    content: contentHandlers({ content: createContentService(db, sanitizer) }),
    cart: cartHandlers({ carts, decisions }),
  };
  return { handlers, channels, settings, pictures: createPicturesService(db, versions), carts };
}
