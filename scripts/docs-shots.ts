/**
 * `npm run docs:shots`: pictures of every screen of the purchase path in both demo shops, as a guest sees them who buys
 * there, at three widths: docs/images/screens/<shop>/<width>/<screen>.webp. The screens are scenarios of fixtures/scenarios;
 * a shop of its own is started for the pictures of goods alone, which scenarios do not have.
 */
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Browser, chromium, type Page } from '@playwright/test';
import sharp from 'sharp';
import { alive } from '../e2e/support/buying';
import { type Player, startPlayer } from '../e2e/support/player';
import { startShop } from '../e2e/support/running-shop';
import { readCommandLine, runCommand } from './command-line';
import { chromiumArgs, needChromium } from './find-chromium';
import { wholePage } from './whole-page';

const usage = `npm run docs:shots: takes the pictures of docs/screens.md anew, over those in docs/images/screens. Some minutes.`;

readCommandLine({ usage });

/** The scenario of each screen. */
const shops = {
  minori: {
    top: 'top--minori',
    list: 'products--list',
    search: 'products--search',
    product: 'products--detail',
    cart: 'cart--usual',
    orderer: 'checkout--orderer',
    delivery: 'delivery--delivery',
    payment: 'checkout--payment',
    confirmation: 'checkout--confirm',
    complete: 'checkout--complete',
    order: 'receipt--usual',
  },
  gakuen: {
    top: 'top--gakuen',
    list: 'products--list-gakuen',
    search: 'products--search-gakuen',
    product: 'products--detail-gakuen',
    cart: 'cart--usual-gakuen',
    orderer: 'checkout--orderer-gakuen',
    delivery: 'delivery--delivery-gakuen',
    payment: 'checkout--payment-gakuen',
    confirmation: 'checkout--confirm-gakuen',
    complete: 'checkout--complete-gakuen',
    order: 'receipt--usual-gakuen',
  },
} as const;
/** The pictures of sections/samples, as the shop has them. */
const ofSamples: Readonly<Record<string, string>> = {
  'product-1': 'minori/kurikinton.715e3453',
  'knit-vest': 'gakuen/knit-vest.951b7402',
  'shirt-white': 'gakuen/shirt-white.a84651fb',
};
/** @example /images/knit-vest-320.webp → /images/gakuen/knit-vest.951b7402/320.webp */
const inShop = (path: string): string =>
  path.replace(/^\/images\/([a-z\d-]+)-(\d+\.webp)$/, (same, name: string, file: string) =>
    ofSamples[name] === undefined ? same : `/images/${ofSamples[name]}/${file}`,
  );

const sizes = { 375: 812, 768: 1024, 1280: 800 } as const;
/** Longer pages are cut: what is below shows nothing new. */
const mostPixels = 2600;

const folder = 'docs/images/screens';

const openPage = async (browser: Browser, width: keyof typeof sizes, picturesAt: string): Promise<Page> => {
  const isPhone = width < 600;
  const context = await browser.newContext({
    viewport: { width, height: sizes[width] },
    isMobile: isPhone,
    hasTouch: isPhone,
    locale: 'ja-JP',
    timezoneId: 'Asia/Tokyo',
    reducedMotion: 'reduce',
  });
  await context.route('**/images/**', async (route) => {
    const { pathname } = new URL(route.request().url());
    const response = await context.request.get(new URL(inShop(pathname), picturesAt).href);
    // What the shop does not have stays a plain surface.
    await (response.ok() ? route.fulfill({ response }) : route.fallback());
  });
  return context.newPage();
};

const shoot = async (page: Page, url: string, file: string): Promise<void> => {
  await page.goto(url, { waitUntil: 'commit' });
  await page.waitForURL(({ pathname }) => pathname !== '/-/replay');
  await alive(page);
  await wholePage(page);
  const { width, height } = await page.evaluate(() => ({
    width: innerWidth,
    height: document.documentElement.scrollHeight,
  }));
  const clip = { x: 0, y: 0, width, height: Math.min(height, mostPixels) };
  await sharp(await page.screenshot({ fullPage: true, clip }))
    .webp({ quality: 78, effort: 6 })
    .toFile(file);
  console.log(file);
};

const shootAll = async (browser: Browser, player: Player, picturesAt: string): Promise<void> => {
  for (const [shop, screens] of Object.entries(shops))
    for (const width of [375, 768, 1280] as const) {
      mkdirSync(join(folder, shop, String(width)), { recursive: true });
      const page = await openPage(browser, width, picturesAt);
      for (const [screen, id] of Object.entries(screens))
        await shoot(page, player.urlOf(id), join(folder, shop, String(width), `${screen}.webp`));
      await page.context().close();
    }
};

/** The browser first: it may be missing, and the shop takes its time. What was started ends, whatever happens. */
const docsShots = async (): Promise<void> => {
  const browser = await chromium.launch({ executablePath: needChromium(), args: chromiumArgs });
  const data = mkdtempSync(join(tmpdir(), 'noren-shots-'));
  try {
    const shop = await startShop(data);
    try {
      const player = await startPlayer();
      try {
        await shootAll(browser, player, shop.run.url);
      } finally {
        await player.stop();
      }
    } finally {
      await shop.stop();
    }
  } finally {
    await browser.close();
    rmSync(data, { recursive: true, force: true });
  }
};

await runCommand(usage, docsShots);
