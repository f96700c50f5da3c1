/** The server's figures, beside a bare server's and bare React's in the same run. */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { startScript } from '../child';
import type { Element } from '../reference/markup';
import type { Measure } from '../report/measure';
import { putLoad } from './load';
import { usageOf } from './process-tree';

const shortSeconds = 8;
const longSeconds = 60;
const megabytes = (bytes: number): number => bytes / 1e6;

interface Cached {
  readonly shop: string;
  readonly bare: string;
  /** Of a member; absent: a guest asks. */
  readonly cookie?: string;
}

/** Pages from the cache against a bare route that returns the same bytes. */
export const measureCached = async (name: string, urls: Cached): Promise<Measure[]> => {
  const { cookie } = urls;
  const group = `Server: ${name}, from the ${cookie === undefined ? 'guest' : 'members’'} cache`;
  await putLoad(urls.bare, 2, cookie);
  const bare = await putLoad(urls.bare, shortSeconds, cookie);
  await putLoad(urls.shop, 2, cookie);
  const shop = await putLoad(urls.shop, shortSeconds, cookie);
  const atLeast = cookie === undefined ? 0.7 : 0.6;
  return [
    { group, name: 'bare Fastify route, same bytes', value: bare.pagesPerSecond, unit: '/s' },
    { group, name: 'shop', value: shop.pagesPerSecond, unit: '/s' },
    { group, name: 'ratio', value: shop.pagesPerSecond / bare.pagesPerSecond, unit: '×', aim: { atLeast } },
    { group, name: 'p99', value: shop.p99Ms, unit: 'ms' },
    { group, name: 'failures', value: shop.failures, unit: '', aim: { atMost: 0 } },
  ];
};

/** Pages drawn anew against bare React's renderToString of the same markup, on one core. */
export const measureUncached = async (
  name: string,
  url: string,
  { markup, folder, pid }: { markup: Element; folder: string; pid: number },
): Promise<Measure[]> => {
  const group = `Server: ${name}, drawn anew`;
  const file = join(folder, 'markup.json');
  writeFileSync(file, JSON.stringify(markup));
  const bare = await startScript('bench/reference/render-loop.ts', file, String(shortSeconds));
  const barePagesPerSecond = Number(bare.line);
  await putLoad(url, 3);
  const before = usageOf(pid).cpuMs;
  const shop = await putLoad(url, shortSeconds);
  const cpuMs = (usageOf(pid).cpuMs - before) / shop.pages;
  return [
    { group, name: 'bare renderToString, same markup', value: barePagesPerSecond, unit: '/s' },
    { group, name: 'shop', value: shop.pagesPerSecond, unit: '/s' },
    { group, name: 'ratio', value: shop.pagesPerSecond / barePagesPerSecond, unit: '×', aim: { atLeast: 0.15 } },
    { group, name: 'p99', value: shop.p99Ms, unit: 'ms' },
    { group, name: 'processor time a page', value: cpuMs, unit: 'ms' },
    { group, name: 'failures', value: shop.failures, unit: '', aim: { atMost: 0 } },
  ];
};

/** Memory under load that lasts: it may settle, but not grow. */
export const measureMemory = async (url: string, pid: number): Promise<Measure[]> => {
  const group = 'Server: memory';
  const atRest = usageOf(pid).memoryBytes;
  await putLoad(url, longSeconds / 2);
  const half = usageOf(pid).memoryBytes;
  await putLoad(url, longSeconds / 2);
  const end = usageOf(pid).memoryBytes;
  return [
    { group, name: 'before the load', value: megabytes(atRest), unit: 'MB' },
    { group, name: `after ${longSeconds / 2} s`, value: megabytes(half), unit: 'MB' },
    { group, name: `after ${longSeconds} s`, value: megabytes(end), unit: 'MB' },
    { group, name: 'second half to first', value: end / half, unit: '×', aim: { atMost: 1.1 } },
  ];
};
