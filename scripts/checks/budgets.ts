/**
 * Byte budgets of the build (brotli): the most JavaScript that a guest could download on each kind of page, whatever
 * the layout says, and the styles that each theme's own arrangement of a page carries. What pages really weigh is
 * checked in the browser (e2e/byte-budgets.changes.spec.ts).
 */
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type { LayoutDocument, StoredLayout } from '../../schemas/layout/document';
import { screens } from '../../schemas/screens/screens';
import { sections } from '../../sections/registry.generated';
import { isPageId, usualFrame } from '../../src/layout/page-frames';
import { parseLayout } from '../../src/layout/reading/parse-layout';
import { walk } from '../../src/layout/reading/walk';
import { themeLayouts } from '../../themes/layouts';
import { themes } from '../../themes/registry.generated';
import type { Theme } from '../../themes/theme';
import type { StylesFile } from '../../vite/collect-styles';
import { type Build, type Manifest, type Reach, scriptsOf, sectionWeights, type Weighed } from './script-bytes';
import { styleBytes } from './style-bytes';

const client = join('dist', 'client');
const manifest = JSON.parse(readFileSync(join(client, 'manifest.json'), 'utf8')) as Manifest;
const build: Build = {
  entry: 'storefront/browser/entry-client.ts',
  hydration: 'storefront/browser/islands/hydrate.tsx',
  textOf: (file) => readFileSync(join(client, file), 'utf8'),
  ofMembers: [
    'src/session/browser-login.ts',
    'src/session/shared-own.ts',
    'storefront/browser/own-places.ts',
    'storefront/browser/login-change.ts',
  ],
  telling: [
    'storefront/browser/navigation/busy-ring.ts',
    'storefront/browser/toasts/say-flash.ts',
    'storefront/browser/toasts/toaster.tsx',
    'src/session/popups.ts',
  ],
};

const checkout = screens.flatMap(({ page, step }) => (step === undefined ? [] : [page]));

const budgets: readonly { name: string; pages: readonly string[]; kilobytes: number; reach?: Reach }[] = [
  { name: 'top', pages: ['top', 'default'], kilobytes: 94 },
  { name: 'product list', pages: ['product.list', 'default'], kilobytes: 94 },
  { name: 'product detail', pages: ['product.detail', 'default'], kilobytes: 94 },
  { name: 'cart', pages: ['cart', 'default'], kilobytes: 110, reach: 'ever' },
  // Its form is the browser's own to send; the cart's machine counts, which any page may ask for.
  { name: 'option of a cart', pages: ['cart.option', 'default'], kilobytes: 110, reach: 'ever' },
  // With the cart's machine, which any page may ask for; this one never does (e2e/byte-budgets.changes.spec.ts).
  { name: 'login', pages: ['login', 'default'], kilobytes: 150, reach: 'ever' },
  // All steps of a gift's receiver together, with the form engine and their machine.
  {
    name: 'gift',
    pages: ['gift.shipping', 'gift.delivery', 'gift.confirm', 'gift.complete', 'simple'],
    kilobytes: 175,
    reach: 'ever',
  },
  // All steps together, with the form engine, the state machine and the form of a card.
  { name: 'checkout', pages: [...checkout, 'simple'], kilobytes: 220, reach: 'ever' },
];

/** The key in the manifest of what a loader imports: `() => import('./purchase-sticky')` in the folder. */
const moduleOf = (loader: unknown, folder: RegExp): string => {
  const file = /import\(["']\.\/([^"']+)["']\)/.exec(String(loader))?.[1] ?? '';
  const found = Object.keys(manifest).find((key) => folder.test(key) && key.endsWith(`/${file}.tsx`));
  if (!found) throw new Error(`The build lacks the view "${file}" of ${String(folder)}`);
  return found;
};

const variantsOf = (variants: object | undefined, folder: RegExp): string[] =>
  Object.values(variants ?? {}).map((loader) => moduleOf(loader, folder));

const weighed: Weighed[] = Object.entries(sections).map(([id, { settings, hydrate, variants }]) => ({
  id,
  pages: settings.pages,
  hydrates: hydrate !== 'never',
  modules: [
    ...variantsOf(variants, new RegExp(`^sections/[^/]+/${id}/`)),
    ...Object.values(themes).flatMap((theme) =>
      variantsOf(Object.entries(theme.variants).find(([name]) => name === id)?.[1], new RegExp(`^themes/${theme.id}/`)),
    ),
  ],
}));

const bytesOf = (file: string): number => statSync(join(client, `${file}.br`)).size;
/**
 * Of the page's own code there is none of it until something is busy or to be told, with the words of all that is told once
 * (src/domain/flash); React, which a toast needs, stands in `top`.
 */
const mostTellingBytes = 4_600;
const tellingBytes = build.telling.reduce((sum, module) => sum + bytesOf(manifest[module]?.file ?? module), 0);
console.log(`ring, toasts and pop-ups: ${tellingBytes} of ${mostTellingBytes} bytes`);
if (tellingBytes > mostTellingBytes) process.exitCode = 1;

