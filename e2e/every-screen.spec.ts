/**
 * Every drawn screen of both shops: its look for everybody, narrow, without script, and between drawn and alive. The rows
 * come from the table of screens: a new one is looked at without a word here, by the first address of its kind in the
 * shop's sitemap. A screen of the cart is looked at with a cart that has come that far.
 *
 * minori is looked at on a phone and gakuen on a PC, where a row does not say `both`: each theme's sections are looked at
 * on both in the workbench.
 */
import { execFileSync } from 'node:child_process';
import type { Page } from '@playwright/test';
import { alive } from './support/buying';
import { holdScript } from './support/late-script';
import { layOutAll } from './support/lay-out-all';
import { expectToFit } from './support/narrow';
import { readyCart, type Step } from './support/ready-cart';
import { expect, expectAccessible, expectStill, test, watchLayoutShifts } from './support/test';

test.describe.configure({ timeout: 90_000 });

interface Row {
  readonly path: string;
  /** How far the cart has come; none where the screen needs none. */
  readonly cart?: Step;
  readonly both?: true;
}

const prefixes = ['', '/gakuen'] as const;
const isGakuen = ({ path }: Row): boolean => path.startsWith('/gakuen');
const prefixOf = (row: Row) => (isGakuen(row) ? '/gakuen' : '');

/** `access<TAB>path` of the screens that a base layout draws. */
const drawn = execFileSync(process.execPath, ['--import', 'tsx', 'scripts/routes.ts', '--drawn'], { encoding: 'utf8' })
  .trim()
  .split('\n')
  .map((line) => line.split('\t'));

const steps: Readonly<Record<string, Step>> = {
  '/cart/shipping-select': 'orderer',
  '/cart/shipping-add': 'delivery',
  '/cart/shipping-detail': 'delivery',
  '/cart/payment': 'payment',
  '/cart/confirm': 'confirm',
  '/cart/complete': 'complete',
};

/** Where the first of its kind would not show much. */
const samples: Readonly<Record<string, readonly [minori: string, gakuen: string]>> = {
  '/product/{key}': ['/product/kurikinton', '/gakuen/product/knit-vest'],
  '/*': ['/law', '/gakuen/law'],
};

/** Screens that are looked at in more states than one, and what no row leads to. */
const more: readonly Row[] = [
  { path: '/product?keyword=zzzzqqq', both: true },
  { path: '/product?keyword=茶' },
  { path: '/gakuen/product?keyword=紺' },
  { path: '/product?category=sweets&sort=new', both: true },
  { path: '/gakuen/product?category=uniform' },
  { path: '/guide' },
  { path: '/nothing-here', both: true },
  { path: '/gakuen/nothing-here' },
  { path: '/cart', both: true },
  { path: '/gakuen/cart', both: true },
];
const alsoOnTheOther = [
  ...['/', '/product', '/product/kurikinton', '/news', '/maker', '/faq', '/law'],
  ...['/gakuen/', '/gakuen/product', '/gakuen/product/knit-vest', '/gakuen/news'],
];

const rows: readonly Row[] = [
  ...drawn
    // A shop that is open leads away from there.
    .filter(([, path]) => path !== '/maintenance')
    .flatMap(([access = '', path = '']) =>
      prefixes.map((prefix, shop): Row => {
        const known = samples[path]?.[shop] ?? prefix + path;
        const both = alsoOnTheOther.includes(known) ? ({ both: true } as const) : {};
        return access === 'cart' ? { path: known, cart: steps[path] ?? 'cart' } : { path: known, ...both };
      }),
    ),
  ...more,
];

const nameOf = ({ path, cart }: Row): string => (cart === 'cart' ? `${path} with goods` : path);

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

/** Where the sections begin and end, by their ids: px from the page's top. */
const placesOf = async (page: Page): Promise<readonly (readonly [string | null, number, number])[]> => {
  await layOutAll(page);
  return page.locator('[data-i]').evaluateAll((sections) =>
    sections.map((section) => {
      const { top, bottom } = section.getBoundingClientRect();
      return [section.getAttribute('data-i'), Math.round(top + scrollY), Math.round(bottom + scrollY)] as const;
    }),
  );
};

for (const row of rows) {
  const name = nameOf(row);
  test.describe(() => {
    test.skip(({ isMobile }) => row.both === undefined && isMobile === isGakuen(row), 'looked at in the other width');

    test(`axe finds nothing at ${name}`, async ({ page }) => {
      await page.goto(await ready(page, row));
      await alive(page);
      await expectAccessible(page);
    });

    test(`nothing of ${name} moves when the script comes`, async ({ page }) => {
      const path = await ready(page, row);
      const release = await holdScript(page);
      await page.goto(path, { waitUntil: 'commit' });
      await page.locator('[data-i="frame.footer"]').waitFor();
      const before = await placesOf(page);
      release();
      await alive(page);
      expect(await placesOf(page)).toEqual(before);
      // Nor does anything when it is read from top to end.
      await watchLayoutShifts(page);
      await page.goto(path);
      await alive(page);
      await expectStill(page);
    });
  });

  test.describe(() => {
    test.use({ viewport: { width: 320, height: 640 } });
    test.skip(({ isMobile }) => !isMobile, 'there is no such PC');

    test(`${name} fits 320 px at 200 % text`, async ({ page }) => {
      await page.goto(await ready(page, row));
      await expectToFit(page);
    });
  });

  test.describe(() => {
    test.use({ javaScriptEnabled: false });
    test.skip(({ isMobile }) => !isMobile, 'script has no width');

    test(`${name} is whole without script`, async ({ page }) => {
      await page.goto(await ready(page, row));
      await expect(page.getByRole('main')).toContainText(/\S/);
      const ways = await page
        .locator('[data-s]')
        .evaluateAll((sections) => sections.map((section) => getComputedStyle(section).contentVisibility));
      expect(new Set(ways)).toEqual(new Set(['visible']));
      const deaf = await page
        .locator('main form')
        .evaluateAll((forms) =>
          forms
            .filter(
              (form) =>
                !form.querySelector('[type=submit]') && !document.querySelector(`[type=submit][form="${form.id}"]`),
            )
            .map((form) => form.outerHTML),
        );
      expect(deaf, 'forms that nobody can send').toEqual([]);
    });
  });
}
