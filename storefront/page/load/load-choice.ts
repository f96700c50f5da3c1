/**
 * The sheet in which a product of a list is chosen: one section by itself, for whoever may see the product's screen.
 * It stands in no layout, so no layout is asked for.
 */
import { screenClasses } from '../../../schemas/layout/document';
import type { ResolvedSection } from '../../../src/layout/resolving/resolve-section';
import { guard } from './guards';
import { isMissing } from './fault-matches';
import type { Loader } from './load-screen';
import type { ScreenRequest } from './screen-request';
import { envOf } from './shop-env';
import { loadSections } from './load-sections';
import { loadSite, SiteUnavailable } from './load-site';
import { matchScreen, subjectOf } from './match-screen';
import { isPersonal } from './own-needs';
import type { LoadedSection, Screen } from './screen';

export interface Choice extends Pick<Screen, 'env' | 'theme' | 'params' | 'query' | 'isWhole'> {
  readonly sections: readonly LoadedSection[];
}

const sheet: ResolvedSection = {
  id: 'choice',
  path: 'choice',
  type: 'product-choice',
  variant: 'default',
  settings: {},
  screens: screenClasses,
  slots: {},
};

/** The request is for the product's screen. Null where that is not to be had; throws where the shop does not answer. */
export const loadChoice = async (loader: Omit<Loader, 'layouts'>, request: ScreenRequest): Promise<Choice | null> => {
  const match = matchScreen(request.path);
  const subject = match?.row.page === 'product.detail' ? subjectOf(match) : null;
  if (!match || !subject) return null;
  const { row, params } = match;
  const { ask, path: url, visitor, hasKeycode, cartToken } = request;
  const [site, product] = await Promise.all([loadSite(ask), ask(subject)]);
  if (guard(row, { environment: site.environment, settings: site.settings, visitor, hasKeycode, url }) !== null)
    return null;
  if (!product.ok && isMissing(product.status)) return null;
  if (!product.ok) throw new SiteUnavailable(product.status, product.code);
  const env = envOf({ request, site, match, asked: {} });
  const onError = (section: string, error: unknown): void =>
    loader.onSectionError({ channel: env.channel, page: env.page, section }, error);
  const { main, isWhole } = await loadSections(
    loader.sections,
    { before: [], main: [sheet], after: [] },
    { page: row.page, params, query: {}, today: env.today, cartToken, isMember: visitor === 'registered' },
    { ask, onError, isPersonal: isPersonal(row) },
  );
  return { env, theme: site.theme, params, query: {}, isWhole: isWhole && site.isWhole, sections: main };
};
