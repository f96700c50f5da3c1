/**
 * From an address to everything that its screen shows, in two waves: environment, layouts and subject at once, then
 * the data of all sections at once. Nothing is written before it answers, so status and redirects are right. (A page
 * whose document names another frame than the default one costs a wave more: which one is known only then.)
 *
 * Selling never depends on the layout service: whatever happens to a layout call, a base document stands behind it.
 */
import { cartQuery } from '../../../src/domain/cart-queries';
import { isMemberless } from '../../../src/domain/memberless';
import type { FrameId } from '../../../schemas/screens/frames';
import type { ScreenGift } from '../../../src/layout/define-data';
import { memoByIdentity } from '../../../src/lib/memo-by-identity';
import { allowedQuery, type Asked } from './allowed-query';
import { askFor } from './ask';
import { checkoutGate, isHidden } from './checkout-gate';
import { faultWith, helpWithout, isMissing, noShop, notFound, withoutSubject } from './fault-matches';
import { giftGate } from './gift-gate';
import { guard, loginOver } from './guards';
import { headOf } from './heads/head';
import type { LayoutSource } from './layout-source';
import { askForDocuments, isPreparing, resolveLayouts, type Layouts } from './load-layouts';
import { loadSections, type Sections } from './load-sections';
import { loadSite, type Site, SiteUnavailable } from './load-site';
import { instanceOf, matchScreen, subjectOf, type ScreenMatch, type SubjectOf } from './match-screen';
import { isEmptyList } from './empty-list';
import { isOfMembers, withoutMembers } from './memberless';
import { isPersonal } from './own-needs';
import type { Screen, ScreenAnswer } from './screen';
import type { ScreenRequest } from './screen-request';
import { envOf, whoSees } from './shop-env';
import { wayBackTo } from './way-back';
import type { ScreenPage } from '../../../schemas/screens/screens';

export interface Loader {
  readonly layouts: LayoutSource;
  readonly sections: Sections;
  readonly onSectionError: (where: { channel: string; page: string; section: string }, error: unknown) => void;
}

/** A step waits for it; whoever was a member is told that the login is over, before the cart looks empty. */
const needsCart = ({ isLoginOver, cartToken }: ScreenRequest, { row }: ScreenMatch): boolean =>
  row.step !== undefined || (row.page === 'cart' && isLoginOver === true && cartToken !== '');

/** Loads the screen at the request's path. Throws SiteUnavailable where the shop itself does not answer. */
export const loadScreen = async (loader: Loader, request: ScreenRequest): Promise<ScreenAnswer> => {
  const match = matchScreen(request.path) ?? notFound;
  const asked = allowedQuery(match.row, request.query);
  const subjectQuery = subjectOf(match, asked);
  const instance = instanceOf(match);
  const [site, documents, subject, cart, gate] = await Promise.all([
    loadSite(request.ask),
    askForDocuments(request.ask, match.row.page, instance),
    subjectQuery ? askFor(request.ask, subjectQuery) : null,
    needsCart(request, match) ? askFor(request.ask, cartQuery(request.cartToken)) : null,
    giftGate(request.ask, match, request.path),
  ]);
  const url = wayBackTo(request, match, asked);
  const to = guard(match.row, {
    environment: site.environment,
    settings: site.settings,
    visitor: request.visitor,
    hasKeycode: request.hasKeycode,
    ...(request.isLoginOver ? { isLoginOver: true } : {}),
    url,
  });
  if (to !== null) return { kind: 'redirect', to };
  const isWithout = isMemberless(site.environment);
  if (request.isLoginOver && !isWithout && cart && isHidden(cart)) {
    return { kind: 'redirect', to: loginOver(url) };
  }
  // Of a cart that cannot be asked for nobody knows the step: none is left, and what was typed there is not lost.
  if (match.row.step && cart && !cart.ok && cart.status >= 500)
    return loadMatch(loader, request, site, faultWith(cart.status));
  const elsewhere =
    match.row.step && cart ? checkoutGate(match.row.step, cart, asked.error) : (gate.to ?? helpWithout(match, asked));
  if (elsewhere !== null) return { kind: 'redirect', to: elsewhere };
  const isNobodys = isWithout && isOfMembers(match.row);
  if (subject && !subject.ok && !isNobodys) {
    return loadMatch(
      loader,
      request,
      site,
      isMissing(subject.status) ? withoutSubject(match) : faultWith(subject.status),
    );
  }
  const layouts = await resolveLayouts(loader.layouts, { request, site, page: match.row.page, instance, documents });
  return complete(loader, {
    request,
    site,
    match,
    asked,
    subject: subject?.ok ? subject.result : null,
    gift: gate.gift,
    layouts,
  });
};

