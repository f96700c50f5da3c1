/**
 * Screens of both demo shops as they are: on the way of a guest who buys, with the shop's own goods, words and pictures,
 * and every drawn screen that no scenario shows (every-scenario.screens.spec.ts). minori on a phone, gakuen on a PC.
 */
import { execFileSync } from 'node:child_process';
import type { Page } from '@playwright/test';
import { inspectScreen } from './support/looks/inspect-screen';
import { readyCart, type Step } from './support/ready-cart';
import { deviceOf, scenarios } from './support/looks/scenarios';
import { test } from './support/test';

test.describe.configure({ timeout: 90_000 });

interface Row {
  readonly path: string;
  /** How far the cart has come; none where the screen needs none. */
  readonly cart?: Step;
}

const prefixes = ['', '/gakuen'] as const;
const prefixOf = ({ path }: Row) => (path.startsWith('/gakuen') ? '/gakuen' : '');

/** `access<TAB>path` of the screens that a base layout draws. */
const drawn = (process.env.NOREN_DRAWN ??= execFileSync(
  process.execPath,
  ['--import', 'tsx', 'scripts/routes.ts', '--drawn'],
  { encoding: 'utf8' },
))
  .trim()
  .split('\n')
  .map((line) => line.split('\t'));

const withoutScenario = drawn
  .map(([, path = '']) => path)
  // A shop that is open leads away from the one; of the other, the first page says the most.
  .filter((path) => path !== '/maintenance' && path !== '/*' && !scenarios.some(({ screen }) => screen === path));

const rows: readonly Row[] = [
  ...withoutScenario.flatMap((path) => prefixes.map((prefix) => ({ path: prefix + path }))),
  { path: '/' },
  { path: '/gakuen/' },
  { path: '/product?category=sweets&sort=new' },
  { path: '/gakuen/product?keyword=紺' },
  { path: '/product/kurikinton' },
  { path: '/gakuen/product/knit-vest' },
  { path: '/law' },
  { path: '/gakuen/law' },
  { path: '/nothing-here' },
  { path: '/gakuen/nothing-here' },
  { path: '/cart', cart: 'cart' },
  { path: '/gakuen/cart/payment', cart: 'payment' },
  { path: '/cart/confirm', cart: 'confirm' },
  { path: '/gakuen/cart/complete', cart: 'complete' },
];

/** `/maker/{key}`: the first such address that the shop's sitemap has. */
const addressOf = async (page: Page, row: Row): Promise<string> => {
  if (!row.path.includes('{')) return row.path;
  const sitemap = await (await page.request.get(`${prefixOf(row)}/sitemap.xml`)).text();
  const pattern = new RegExp(`<loc>https?://[^/]+(${row.path.replaceAll(/\{\w+\}/g, '[^/<?]+')})</loc>`);
  const found = pattern.exec(sitemap)?.[1];
  if (found === undefined) throw new Error(`no address like ${row.path} in the sitemap`);
  return found;
};

/** The screen's address, once the cart has come as far as it needs. */
const ready = async (page: Page, row: Row): Promise<string> => {
  const next = row.cart === undefined ? '' : await readyCart(page, row.cart, prefixOf(row));
  return row.cart === 'complete' ? next : addressOf(page, row);
};

for (const row of rows) {
  const width = prefixOf(row) === '' ? 375 : 1280;
  test.describe(() => {
    test.use(deviceOf(width));

    test(`${row.path} of the shop is for everybody, still, whole without script, and narrow`, async ({ page }) => {
      const path = await ready(page, row);
      await inspectScreen(page, () => page.goto(path, { waitUntil: 'commit' }), `${path} at ${width} px`);
    });
  });
}
