/** A shopper without a plan, who follows links and sends forms by chance; forms are filled so that their rules take them. */
import { expect, type Page } from '@playwright/test';
import * as buying from './buying';

interface Way {
  readonly page: Page;
  readonly prefix: '' | '/gakuen';
  readonly random: Random;
  /** Until nothing is asked for and nothing moves any more. */
  readonly still: () => Promise<void>;
}

/** A whole number from 0 to below the limit, the same in every run: mulberry32. */
type Random = (limit: number) => number;

export const randomOf = (seed: number): Random => {
  let state = seed;
  return (limit) => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) % limit;
  };
};

/** Runs in the page: what can be pressed that asks the shop for something, as its place among all links and buttons. */
const pressable = (prefix: string): { readonly sends: number[]; readonly links: number[] } => {
  const sends: number[] = [];
  const links: number[] = [];
  const above = document.querySelector('dialog:modal');
  [...document.querySelectorAll('a, button')].forEach((element, index) => {
    if (above?.contains(element) === false) return;
    if (!element.checkVisibility({ visibilityProperty: true }) || element.closest('[popover]')) return;
    if (element instanceof HTMLAnchorElement) {
      const { origin, pathname, hash, target } = element;
      const isOther = prefix === '' && /^\/gakuen(?:\/|$)/.test(pathname);
      const isScreen = pathname.startsWith(`${prefix}/`) && !/\/(?:-|v1|docs|images|assets)\//.test(pathname);
      if (origin === location.origin && isScreen && !isOther && hash === '' && target === '') links.push(index);
    } else if (element.closest('main') && element.getAttribute('aria-disabled') !== 'true') {
      const isStep = element.hasAttribute('data-step') && element.closest('[data-s=cart-lines]') !== null;
      if (isStep || (element as HTMLButtonElement).type === 'submit') sends.push(index);
    }
  });
  return { sends, links };
};

/** What the form of the screen needs before it is sent. */
const fill = async ({ page, prefix, random }: Way): Promise<void> => {
  const path = new URL(page.url()).pathname.slice(prefix.length);
  if (path.startsWith('/product/')) await buying.chooseVariant(page);
  if (path === '/cart/shipping-select') await buying.fillOrderer(page);
  if (path === '/cart/shipping-add') await buying.fillReceiver(page, '一郎');
  if (path !== '/cart/payment') return;
  const [method = 'コンビニ払い'] = ['approved', 'declined', 'コンビニ払い', '銀行振込'].slice(random(4));
  if (method === 'approved' || method === 'declined') await buying.fillCard(page, method);
  else await page.getByRole('radio', { name: method }).check();
};

/** A page whose requests are counted from its first one on. */
export const watchedPage = (page: Page): Pick<Way, 'page' | 'still'> => {
  page.setDefaultTimeout(20_000);
  const under = new Set<object>();
  page.on('request', (request) => under.add(request));
  page.on('requestfinished', (request) => under.delete(request));
  page.on('requestfailed', (request) => under.delete(request));
  const still = async (): Promise<void> => {
    let before = '';
    await expect(async () => {
      await buying.alive(page);
      const seen = page.url() + (await page.locator('body').innerHTML());
      const isSame = seen === before;
      before = seen;
      expect(isSame && under.size === 0, `${page.url()} is still`).toBe(true);
    }).toPass({ intervals: [50, 150, 150, 300], timeout: 30_000 });
  };
  return { page, still };
};

/** Presses something. What sends is as likely as all links together: there are few of it. */
export const step = async (way: Way): Promise<void> => {
  const { page, prefix, random, still } = way;
  const isSend = (await page.evaluate(pressable, prefix)).sends.length > 0 && random(2) === 0;
  if (isSend) await fill(way);
  // What was filled in may have brought another button.
  const { sends, links } = await page.evaluate(pressable, prefix);
  const among = isSend ? sends : links;
  const index = among[random(among.length)];
  if (index === undefined) return;
  await page.locator('a, button').nth(index).click();
  await still();
};
