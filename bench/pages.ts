/** The pages that are measured, found by following the shop's own links. */
import type { Browser } from '@playwright/test';
import { captureMarkup, type Markup } from './reference/markup';

export type MeasuredPage = { name: string; path: string };

const links = (markup: Markup): string[] =>
  typeof markup === 'string'
    ? []
    : [...(markup.tag === 'a' ? [markup.attributes.href ?? ''] : []), ...markup.children.flatMap(links)];

/** Top, the list of all products, and the first product of that list. */
export const findPages = async (browser: Browser, shopUrl: string) => {
  const list = '/product';
  const detail = links(await captureMarkup(browser, new URL(list, shopUrl).href)).find((href) =>
    /^\/product\/[^/?]+\/?$/.test(href),
  );
  if (!detail) throw new Error('The list of products links to no product');
  return {
    top: { name: 'Top', path: '/' },
    list: { name: 'Product list', path: list },
    detail: { name: 'Product detail', path: detail },
  } satisfies Record<string, MeasuredPage>;
};
