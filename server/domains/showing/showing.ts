/** The wing that shows what the shop is and has: its screens' arrangements, its goods, what it tells. */
import type { Base } from '../base/base';
import { catalogHandlers } from './catalog/catalog.handlers';
import { createCatalogService } from './catalog/catalog.service';
import { contentHandlers } from './content/content.handlers';
import { createContentService } from './content/content.service';
import { layoutHandlers } from './layout/layout.handlers';
import { createLayoutsService } from './layout/layout.service';
import { popupHandlers } from './popup/popup.handlers';
import { createPopupService } from './popup/popup.service';
import { createReviewsService } from './reviews/reviews.service';
import { siteHandlers } from './site/site.handlers';

export type Showing = ReturnType<typeof createShowing>;

export const createShowing = (base: Base) => {
  const { db, versions, sanitizer, settings, channels, keycodes, calendar, messages } = base;
  const catalog = createCatalogService({ db, versions, settings, sanitizer });
  return {
    handlers: {
      site: siteHandlers({ channels, keycodes, settings, messages, calendar }),
      layout: layoutHandlers({ layouts: createLayoutsService(db) }),
      catalog: catalogHandlers({ catalog, reviews: createReviewsService(db) }),
      content: contentHandlers({ content: createContentService(db, sanitizer) }),
      popup: popupHandlers(createPopupService(db, sanitizer)),
    },
    catalog,
  };
};
