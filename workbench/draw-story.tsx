/** A story on the page as a shopper gets it: drawn as the server does, in its wrapper, then brought to life. */
import { hydrateRoot } from 'react-dom/client';
import { renderToStaticMarkup, renderToString } from 'react-dom/server';
import { gakuenEnv, minoriEnv } from '../sections/samples/env';
import { sampleSettings } from '../sections/samples/shop';
import { Island, type View, type ViewInput } from '../storefront/island/island';
import { pageStyle } from '../storefront/page/draw/page-style';
import type { LoadedSection } from '../storefront/page/load/screen';
import { CrumbsProvider, type ShopEnv } from '../src/ui/shop-context';
import { themes } from '../themes/registry.generated';
import type { Look } from './looks';
import { withPictures } from './sample-pictures';
import { type Story, variantsIn } from './stories';

const envOf = ({ theme }: Look): ShopEnv => ({ ...(theme === 'gakuen' ? gakuenEnv : minoriEnv), theme });

/** As the storefront chooses: the theme's, the section's own, the default where a theme lacks the variant. */
const viewOf = async ({ section, definition, variant }: Story, { theme }: Look): Promise<View> => {
  const variants = { ...definition.variants, ...variantsIn(themes[theme], section) };
  const load = variants[variant] ?? variants.default;
  if (!load) throw new Error(`workbench: ${section} has no default variant`);
  // Props were checked where the section was defined; here a view is only called.
  return (await load()).View as View;
};

const inputOf = ({ section, fixture }: Story): ViewInput => ({
  id: section,
  settings: withPictures(fixture.settings),
  data: withPictures(fixture.data),
  slots: fixture.slots ?? {},
  query: fixture.query ?? {},
  params: fixture.params ?? {},
});

const styleOf = (
  { section, definition, variant }: Story,
  { settings }: ViewInput,
  look: Look,
  html: string,
): string => {
  const resolved = {
    id: section,
    path: section,
    type: section,
    variant,
    screens: ['phone', 'tablet', 'pc'],
    slots: {},
  };
  const loaded = { id: section, definition, data: {}, slots: {}, resolved: { ...resolved, settings } };
  // The page's style reads no more of a section than what stands here.
  const { colors: themeColors } = themes[look.theme];
  return pageStyle(
    { settings: sampleSettings, colorScheme: look.scheme, themeColors },
    [loaded as LoadedSection],
    html,
  );
};

/** What the server writes into each page: which shop it belongs to (src/session/page-shop.ts). */
const payloadOf = (env: ShopEnv): HTMLScriptElement => {
  const payload = document.createElement('script');
  Object.assign(payload, { id: 'noren', type: 'application/json', textContent: JSON.stringify({ env }) });
  return payload;
};

/** Answers when the story is alive; the function that it answers takes it away again. */
export const drawStory = async (stage: Element, story: Story, look: Look): Promise<() => void> => {
  const view = await viewOf(story, look);
  const input = inputOf(story);
  const env = envOf(look);
  const payload = document.head.appendChild(payloadOf(env));
  const style = document.head.appendChild(document.createElement('style'));
  const wrapper = stage.appendChild(document.createElement('div'));
  Object.assign(wrapper.dataset, { s: story.section, i: story.section });
  const report = (error: unknown): void => console.error(`${story.id} in ${look.id}:`, error);
  const treeOf = (onAlive?: () => void) => (
    <CrumbsProvider crumbs={story.fixture.crumbs ?? []}>
      <Island env={env} view={view} input={input} {...(onAlive ? { onAlive } : {})} />
    </CrumbsProvider>
  );
  const isStill = story.definition.hydrate === 'never';
  const html = isStill ? renderToStaticMarkup(treeOf()) : renderToString(treeOf(), { identifierPrefix: story.section });
  wrapper.innerHTML = html.replace(/^(?:<link rel="preload" as="image"[^>]*>)+/, '');
  style.textContent = styleOf(story, input, look, html);
  // A sheet is looked at as it is when it is needed.
  wrapper.querySelector('dialog')?.showModal();
  const clear = (): void => {
    payload.remove();
    style.remove();
    wrapper.remove();
  };
  if (isStill || html === '') return clear;
  return new Promise((resolve) => {
    const root = hydrateRoot(
      wrapper,
      treeOf(() => resolve(() => [root.unmount(), clear()])),
      { identifierPrefix: story.section, onRecoverableError: report, onCaughtError: report },
    );
  });
};
