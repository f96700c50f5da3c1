/**
 * Sizes and colours are chosen where a product stands in a list: `a[data-choose]`, a plain link to the product where
 * there is no script. With script a press opens one sheet over the list, which the server draws for that product. Where
 * the sheet does not come in time, the link is followed after all.
 */
import { go, isPlainClick } from '../../src/lib/go';
import { linkOf } from './navigation/links';
import { choicePath, type ChoiceAnswer } from '../island/navigation-answer';
import { mayPrefetch, onMeantLink } from './navigation/prefetch';
import { createChoiceCache } from './navigation/screen-cache';
import type { AdoptStyles } from './navigation/screen-styles';

/** Longer than this a shopper rather waits for a page. */
const patienceMs = 3_000;

const isChooser = (link: HTMLAnchorElement | null): link is HTMLAnchorElement => link?.dataset.choose !== undefined;

/** @example /gakuen/product/vest → /gakuen/-/choose/vest */
const sheetUrl = ({ pathname }: HTMLAnchorElement): string => pathname.replace(/\/product\/(?=[^/]*$)/, choicePath);

const inTime = <T>(work: Promise<T>): Promise<T> =>
  new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error('choosing: it took too long')), patienceMs);
    void work.then(resolve, reject).finally(() => clearTimeout(timer));
  });

/** The one place in the document where a sheet stands. */
const createSheet = (adopt: AdoptStyles) => {
  const place = document.body.appendChild(document.createElement('div'));
  return ({ html, css }: ChoiceAnswer): void => {
    adopt(css);
    place.innerHTML = html;
    const dialog = place.querySelector('dialog');
    if (!dialog) throw new Error('choosing: the answer holds no sheet');
    dialog.showModal();
  };
};

export const startChoosing = (adopt: AdoptStyles): void => {
  const cache = createChoiceCache();
  const show = createSheet(adopt);
  /** The link whose sheet is waited for. */
  let wanted: HTMLAnchorElement | null = null;

  const want = (link: HTMLAnchorElement | null): void => {
    wanted?.removeAttribute('aria-busy');
    wanted = link;
    link?.setAttribute('aria-busy', 'true');
  };

  const open = async (link: HTMLAnchorElement): Promise<void> => {
    // It may have left the page meanwhile, or something else was pressed.
    const isStillWanted = (): boolean => wanted === link && link.isConnected;
    want(link);
    // Not all browsers do so with a press; it is where the focus returns to.
    link.focus({ preventScroll: true });
    try {
      const answer = await inTime(cache.get(sheetUrl(link)));
      if (isStillWanted()) show(answer);
    } catch {
      if (isStillWanted()) go(link.href);
    }
    if (wanted === link) want(null);
  };

  onMeantLink((link) => {
    if (isChooser(link) && mayPrefetch()) cache.prefetch(sheetUrl(link), false);
  });
  addEventListener('click', (event) => {
    const link = linkOf(event.target);
    if (!link || !isPlainClick(event)) return;
    if (!isChooser(link)) return want(null);
    event.preventDefault();
    if (link !== wanted) void open(link);
  });
};
