/** The wing that shows what the shop is and has: its screens' arrangements, its goods, what it tells. */
import type { Base } from '../base/base';
import { createCatalogService } from './catalog/catalog.service';
import { showingHandlers } from './showing.generated';

export type Showing = ReturnType<typeof createShowing>;

export const createShowing = (base: Base) => {
  const catalog = createCatalogService(base);
  return { handlers: showingHandlers({ ...base, catalog }), catalog };
};
