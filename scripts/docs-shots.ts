/**
 * `npm run docs:shots`: pictures of every screen of the purchase path in both demo shops, as a guest sees them who buys
 * there, at three widths: docs/images/screens/<shop>/<width>/<screen>.webp. Starts a shop of its own.
 */
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Browser, chromium, type Page } from '@playwright/test';
import sharp from 'sharp';
import * as buying from '../e2e/support/buying';
import { startShop } from '../e2e/support/running-shop';
import { readCommandLine, runCommand } from './command-line';
import { chromiumArgs, needChromium } from './find-chromium';
import { wholePage } from './whole-page';

const usage = `npm run docs:shots: takes the pictures of docs/screens.md anew, over those in docs/images/screens. Some minutes.`;

readCommandLine({ usage });

const shops = [
  {
    key: 'minori',
    prefix: '',
    list: '/product?category=sweets',
    search: '/product?keyword=茶',
    product: '/product/kurikinton',
  },
  {
    key: 'gakuen',
    prefix: '/gakuen',
    list: '/product?category=uniform',
    search: '/product?keyword=紺',
    product: '/product/knit-vest',
  },
] as const;
const sizes = { 375: 812, 768: 1024, 1280: 800 } as const;
/** Longer pages are cut: what is below shows nothing new. */
const mostPixels = 2600;

const folder = 'docs/images/screens';

const walk = async (
  page: Page,
  { prefix, list, search, product }: (typeof shops)[number],
  origin: string,
  shoot: (name: string) => Promise<void>,
) => {
  for (const [name, path] of [
    ['top', '/'],
    ['list', list],
    ['search', search],
    ['product', product],
  ] as const) {
    await page.goto(new URL(`${prefix}${path}`, origin).href);
    await buying.alive(page);
    await shoot(name);
  }
  await buying.addToCart(page, new URL(`${prefix}${product}`, origin).href);
  await shoot('cart');
  await buying.beginCheckout(page);
  await buying.fillOrderer(page);
  await shoot('orderer');
  await buying.giveOrderer(page);
  await shoot('delivery');
  await buying.chooseDelivery(page);
  await buying.fillCard(page, 'approved');
  await shoot('payment');
  await buying.payBy(page, 'コンビニ払い');
  await shoot('confirmation');
  await buying.placeOrder(page);
  await buying.orderNumber(page);
  await shoot('complete');
  await page.getByRole('link', { name: 'ご注文の状況・キャンセル・領収書' }).click();
  await page.waitForURL('**/orders/receipt**');
  await buying.alive(page);
  await shoot('order');
};

const buyAndShoot = async (
  browser: Browser,
  shop: (typeof shops)[number],
  width: keyof typeof sizes,
  origin: string,
) => {
  const isPhone = width < 600;
  const context = await browser.newContext({
    viewport: { width, height: sizes[width] },
    isMobile: isPhone,
    hasTouch: isPhone,
    locale: 'ja-JP',
    timezoneId: 'Asia/Tokyo',
    reducedMotion: 'reduce',
  });
  const page = await context.newPage();
  await walk(page, shop, origin, async (name) => {
    await wholePage(page);
    const height = await page.evaluate(() => document.documentElement.scrollHeight);
    const clip = { x: 0, y: 0, width, height: Math.min(height, mostPixels) };
    const file = join(folder, shop.key, String(width), `${name}.webp`);
    await sharp(await page.screenshot({ fullPage: true, clip }))
      .webp({ quality: 78, effort: 6 })
      .toFile(file);
    console.log(file);
  });
  await context.close();
};

const shootAll = async (browser: Browser, origin: string): Promise<void> => {
  for (const each of shops) {
    for (const width of [375, 768, 1280] as const) {
      mkdirSync(join(folder, each.key, String(width)), { recursive: true });
      await buyAndShoot(browser, each, width, origin);
    }
  }
};

/** The browser first: it may be missing, and the shop takes its time. What was started ends, whatever happens. */
const docsShots = async (): Promise<void> => {
  const browser = await chromium.launch({ executablePath: needChromium(), args: chromiumArgs });
  const data = mkdtempSync(join(tmpdir(), 'noren-shots-'));
  try {
    const shop = await startShop(data);
    await shootAll(browser, shop.run.url).finally(() => shop.stop());
  } finally {
    await browser.close();
    rmSync(data, { recursive: true, force: true });
  }
};

await runCommand(usage, docsShots);
