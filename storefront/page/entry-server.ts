/**
 * The storefront as the server uses it: an address in, a document or a navigation's answer out. The server loads this
 * bundle by path, so that React never enters its own code.
 */
import { themes } from '../../themes/registry.generated';
import { sections } from '../../sections/registry.generated';
import { settingsRegistry } from '../../sections/settings-registry.generated';
import { themeLayouts } from '../../themes/layouts';
import type { ThemeId } from '../../themes/theme-ids';
import type { LayoutIssue } from '../../src/layout/reading/layout-issues';
import type { Assets } from './draw/assets';
import type { HeadData } from './load/heads/head';
import { documentOf, flashMarkup } from './draw/document';
import { createJoinedStyles } from './draw/joined-styles';
import { payloadOf, preloadsOf } from './draw/payload';
import type { ChoiceAnswer, NavigationAnswer } from '../island/navigation-answer';
import { createLayoutSource } from './load/layout-source';
import { findableScreens } from './load/findable-screens';
import { loadChoice } from './load/load-choice';
import { loadFault, loadInvalidChannel, loadScreen, type Loader } from './load/load-screen';
import type { ScreenRequest } from './load/screen-request';
import { pageStyle } from './draw/page-style';
import { createReadableScheme } from './draw/readable-colors';
import { renderMain, renderSections, type RenderContext } from './draw/render-sections';
import type { LoadedSection, Screen } from './load/screen';
import type { ScreenRow } from '../../schemas/screens/screens';
import { loadViews, type Views } from './draw/views';

export type { Assets } from './draw/assets';
export type { Ask, QueryResult } from './load/ask';
export type { ScreenRequest } from './load/screen-request';
export type { NavigationAnswer } from '../island/navigation-answer';
export { SiteUnavailable } from './load/load-site';
export { matchScreen } from './load/match-screen';
export { allowedQuery } from './load/allowed-query';
export { choicePath, navigationPath } from '../island/navigation-answer';

export interface StorefrontOptions {
  readonly assets: Assets;
  readonly onIssues: (where: { channel: string; page: string }, issues: readonly LayoutIssue[]) => void;
  readonly onSectionError: (where: { channel: string; page: string; section: string }, error: unknown) => void;
  /** A shop's colours were left for its theme's: these pairs of them are too close to be read. */
  readonly onUnreadable: (where: { channel: string; scheme: string }, pairs: readonly string[]) => void;
  /** Markup that a development server, or one that plays scenarios, needs in the head of a theme's pages; '' otherwise. */
  readonly development: (theme: ThemeId) => string;
}

export interface PageAnswer {
  readonly kind: 'page';
  readonly status: number;
  readonly html: string;
  /** Texts of the style elements, for the hashes of the content security policy. */
  readonly styles: readonly string[];
  readonly isWhole: boolean;
  readonly validUntil: Date | null;
}

export interface DrawnNavigation {
  readonly answer: NavigationAnswer;
  readonly isWhole: boolean;
  readonly validUntil: Date | null;
}

export interface DrawnChoice {
  /** Null: there is no such product, or nothing to be bought of it. */
  readonly answer: ChoiceAnswer | null;
  readonly isWhole: boolean;
}

export type RedirectAnswer = { readonly kind: 'redirect'; readonly to: string };

export interface Storefront {
  page(request: ScreenRequest): Promise<PageAnswer | RedirectAnswer>;
  /** The error page with a status of its own. */
  fault(request: ScreenRequest, status: number): Promise<PageAnswer>;
  /** The 404 page of a host that is no shop's. */
  invalidChannel(request: ScreenRequest): Promise<PageAnswer>;
  navigation(request: ScreenRequest): Promise<DrawnNavigation>;
  /** What a product is chosen in where it stands in a list; the request is for the product's screen. */
  choice(request: ScreenRequest): Promise<DrawnChoice>;
  /** The screens that search engines may keep, whatever the request's path. */
  findable(request: ScreenRequest): Promise<readonly ScreenRow[]>;
}

const themeModule = (theme: ThemeId): string => {
  const { module } = themes[theme].style;
  if (!module) throw new Error(`themes: "${theme}" has no module path for its style`);
  return module;
};

const allSections = ({ frame, sections: own }: Screen): readonly LoadedSection[] => [
  ...frame.before,
  ...own,
  ...frame.after,
];

type StyleOf = (screen: Screen, html: string) => string;

const createStyleOf = ({ onUnreadable }: StorefrontOptions): StyleOf => {
  const readable = createReadableScheme(onUnreadable);
  return (screen, html) => {
    const { colors: themeColors } = themes[screen.theme];
    const colorScheme = readable(screen, themeColors);
    return pageStyle({ ...screen, colorScheme, themeColors }, allSections(screen), html);
  };
};

