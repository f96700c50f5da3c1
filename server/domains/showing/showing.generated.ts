// Written by `npm run index` from the files that it lists.
import type { CleanUps } from '../../jobs/job';
import { catalogHandlers } from './catalog/catalog.handlers';
import { contentHandlers } from './content/content.handlers';
import { layoutHandlers } from './layout/layout.handlers';
import { popupHandlers } from './popup/popup.handlers';
import { siteHandlers } from './site/site.handlers';

/** What ends by itself in this wing. */
export const showingCleanUps: readonly CleanUps[] = [];

/** What the handlers of this wing stand on. */
type ShowingGround = Parameters<typeof catalogHandlers>[0] &
  Parameters<typeof contentHandlers>[0] &
  Parameters<typeof layoutHandlers>[0] &
  Parameters<typeof popupHandlers>[0] &
  Parameters<typeof siteHandlers>[0];

/** What answers the calls of this wing, by group. */
export const showingHandlers = (ground: ShowingGround) => ({
  catalog: catalogHandlers(ground),
  content: contentHandlers(ground),
  layout: layoutHandlers(ground),
  popup: popupHandlers(ground),
  site: siteHandlers(ground),
});
