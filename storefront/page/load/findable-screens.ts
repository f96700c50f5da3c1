/** The screens that search engines may keep, as the shop's layouts stand now. What a screen's head says follows the same. */
import type { LayoutSource } from './layout-source';
import { askForDocuments, isPreparing, resolveLayouts } from './load-layouts';
import type { ScreenRequest } from './screen-request';
import { loadSite } from './load-site';
import { screens, type ScreenRow } from '../../../schemas/screens/screens';

type Asking = Pick<ScreenRequest, 'channel' | 'visitor' | 'now' | 'ask'>;

/** Throws SiteUnavailable where the shop itself does not answer. */
export const findableScreens = async (layouts: LayoutSource, request: Asking): Promise<readonly ScreenRow[]> => {
  const site = await loadSite(request.ask);
  // What nobody may see without a key or a login is named to nobody.
  const { is_keycode_gated: isKeycodeGated, is_member_only: isMemberOnly } = site.environment;
  if (isKeycodeGated || isMemberOnly) return [];
  const isReady = async ({ page }: ScreenRow): Promise<boolean> => {
    const documents = await askForDocuments(request.ask, page);
    return !isPreparing((await resolveLayouts(layouts, { request, site, page, documents })).page);
  };
  const open = screens.filter(({ isFindable }) => isFindable);
  const ready = await Promise.all(open.map(isReady));
  return open.filter((_row, at) => ready[at]);
};
