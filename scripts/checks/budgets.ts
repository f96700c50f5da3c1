/**
 * Byte budgets of the build: the most JavaScript (brotli) that a guest could download on each kind of page, whatever
 * the layout says. What pages really weigh is checked in the browser (e2e/byte-budgets.changes.spec.ts).
 */
import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { sections } from '../../sections/registry';
import { themes } from '../../themes/registry';
import { type Manifest, type Reach, scriptsOf, type Weighed } from './script-bytes';

const client = join('dist', 'client');
const manifest = JSON.parse(readFileSync(join(client, 'manifest.json'), 'utf8')) as Manifest;
const modules = { entry: 'src/app/entry-client.ts', hydration: 'src/app/hydrate.tsx' };

const checkout = ['cart.shipping-select', 'cart.shipping-add', 'cart.shipping-detail', 'cart.payment', 'cart.confirm'];

const budgets: readonly { name: string; pages: readonly string[]; kilobytes: number; reach?: Reach }[] = [
  { name: 'top', pages: ['top', 'default'], kilobytes: 94 },
  { name: 'product list', pages: ['product.list', 'default'], kilobytes: 94 },
  { name: 'product detail', pages: ['product.detail', 'default'], kilobytes: 94 },
  { name: 'cart', pages: ['cart', 'default'], kilobytes: 110, reach: 'ever' },
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
  pages: settings.pages,
  hydrates: hydrate !== 'never',
  modules: [
    ...variantsOf(variants, new RegExp(`^sections/[^/]+/${id}/`)),
    ...Object.values(themes).flatMap((theme) =>
      variantsOf(Object.entries(theme.variants).find(([name]) => name === id)?.[1], new RegExp(`^themes/${theme.id}/`)),
    ),
  ],
}));

for (const { name, pages, kilobytes, reach } of budgets) {
  const files = scriptsOf(pages, weighed, manifest, modules, reach);
  const bytes = files.reduce((sum, file) => sum + statSync(join(client, `${file}.br`)).size, 0);
  const fits = bytes <= kilobytes * 1000;
  console.log(
    `${name}: at most ${(bytes / 1000).toFixed(1)} kB of ${kilobytes} kB JavaScript in ${files.length} files`,
  );
  if (!fits) process.exitCode = 1;
}
