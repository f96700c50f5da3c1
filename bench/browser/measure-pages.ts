/** The browser's figures of each page, beside those of the static page with the same content, load by load in turn. */
import type { Browser } from '@playwright/test';
import type { MeasuredPage } from '../pages';
import { record } from '../reference/recorded';
import type { Measure } from '../report/measure';
import { medians } from '../statistics';
import { measureBytes, type PageBytes } from './bytes';
import { loadPage, type PageLoad } from './page-load';

const kB = (bytes: number): number => bytes / 1000;

const byteMeasures = (group: string, shop: PageBytes, plain: PageBytes, isList: boolean): Measure[] => [
  { group, name: 'JavaScript, scrolled to the end', value: kB(shop.scriptBytes), unit: 'kB', aim: { atMost: 94 } },
  { group, name: 'HTML', value: kB(shop.htmlBytes), unit: 'kB', ...(isList ? { aim: { atMost: 12 } } : {}) },
  { group, name: 'HTML, static page', value: kB(plain.htmlBytes), unit: 'kB' },
  { group, name: 'pictures', value: kB(shop.imageBytes), unit: 'kB' },
  { group, name: 'pictures, static page', value: kB(plain.imageBytes), unit: 'kB' },
];

const loadMeasures = (group: string, shop: PageLoad, plain: PageLoad): Measure[] => [
  { group, name: 'response start', value: shop.responseStartMs, unit: 'ms' },
  { group, name: 'response start, static page', value: plain.responseStartMs, unit: 'ms' },
  { group, name: 'FCP', value: shop.firstPaintMs, unit: 'ms' },
  { group, name: 'FCP, static page', value: plain.firstPaintMs, unit: 'ms' },
  { group, name: 'FCP to static', value: shop.firstPaintMs / plain.firstPaintMs, unit: '×', aim: { atMost: 1.2 } },
  { group, name: 'LCP', value: shop.largestPaintMs, unit: 'ms' },
  { group, name: 'LCP, static page', value: plain.largestPaintMs, unit: 'ms' },
  { group, name: 'LCP to static', value: shop.largestPaintMs / plain.largestPaintMs, unit: '×', aim: { atMost: 1.15 } },
  { group, name: 'blocking time', value: shop.blockingMs, unit: 'ms', aim: { atMost: 20 } },
  { group, name: 'blocking time, static page', value: plain.blockingMs, unit: 'ms' },
  { group, name: 'CLS', value: shop.layoutShift, unit: '', aim: { atMost: 0.005 } },
  { group, name: 'all hydrated', value: shop.hydratedMs ?? Number.NaN, unit: 'ms' },
  {
    group,
    name: 'all hydrated to static LCP',
    value: (shop.hydratedMs ?? Number.NaN) / plain.largestPaintMs,
    unit: '×',
    aim: { atMost: 1.8 },
  },
];

/** @param loads how often each page is loaded; the median counts */
export const measurePage = async (
  browser: Browser,
  page: MeasuredPage,
  urls: { shop: string; plain: string },
  loads: number,
): Promise<Measure[]> => {
  const bytes = { shop: await measureBytes(browser, urls.shop), plain: await measureBytes(browser, urls.plain) };
  const shop: PageLoad[] = [];
  const plain: PageLoad[] = [];
  for (let load = 0; load < loads; load += 1) {
    for (const [url, results, hydrates] of [
      [urls.plain, plain, false],
      [urls.shop, shop, true],
    ] as const) {
      await record(url); // so that the server has the page at hand
      results.push(await loadPage(browser, url, hydrates));
    }
  }
  return [
    ...loadMeasures(page.name, medians(shop), medians(plain)),
    ...byteMeasures(page.name, bytes.shop, bytes.plain, page.path === '/product'),
  ];
};
