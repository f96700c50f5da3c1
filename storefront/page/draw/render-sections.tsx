/**
 * Loaded sections → HTML, each drawn by itself: one that throws draws its error state and the rest of the page lives.
 * Also gathers what the page must carry for the browser: the islands, and the view modules whose styles are used.
 */
import { renderToStaticMarkup, renderToString } from 'react-dom/server';
import { SectionError } from '../../../src/ui/section-error';
import type { Hydrate } from '../../../src/layout/define-section';
import { type Crumb, CrumbsProvider, type ShopEnv } from '../../../src/ui/shop-context';
import type { IslandInput } from '../../island/island-input';
import { Island, Slot, type View, type ViewInput } from '../../island/island';
import type { LoadedSection } from '../load/screen';

/** What the browser needs to take a section over. */
export interface IslandData {
  readonly id: string;
  /** Path of the view's module from the project root. */
  readonly module: string;
  readonly hydrate: Exclude<Hydrate, 'members' | 'never'>;
  readonly input: IslandInput;
}

export interface RenderContext {
  readonly env: ShopEnv;
  readonly crumbs: readonly Crumb[];
  readonly params: Readonly<Record<string, string>>;
  readonly query: Readonly<Record<string, string>>;
  readonly viewOf: (section: LoadedSection) => { readonly module: string; readonly view: View } | null;
  readonly onError: (section: LoadedSection, error: unknown) => void;
}

export interface RenderedSections {
  readonly html: string;
  readonly islands: readonly IslandData[];
  readonly modules: readonly string[];
}

const attribute = (value: string): string => value.replaceAll('&', '&amp;').replaceAll('"', '&quot;');

/** `phone tablet` where a section is not shown on every screen class; the page's style hides it elsewhere. */
const screensAttribute = ({ screens }: LoadedSection['resolved']): string =>
  screens.length === 3 ? '' : ` data-on="${screens.join(' ')}"`;

/** Whose it is that lives there, for what it sends (src/session/browser-login.ts). */
const ownerAttribute = ({ drawnFor }: ShopEnv): string => (drawnFor ? ` data-drawn-for="${attribute(drawnFor)}"` : '');

const wrap = (section: LoadedSection, html: string, extra = ''): string =>
  html === ''
    ? ''
    : `<div data-s="${attribute(section.resolved.type)}" data-i="${attribute(section.id)}"${screensAttribute(section.resolved)}${extra}>${html}</div>`;

/**
 * React writes a preload link for each picture that is not lazy. They repeat the picture's candidates and would stand in
 * the middle of the page; the one worth having, the largest picture's, stands in the head (document.ts).
 */
const withoutPreloads = (html: string): string => html.replace(/^(?:<link rel="preload" as="image"[^>]*>)+/, '');

const failed = ' data-failed>';

const errorHtml = renderToStaticMarkup(<SectionError />);

export const renderSections = (sections: readonly LoadedSection[], context: RenderContext): RenderedSections => {
  const islands: IslandData[] = [];
  const modules = new Set<string>();
  const html = sections.map((section) => renderSection(section, context, islands, modules)).join('');
  return { html, islands, modules: [...modules] };
};

/**
 * The main part. Where the section that has the screen's heading failed, its error state is headed by the screen's title,
 * for whoever goes from heading to heading; nobody sees it (base.css.ts).
 */
export const renderMain = (
  sections: readonly LoadedSection[],
  context: RenderContext,
  title: string,
): RenderedSections => {
  const main = renderSections(sections, context);
  if (/<h1[\s>]/.test(main.html)) return main;
  const heading = renderToStaticMarkup(<h1>{title}</h1>);
  return { ...main, html: main.html.replace(failed, (mark) => mark + heading) };
};

/** What a visitor's browser does with a section. */
const hydrateFor = (hydrate: Hydrate, { visitor }: ShopEnv): Exclude<Hydrate, 'members'> => {
  if (hydrate !== 'members') return hydrate;
  return visitor === 'member' ? 'load' : 'never';
};

const renderSection = (
  section: LoadedSection,
  context: RenderContext,
  islands: IslandData[],
  modules: Set<string>,
): string => {
  if (section.data === null) return '';
  const found = context.viewOf(section);
  if (!found) return '';
  modules.add(found.module);
  if (section.data === 'failed') return wrap(section, errorHtml, ' data-failed');
  const input: ViewInput = {
    id: section.id,
    settings: section.resolved.settings,
    data: section.data,
    slots: Object.fromEntries(
      Object.entries(section.slots).flatMap(([name, inner]) => {
        const html = inner.map((one) => renderSection(one, context, islands, modules)).join('');
        // A slot in which nothing is drawn is empty: what a view shows in place of its content must not be lost.
        return html === '' ? [] : [[name, <Slot key={name} name={name} html={html} />] as const];
      }),
    ),
    query: context.query,
    params: context.params,
  };
  const tree = (
    <CrumbsProvider crumbs={context.crumbs}>
      <Island env={context.env} view={found.view} input={input} />
    </CrumbsProvider>
  );
  const hydrate = hydrateFor(section.definition.hydrate, context.env);
  try {
    if (hydrate === 'never') return wrap(section, withoutPreloads(renderToStaticMarkup(tree)));
    const html = withoutPreloads(renderToString(tree, { identifierPrefix: section.id }));
    const { id: _id, slots: _slots, ...rest } = input;
    if (html !== '') islands.push({ id: section.id, module: found.module, hydrate, input: rest });
    return wrap(section, html, ` data-h${ownerAttribute(context.env)}`);
  } catch (error) {
    context.onError(section, error);
    return wrap(section, errorHtml, ' data-failed');
  }
};
