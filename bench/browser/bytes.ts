import type { Browser, Page, Request } from '@playwright/test';
import { watchRequests } from './quiet';
import { openPhone } from './slow-phone';

/** Bytes as they came over the wire, compressed, without headers. */
export type PageBytes = { htmlBytes: number; scriptBytes: number; imageBytes: number; requests: number };

const scrollToEnd = async (page: Page, untilQuiet: () => Promise<void>): Promise<void> => {
  for (;;) {
    const atEnd = await page.evaluate(() => {
      window.scrollBy(0, window.innerHeight / 2);
      return window.scrollY + window.innerHeight >= document.documentElement.scrollHeight - 1;
    });
    await untilQuiet();
    if (atEnd) return;
  }
};

const bodyBytes = async (requests: readonly Request[], kinds: readonly string[]): Promise<number> => {
  const wanted = requests.filter((request) => kinds.includes(request.resourceType()));
  const sizes = await Promise.all(wanted.map((request) => request.sizes()));
  return sizes.reduce((sum, { responseBodySize }) => sum + responseBodySize, 0);
};

/** What a guest downloads who opens a page and scrolls it to its end. */
export const measureBytes = async (browser: Browser, url: string): Promise<PageBytes> => {
  const { context, page } = await openPhone(browser, { slow: false });
  const untilQuiet = watchRequests(page);
  const requests: Request[] = [];
  page.on('requestfinished', (request) => requests.push(request));
  try {
    await page.goto(url, { waitUntil: 'load' });
    await scrollToEnd(page, untilQuiet);
    return {
      htmlBytes: await bodyBytes(requests, ['document']),
      scriptBytes: await bodyBytes(requests, ['script']),
      imageBytes: await bodyBytes(requests, ['image']),
      requests: requests.length,
    };
  } finally {
    await context.close();
  }
};