const loadMatch = async (
  loader: Loader,
  request: ScreenRequest,
  site: Site,
  match: ScreenMatch,
  frame?: FrameId,
): Promise<Screen> => {
  const { page } = match.row;
  const documents = await askForDocuments(request.ask, page);
  const layouts = await resolveLayouts(loader.layouts, { request, site, page, documents }, frame);
  return complete(loader, { request, site, match, asked: {}, subject: null, gift: null, layouts });
};

/** The error page for a fault while a screen was loaded or drawn; its status is the fault's (rule nav.error-status). */
export const loadFault = async (loader: Loader, request: ScreenRequest, status: number): Promise<Screen> =>
  loadMatch(loader, request, await loadSite(request.ask), faultWith(status));

/** The 404 page of a host that is no shop's (rule site.invalid-channel), in the looks of the request's channel. */
export const loadInvalidChannel = async (loader: Loader, request: ScreenRequest): Promise<Screen> => {
  const screen = await loadMatch(loader, request, await loadSite(request.ask), noShop, 'invalidChannel');
  // Those looks are nobody's own: the host is not told whose shop also answers here.
  const { env, head } = screen;
  return {
    ...screen,
    env: { ...env, siteName: '' },
    head: { ...head, title: noShop.row.title, description: '', crumbs: [], structured: [] },
  };
};

interface Draft {
  readonly request: ScreenRequest;
  readonly site: Site;
  readonly match: ScreenMatch;
  readonly asked: Asked;
  readonly subject: SubjectOf<ScreenPage>;
  readonly gift: ScreenGift | null;
  readonly layouts: Layouts;
}

const complete = async (loader: Loader, draft: Draft): Promise<Screen> => {
  const { request, site, match, asked, subject } = draft;
  const env = envOf(draft);
  const { page, frame } = env.isMemberless ? withoutMembers(loader.sections, match.row, draft.layouts) : draft.layouts;
  const outlet = frame.sections.findIndex(({ type }) => type === 'outlet');
  const lists = {
    before: frame.sections.slice(0, Math.max(outlet, 0)),
    main: page.sections,
    after: frame.sections.slice(outlet + 1),
  };
  const { cartToken, visitor } = request;
  const isMember = visitor === 'registered' && !env.isMemberless;
  const context = {
    page: match.row.page,
    params: match.params,
    query: asked,
    today: env.today,
    cartToken,
    isMember,
    gift: draft.gift,
  };
  const onError = (section: string, error: unknown): void =>
    loader.onSectionError({ channel: env.channel, page: env.page, section }, error);
  const { row, params } = match;
  const { ask, channel } = request;
  const [{ main, before, after, isWhole }, head] = await Promise.all([
    loadSections(loader.sections, lists, context, { ask, onError, isPersonal: isPersonal(row) }),
    headOf({
      row: isPreparing(page) ? { ...row, isFindable: false } : row,
      params,
      asked,
      subject,
      env,
      site,
      origin: channel.origin,
      ask,
    }),
  ]);
  // It is not the settings alone: the shop is away, and a screen of gaps would say that all is well.
  if (!site.isWhole && !isWhole) throw new SiteUnavailable(503, 'service.unavailable');
  return {
    kind: 'screen',
    status: row.page === 'error' ? Number(params.status) : 200,
    env,
    theme: site.theme,
    params,
    query: asked,
    // Whoever was logged in meanwhile, or out, gets a frame that says so.
    frame: { key: `${site.theme}.${page.frame}.${whoSees(env)}.${fingerprint(frame.sections)}`, before, after },
    sections: main,
    head: isEmptyList(row, main) ? { ...head, canonical: null } : head,
    settings: site.settings,
    colorScheme: site.colorScheme,
    flash: request.flash ?? null,
    isWhole: isWhole && site.isWhole,
    validUntil: earlier(page.nextEdge, frame.nextEdge),
  };
};

/** The same for equal values on every node. */
const fingerprint = memoByIdentity((value: object): string => {
  let hash = 5381;
  for (const sign of JSON.stringify(value)) hash = (hash * 33) ^ (sign.codePointAt(0) ?? 0);
  return (hash >>> 0).toString(36);
});

const earlier = (a: Date | null, b: Date | null): Date | null => (a && b ? (a < b ? a : b) : (a ?? b));
