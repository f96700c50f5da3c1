/** The embedded shop: every domain put together on one database, as handlers of the contract and the services behind. */
import type { Kysely } from 'kysely';
import type { Database } from '../db/schema';
import type { ContractHandlers } from '../handlers';
import { createSanitizer } from '../html/sanitize';
import { createCalendarService } from './calendar/calendar.service';
import { catalogHandlers } from './catalog/catalog.handlers';
import { createCatalogService } from './catalog/catalog.service';
import { type ChannelsService, createChannelsService } from './channels/channels.service';
import { contentHandlers } from './content/content.handlers';
import { createContentService } from './content/content.service';
import type { DataVersions } from './data-version/data-version.service';
import { layoutHandlers } from './layouts/layouts.handlers';
import { createLayoutsService } from './layouts/layouts.service';
import { createMessagesService } from './messages/messages.service';
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
}

export function createShop({ db, versions, plainHosts = [] }: ShopOptions): Shop {
  const sanitizer = createSanitizer();
  const settings = createSettingsService(db, versions);
  const channels = createChannelsService(db, { plainHosts, onChange: versions.onChange });
  const handlers = {
    site: siteHandlers({
      channels,
      settings,
      messages: createMessagesService(db, sanitizer),
      calendar: createCalendarService(db, settings),
    }),
    layout: layoutHandlers({ layouts: createLayoutsService(db) }),
    catalog: catalogHandlers({
      catalog: createCatalogService({ db, versions, settings, sanitizer }),
      reviews: createReviewsService(db),
    }),
    content: contentHandlers({ content: createContentService(db, sanitizer) }),
  };
  return { handlers, channels, settings, pictures: createPicturesService(db, versions) };
}