const contextOf = (
  screen: Pick<Screen, 'env' | 'theme' | 'params' | 'query'> & { readonly head?: Pick<HeadData, 'crumbs'> },
  views: Views,
  { onSectionError }: StorefrontOptions,
): RenderContext => ({
  env: screen.env,
  crumbs: screen.head?.crumbs ?? [],
  params: screen.params,
  query: screen.query,
  viewOf: (section) => views.viewOf(section, screen.theme),
  onError: (section, error) =>
    onSectionError({ channel: screen.env.channel, page: screen.env.page, section: section.id }, error),
});

const createPages = (views: Views, styleOf: StyleOf, options: StorefrontOptions) => {
  const { assets } = options;
  const stylesOf = createJoinedStyles(assets);
  return (screen: Screen): PageAnswer => {
    const context = contextOf(screen, views, options);
    // The frame stays when the screen changes, so it may not depend on the screen's own parameters.
    const ofFrame = { ...context, crumbs: [], params: {}, query: {} };
    const opening = renderSections(screen.frame.before.slice(0, 1), ofFrame);
    const before = renderSections(screen.frame.before.slice(1), ofFrame);
    const main = renderMain(screen.sections, context, screen.head.title);
    const after = renderSections(screen.frame.after, ofFrame);
    const rest = [before, main, after];
    const islands = [opening, ...rest].flatMap((part) => part.islands);
    const css = stylesOf(
      [themeModule(screen.theme), ...opening.modules],
      rest.flatMap((part) => part.modules),
    );
    const style = styleOf(screen, [opening, ...rest].map(({ html }) => html).join(''));
    const html = documentOf({
      theme: screen.theme,
      head: screen.head,
      siteName: screen.env.siteName,
      css,
      pageStyle: style,
      opening: opening.html,
      before: before.html,
      main: (screen.flash ? flashMarkup(screen.flash) : '') + main.html,
      after: after.html,
      payload: payloadOf(screen, islands, assets),
      preloads: [...new Set([...assets.entryPreloads, ...preloadsOf(islands, assets)])],
      assets,
      development: options.development(screen.theme),
    });
    const { status, isWhole, validUntil } = screen;
    return { kind: 'page', status, html, styles: [css.first, css.rest, style], isWhole, validUntil };
  };
};

const navigationAnswer = (
  screen: Screen,
  views: Views,
  styleOf: StyleOf,
  options: StorefrontOptions,
): NavigationAnswer => {
  const main = renderMain(screen.sections, contextOf(screen, views, options), screen.head.title);
  return {
    kind: 'screen',
    status: screen.status,
    payload: payloadOf(screen, main.islands, options.assets),
    title: screen.head.title,
    canonical: screen.head.canonical,
    main: main.html,
    css: Object.fromEntries(options.assets.stylesOf(main.modules)),
    pageStyle: styleOf(screen, main.html),
    preloads: preloadsOf(main.islands, options.assets),
  };
};

export const createStorefront = async (options: StorefrontOptions): Promise<Storefront> => {
  const views = await loadViews(sections, themes);
  const styleOf = createStyleOf(options);
  const page = createPages(views, styleOf, options);
  const loader: Loader = {
    sections,
    onSectionError: options.onSectionError,
    layouts: createLayoutSource({
      definitions: settingsRegistry,
      variantsOf: (type, theme) => views.variantsOf(type, theme),
      base: themeLayouts,
      onIssues: options.onIssues,
    }),
  };
  const redirect = (request: ScreenRequest, to: string): RedirectAnswer => ({
    kind: 'redirect',
    to: request.channel.prefix + to,
  });
  return {
    page: async (request) => {
      const screen = await loadScreen(loader, request);
      return screen.kind === 'redirect' ? redirect(request, screen.to) : page(screen);
    },
    fault: async (request, status) => page(await loadFault(loader, request, status)),
    invalidChannel: async (request) => page(await loadInvalidChannel(loader, request)),
    navigation: async (request) => {
      const screen = await loadScreen(loader, request);
      if (screen.kind === 'redirect') return { answer: redirect(request, screen.to), isWhole: true, validUntil: null };
      const { isWhole, validUntil } = screen;
      return { answer: navigationAnswer(screen, views, styleOf, options), isWhole, validUntil };
    },
    choice: async (request) => {
      const choice = await loadChoice(loader, request);
      if (!choice) return { answer: null, isWhole: true };
      const { html, modules } = renderSections(choice.sections, contextOf(choice, views, options));
      const css = Object.fromEntries(options.assets.stylesOf(modules));
      return { answer: html === '' ? null : { html, css }, isWhole: choice.isWhole };
    },
    findable: (request) => findableScreens(loader.layouts, request),
  };
};
