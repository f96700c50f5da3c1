/**
 * Fills the reserved places of a member's page, which the server has drawn for all members alike, and keeps them right
 * across screens. A place is an element with `data-own`, or a mark of one of a list's
 * items, `data-own-in`; what stands in it until then is for those who have no script. What is beside a place with
 * `data-with-own` is shown once that is filled.
 */
import { isOwnIn, type OwnAnswer } from '../../schemas/own-answer';
import { countIn } from '../../src/lib/cart-cookies';
import { renewOwn, shareOwn } from '../../src/session/shared-own';
import type { ShopEnv } from '../../src/ui/shop-context';
import { followMember } from './member-change';

const write = (place: Element, text: string | undefined): void => {
  if (text !== undefined && place.textContent !== text) place.textContent = text;
};

/** Where a member has the item, what could be done about it, such as a form, gives way to the words behind it. */
const mark = (place: HTMLElement, own: OwnAnswer): void => {
  const isIn = isOwnIn(own, place.dataset.ownIn ?? '');
  place.hidden = !isIn;
  if (place.previousElementSibling instanceof HTMLElement) place.previousElementSibling.hidden = isIn;
};

export const startOwnPlaces = (env: Pick<ShopEnv, 'channel' | 'prefix' | 'visitor'>): void => {
  const { channel, prefix } = env;
  followMember(env);
  let own: OwnAnswer = {};
  /** What the cookie said of the cart when the answer came: it is newer if it has changed since. */
  let counted: string | null = null;

  const fill = (): void => {
    for (const place of document.querySelectorAll('[data-own]')) {
      const name = place.getAttribute('data-own') as keyof NonNullable<OwnAnswer['texts']>;
      const text = own.texts?.[name];
      write(place, text);
      const beside = place.nextElementSibling;
      if (beside instanceof HTMLElement && beside.dataset.withOwn !== undefined) beside.hidden = text === undefined;
    }
    for (const place of document.querySelectorAll<HTMLElement>('[data-own-in]')) mark(place, own);
    const { cart_count: count } = own;
    if (count === undefined || countIn(document.cookie, channel) !== counted) return;
    for (const place of document.querySelectorAll('[data-cart-count]')) write(place, count === 0 ? '' : String(count));
  };

  shareOwn({ prefix }, (answer) => {
    own = answer;
    counted = countIn(document.cookie, channel);
    fill();
  });
  const main = document.getElementById('main');
  if (!main) return;
  let at = location.href;
  // Its children change with the screen, and with nothing else.
  new MutationObserver(() => {
    fill();
    if (at === location.href) return;
    at = location.href;
    renewOwn(location.pathname.startsWith(`${prefix}/mypage`));
  }).observe(main, { childList: true });
};
