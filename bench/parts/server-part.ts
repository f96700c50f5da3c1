import type { Browser } from '@playwright/test';
import { findPages } from '../pages';
import { captureMarkup } from '../reference/markup';
import { record } from '../reference/recorded';
import type { Measure } from '../report/measure';
import { measureCached, measureMemory, measureUncached } from '../server/measure-server';
import { startBareServer } from './bare-routes';
import { withShop } from './with-shop';

const measureCache = (browser: Browser, folder: string): Promise<Measure[]> =>
  withShop(folder, {}, async ({ url, pid }) => {
    const { list, detail } = await findPages(browser, url);
    const measures: Measure[] = [];
    for (const { name, path } of [list, detail]) {
      const shop = new URL(path, url).href;
      await record(shop); // the first view fills the cache
      const { headers, body } = await record(shop);
      const bare = await startBareServer(folder, url, [{ path, headers, body }]);
      measures.push(...(await measureCached(name, { shop, bare: new URL(path, bare.url).href })));
      bare.stop();
    }
    return [...measures, ...(await measureMemory(new URL(list.path, url).href, pid))];
  });

const measureRendering = (browser: Browser, folder: string): Promise<Measure[]> =>
  withShop(folder, { PAGE_CACHE: 'off' }, async ({ url, pid }) => {
    const { list, detail } = await findPages(browser, url);
    const measures: Measure[] = [];
    for (const { name, path } of [list, detail]) {
      const shop = new URL(path, url).href;
      const markup = await captureMarkup(browser, shop);
      measures.push(...(await measureUncached(name, shop, { markup, folder, pid })));
    }
    return measures;
  });

/** From the guest cache, drawn anew, and memory under load. */
export const measureServer = async (browser: Browser, folder: string): Promise<Measure[]> => [
  ...(await measureCache(browser, folder)),
  ...(await measureRendering(browser, folder)),
];