const inKilobytes = (bytes: number): string => (bytes / 1000).toFixed(1);
/** Of the sections on a page that is too heavy, as many as one looks at. */
const mostNamed = 6;

for (const { name, pages, kilobytes, reach = 'at once' } of budgets) {
  const files = scriptsOf(pages, weighed, manifest, build, reach);
  const bytes = files.reduce((sum, file) => sum + bytesOf(file), 0);
  const fits = bytes <= kilobytes * 1000;
  console.log(`${name}: at most ${inKilobytes(bytes)} kB of ${kilobytes} kB JavaScript in ${files.length} files`);
  if (fits) continue;
  process.exitCode = 1;
  const heaviest = sectionWeights(pages, weighed, manifest, build, { reach, bytesOf }).slice(0, mostNamed);
  for (const { id, bytes: brought, ownBytes } of heaviest)
    console.error(`  ${id} brings ${inKilobytes(brought)} kB, ${inKilobytes(ownBytes)} kB of it alone`);
  console.error('  A section counts wherever it may stand: `pages` in its settings says where that is.');
}

/** What records a screen comes with the first flow that is used, and is no more than this, whatever else grows. */
const mostRecorderBytes = 1_500;
const recorder = readdirSync(join(client, 'assets')).find((name) => /^recorder-[\w-]+\.js\.br$/.test(name));
const recorderBytes = recorder ? statSync(join(client, 'assets', recorder)).size : Infinity;
console.log(`recorder: ${recorderBytes} of ${mostRecorderBytes} bytes`);
if (recorderBytes > mostRecorderBytes) process.exitCode = 1;

const styles = JSON.parse(readFileSync(join(client, 'styles.json'), 'utf8')) as StylesFile;
const mostStyleKilobytes = 12;

type Named = Readonly<Record<string, Readonly<Record<string, unknown>> | undefined>>;

/** The module that draws a section in a theme, chosen as the storefront does (storefront/page/draw/views.ts). */
const drawnBy = (theme: Theme, type: string, variant = 'default'): string[] => {
  const own: unknown = Object.entries(sections).find(([id]) => id === type)?.[1].variants;
  const ownVariants = own as Readonly<Record<string, unknown>> | undefined;
  if (!ownVariants) return []; // the outlet, which draws the page
  const themed = (theme.variants as Named)[type] ?? {};
  const name = variant in themed || variant in ownVariants ? variant : 'default';
  return name in themed
    ? [moduleOf(themed[name], new RegExp(`^themes/${theme.id}/`))]
    : [moduleOf(ownVariants[name], new RegExp(`^sections/[^/]+/${type}/`))];
};

const stored = (document: LayoutDocument): StoredLayout => {
  const parsed = parseLayout(document);
  if (!parsed.ok) throw new Error(`${document.page}: ${parsed.issue.message}`);
  return parsed.document;
};

const themeStyles = (theme: Theme): string => `themes/${theme.id}/theme.css.ts`;

/** What a page would save without each of its views, the most first. */
const styleWeights = (theme: Theme, drawn: readonly string[]): readonly (readonly [string, number])[] => {
  const whole = styleBytes([themeStyles(theme), ...drawn], styles);
  const without = (view: string): readonly string[] => drawn.filter((one) => one !== view);
  return [...new Set(drawn)]
    .map((view) => [view, whole - styleBytes([themeStyles(theme), ...without(view)], styles)] as const)
    .sort(([, one], [, other]) => other - one);
};

const frameOf = ({ page, frame }: LayoutDocument): string => frame ?? (isPageId(page) ? usualFrame(page) : 'default');

for (const theme of Object.values(themes)) {
  const layouts = themeLayouts[theme.id];
  const weights = Object.values(layouts.pages).map((page) => {
    const frame = Object.entries(layouts.frames).find(([id]) => id === frameOf(page))?.[1];
    const drawn = [page, ...(frame ? [frame] : [])].flatMap((document) =>
      walk(stored(document)).flatMap(({ instance }) => drawnBy(theme, instance.type, instance.variant)),
    );
    return { page: page.page, drawn, bytes: styleBytes([themeStyles(theme), ...drawn], styles) };
  });
  const heaviest = weights.reduce((most, one) => (one.bytes > most.bytes ? one : most));
  console.log(
    `${theme.id}: at most ${inKilobytes(heaviest.bytes)} kB of ${mostStyleKilobytes} kB styles, on ${heaviest.page}`,
  );
  if (heaviest.bytes <= mostStyleKilobytes * 1000) continue;
  process.exitCode = 1;
  for (const [view, bytes] of styleWeights(theme, heaviest.drawn).slice(0, mostNamed))
    console.error(`  ${view}: ${inKilobytes(bytes)} kB that nothing else there has`);
}
