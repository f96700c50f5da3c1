/** `npm run shots`: screenshots of a running shop, whole pages at three widths, as `<out>/<path>-<width>.png`. */
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { type Browser, chromium } from '@playwright/test';
import { readCommandLine, runCommand, UsageError, wholeNumber } from './command-line';
import { chromiumArgs, needChromium } from './find-chromium';
import { wholePage } from './whole-page';

const usage = `npm run shots -- [--url http://127.0.0.1:3000] [--out reports/shots] [--widths 375,1280] [--fold] / /product …
  --fold  only what is seen without scrolling`;

const { values, positionals } = readCommandLine({
  usage,
  allowPositionals: true,
  options: {
    url: { type: 'string', default: 'http://127.0.0.1:3000' },
    out: { type: 'string', default: 'reports/shots' },
    widths: { type: 'string', default: '375,768,1280' },
    fold: { type: 'boolean', default: false },
  },
});

const heights: Record<number, number> = { 375: 812, 768: 1024 };

const fileName = (path: string, width: number): string => {
  const name = decodeURIComponent(path)
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-|-$/g, '');
  return join(values.out, `${name || 'top'}-${width}.png`);
};

/** Absolute; throws a UsageError where --url is none. */
const addressOf = (path: string): string => {
  const address = URL.canParse(path, values.url) ? new URL(path, values.url) : null;
  if (!address) throw new UsageError(`--url takes an address such as http://127.0.0.1:3000, not "${values.url}".`);
  return address.href;
};

const shoot = async (browser: Browser, path: string, width: number): Promise<string> => {
  const phone = width < 600;
  const context = await browser.newContext({
    viewport: { width, height: heights[width] ?? 800 },
    deviceScaleFactor: phone ? 2 : 1,
    isMobile: phone,
    hasTouch: phone,
    locale: 'ja-JP',
    timezoneId: 'Asia/Tokyo',
    reducedMotion: 'reduce',
  });
  const page = await context.newPage();
  await page.goto(addressOf(path), { waitUntil: 'load' }).catch((error: Error) => {
    throw new UsageError(`${addressOf(path)} cannot be shown: ${error.message.split('\n')[0] ?? ''}`);
  });
  if (!values.fold) await wholePage(page);
  const file = fileName(path, width);
  await page.screenshot({ path: file, fullPage: !values.fold });
  await context.close();
  return file;
};

const shootAll = async (): Promise<void> => {
  const widths = values.widths.split(',').map((width) => wholeNumber('--widths', width, 1));
  mkdirSync(values.out, { recursive: true });
  const browser = await chromium.launch({ executablePath: needChromium(), args: chromiumArgs });
  try {
    for (const path of positionals.length > 0 ? positionals : ['/'])
      for (const width of widths) console.log(await shoot(browser, path, width));
  } finally {
    await browser.close();
  }
};

await runCommand(usage, shootAll);
