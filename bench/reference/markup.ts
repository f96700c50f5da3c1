/** A page's markup as data: taken from the browser, drawn again by React or written as a static page. */
import type { Browser } from '@playwright/test';
import { openPhone, scriptRunnerHelper } from '../browser/slow-phone';

export type Markup = string | Element;
export type Element = {
  tag: string;
  attributes: Record<string, string>;
  children: Markup[];
  /** Where it stands at 412 px: left, top, width, height; zeros when it is not shown. */
  box: readonly [number, number, number, number];
};

/** Runs in the page. Everything that it calls stands in it, since only its text reaches the browser. */
const readDocument = (): Element => {
  const read = (node: HTMLElement | SVGElement): Element => {
    const { left, top, width, height } = node.getBoundingClientRect();
    const children: Markup[] = [];
    for (const child of node.childNodes) {
      if (child instanceof HTMLElement || child instanceof SVGElement) children.push(read(child));
      else if (child instanceof Text && child.data !== '') children.push(child.data);
    }
    return {
      tag: node.localName,
      attributes: Object.fromEntries([...node.attributes].map(({ name, value }) => [name, value])),
      children,
      box: [left, top, width, height],
    };
  };
  return read(document.documentElement);
};

/** The whole document as the server wrote it: no script runs. */
export const captureMarkup = async (browser: Browser, url: string): Promise<Element> => {
  const { context, page } = await openPhone(browser, { slow: false, script: false });
  try {
    await page.goto(url, { waitUntil: 'load' });
    await page.evaluate(scriptRunnerHelper);
    return await page.evaluate(readDocument);
  } finally {
    await context.close();
  }
};

/** The first element with that tag, in document order. */
export const findTag = (root: Element, tag: string): Element | undefined => {
  if (root.tag === tag) return root;
  for (const child of root.children) {
    const found = typeof child === 'string' ? undefined : findTag(child, tag);
    if (found) return found;
  }
  return undefined;
};

export const textOf = (markup: Markup): string =>
  typeof markup === 'string' ? markup : markup.children.map(textOf).join('');
