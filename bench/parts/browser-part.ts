import { brotliCompressSync } from 'node:zlib';
import type { Browser } from '@playwright/test';
import { clickToDetail } from '../browser/click-to-detail';
import { measurePage } from '../browser/measure-pages';
import { findPages } from '../pages';
import { captureMarkup } from '../reference/markup';
import { writeStaticPage } from '../reference/static-page';
import type { Measure } from '../report/measure';
import { median } from '../statistics';
import { type BareRoute, startBareServer } from './bare-routes';
import { withShop } from './with-shop';

const staticRoute = async (browser: Browser, shopUrl: string, path: string): Promise<BareRoute> => {
  const html = writeStaticPage(await captureMarkup(browser, new URL(path, shopUrl).href));
  const headers = { 'content-type': 'text/html; charset=utf-8', 'content-encoding': 'br' };
  return { path, headers, body: brotliCompressSync(html) };
};

const measureClicks = async (browser: Browser, listUrl: string, product: string, loads: number): Promise<Measure> => {
  const clicks: number[] = [];
  for (let load = 0; load < loads; load += 1) clicks.push(await clickToDetail(browser, listUrl, product));
  return {
    group: 'Navigation',
    name: 'list to detail, prefetched',
    value: median(clicks),
    unit: 'ms',
    aim: { atMost: 300 },
  };
};

/** Top, list and detail against their static pages, and the click from list to detail. */
export const measureBrowser = (browser: Browser, folder: string, loads: number): Promise<Measure[]> =>
  withShop(folder, {}, async ({ url }) => {
    const { top, list, detail } = await findPages(browser, url);
    const routes: BareRoute[] = [];
    for (const { path } of [top, list, detail]) routes.push(await staticRoute(browser, url, path));
    const bare = await startBareServer(folder, url, routes);
    try {
      const measures: Measure[] = [];
      for (const page of [top, list, detail]) {
        const urls = { shop: new URL(page.path, url).href, plain: new URL(page.path, bare.url).href };
        measures.push(...(await measurePage(browser, page, urls, loads)));
      }
      return [...measures, await measureClicks(browser, new URL(list.path, url).href, detail.path, loads)];
    } finally {
      bare.stop();
    }
  });
