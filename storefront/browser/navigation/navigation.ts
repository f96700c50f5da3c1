/**
 * Follows links, GET forms and the browser's back and forward without a page load: one request a navigation, and the
 * old screen stays, marked busy, until the new one is there. Whatever goes wrong ends in a plain page load.
 */
import { allDone, cartEvent, cartPath, goEvent, isPlainClick, untilDone } from '../../../src/lib/go';
import { createArrival } from './arrive';
import { endBusy, markBusy } from './busy';
import { showCartCount } from '../cart-count';
import { decoded, formUrl, hashOf, isChanged, linkOf, screenUrl, withFragment } from './links';
import type { Islands } from '../islands/islands';
import type { NavigationAnswer, ScreenPayload } from '../../island/navigation-answer';
import { layOutAll } from '../islands/far-sections';
import { showPopups } from '../pop-ups';
import { patchMain } from './patch-main';
import { startPrefetching } from './prefetch';
import { reloadOnce } from '../reload-once';
import { restoreScroll, saveScroll, scrollAt, startAtTop, stopRestoring } from './scroll';
import { createScreenCache } from './screen-cache';
import { tellViewed } from '../viewed';
import { sayFlash } from '../toasts/start-toasts';
import type { ScreenStyles } from './screen-styles';
import { preloadScreen } from '../preload-screen';

type Cause = 'push' | 'history';
type ScreenOf = Extract<NavigationAnswer, { kind: 'screen' }>;

const mostRedirects = 5;
/** A position is worth keeping once the visitor rests there; browsers limit how often it may be written. */
const scrollSaveDelayMs = 150;

const leave = (url: string, cause: Cause): void => {
  if (cause === 'history') location.reload();
  else location.assign(url);
};

/** `from`: where the page stood, for the one kind of navigation that stays there. */
const placeScroll = (url: string, cause: Cause, from: number | null): void => {
  const id = hashOf(url).slice(1);
  const target = id === '' ? null : (document.getElementById(id) ?? document.getElementById(decoded(id)));
  if (target) {
    layOutAll();
    target.scrollIntoView();
  } else if (cause === 'history') restoreScroll();
  else if (from !== null) {
    layOutAll();
    // With the old screen gone the page was short for a moment, and the browser may have moved it.
    scrollAt(from);
  } else startAtTop();
};

/** The screen that stands, and how it gives way to another. */
const createStage = (first: ScreenPayload, islands: Islands, styles: ScreenStyles) => {
  const arrive = createArrival();
  let current = first;
  return {
    get frame() {
      return current.frame;
    },
    show: (answer: ScreenOf, url: string, cause: Cause): void => {
      const main = document.getElementById('main');
      if (!main) throw new Error('navigation: the page has no main element');
      // Of the entry that is left, too: else the browser moves the old screen before the new one is there.
      history.scrollRestoration = 'manual';
      if (cause === 'push') {
        saveScroll();
        // Of a screen that is drawn anew there is one entry.
        if (url !== location.pathname + location.search + location.hash) history.pushState(null, '', url);
      } else if (url !== location.pathname + location.search) {
        // Going back led to a redirect.
        history.replaceState(history.state, '', url);
      }
      stopRestoring();
      const from = scrollY;
      const isSamePage = answer.payload.env.page === current.env.page;
      current = answer.payload;
      styles.apply(answer);
      patchMain(main, answer.main, answer.payload, isSamePage, islands);
      arrive(main, answer);
      showCartCount(current.env.channel);
      tellViewed(current.env);
      showPopups(current.env.channel);
      sayFlash();
      placeScroll(url, cause, isSamePage && current.env.page === 'product.detail' ? from : null);
    },
  };
};

export const startNavigation = (first: ScreenPayload, islands: Islands, styles: ScreenStyles): void => {
  const { prefix } = first.env;
  const stage = createStage(first, islands, styles);
  const cache = createScreenCache(preloadScreen, prefix);
  const prefetching = startPrefetching(prefix, (url, isMeant) => cache.prefetch(url, isMeant));
  let pending: AbortController | null = null;
  let here = location.pathname + location.search;
  // Browsers carry the fragment over a redirect; whoever has begun to type stays.
  const asked = withFragment(here, location.hash);
  if (asked !== here && navigator.userActivation?.hasBeenActive === false) location.replace(asked);

  /** Where else to go, or null where the visitor has arrived. */
  const show = (answer: NavigationAnswer, url: string, cause: Cause): string | null => {
    if (answer.kind === 'redirect') return answer.to;
    if (answer.payload.frame !== stage.frame) {
      leave(url, cause);
      return null;
    }
    stage.show(answer, url, cause);
    here = location.pathname + location.search;
    prefetching.onScreen();
    return null;
  };

  const go = async (url: string, cause: Cause, redirects = 0): Promise<void> => {
    // Reads that are still under way are for a screen that nobody waits for (rule nav.cancel-pending).
    pending?.abort();
    const own = (pending = new AbortController());
    const { signal } = own;
    markBusy();
    try {
      const isDone = !url.startsWith(prefix + cartPath.slice(0, -1)) || (await untilDone());
      const answer = await cache.get(url.split('#')[0] ?? url, signal);
      const to = signal.aborted ? null : show(answer, url, cause);
      if (to === null) {
        // What came too late for the cart's screen brings the screen once more.
        if (!isDone) void allDone().then(() => (here === prefix + cartPath ? go(here, 'history') : undefined));
        return;
      }
      const inside = redirects < mostRedirects ? screenUrl(to, prefix) : null;
      if (inside === null) leave(to, 'push');
      else await go(withFragment(inside, hashOf(url)) + hashOf(to), cause, redirects + 1);
    } catch {
      if (signal.aborted) return;
      // The screen stays, and says that there is no connection (plain-notice.ts): the browser's own page would say less.
      if (cause === 'push' && !navigator.onLine) return;
      // Whatever went wrong, the page itself knows best; after going back, once (rule nav.network-error-reload).
      if (cause === 'history') reloadOnce();
      else leave(url, cause);
    } finally {
      // Whoever came later is still waiting.
      if (pending === own) endBusy();
    }
  };

  listen(prefix, () => here, (url, cause) => void go(url, cause)); // prettier-ignore
  listenToSections(prefix, {
    // Most often something was sent before: what was asked for ahead may show it as it was.
    go: (url) => {
      cache.forget();
      void go(url, 'push');
    },
    onCart: () => {
      cache.forget();
      // What the last screen left to be said was of the cart as it was.
      document.querySelector('[data-flash]')?.remove();
      showCartCount(first.env.channel);
    },
  });
  restoreScroll();
  prefetching.onScreen();
};

/** What sections ask for (src/lib/go.ts). */
const listenToSections = (prefix: string, { go, onCart }: { go: (url: string) => void; onCart: () => void }): void => {
  document.addEventListener(goEvent, (event) => {
    const to = event instanceof CustomEvent ? String(event.detail) : '';
    const url = to && screenUrl(to, prefix);
    if (!url) return;
    event.preventDefault();
    go(url + hashOf(to));
  });
  document.addEventListener(cartEvent, onCart);
};

/** The browser's events that lead to another screen. */
const listen = (prefix: string, here: () => string, go: (url: string, cause: Cause) => void): void => {
  addEventListener('click', (event) => {
    const link = linkOf(event.target);
    if (!link || !isPlainClick(event)) return;
    const url = screenUrl(link.href, prefix);
    if (url === here() && link.hash) return;
    // What is no screen, such as a record of this one, is the browser's to load: without a connection the screen stays.
    if (url !== null || (!navigator.onLine && link.origin === location.origin)) event.preventDefault();
    if (url !== null) go(url + link.hash, 'push');
  });
  // A field that stands open stays so: what is said of one that is left, whoever asks for a record has not seen.
  addEventListener('mousedown', (event) => {
    if (linkOf(event.target)?.pathname.endsWith('/-/capsule')) event.preventDefault();
  });
  addEventListener('submit', (event) => {
    const form = event.target instanceof HTMLFormElement && !event.defaultPrevented ? event.target : null;
    const target = form && formUrl(form, event.submitter);
    const url = target && screenUrl(target, prefix);
    if (!url) return;
    event.preventDefault();
    go(url, 'push');
  });
  // A form of filters needs no button where there is script: each choice takes effect at once.
  addEventListener('change', (event) => {
    const form = event.target instanceof Element ? event.target.closest<HTMLFormElement>('form[data-auto]') : null;
    form?.requestSubmit();
  });
  // So does one that was made before the script came; what the browser itself has put back is nobody's choice.
  if (navigator.userActivation?.hasBeenActive)
    [...document.querySelectorAll<HTMLFormElement>('form[data-auto]')].find(isChanged)?.requestSubmit();
  document.documentElement.dataset.script = '';
  const isHere = (): boolean => location.pathname + location.search === here();
  addEventListener('popstate', () => {
    // A change of the fragment alone stays on the screen.
    if (!isHere()) go(location.pathname + location.search, 'history');
  });
  addEventListener('pagehide', saveScroll);
  let timer: ReturnType<typeof setTimeout>;
  const onScroll = (): void => {
    clearTimeout(timer);
    timer = setTimeout(() => isHere() && saveScroll(), scrollSaveDelayMs);
  };
  addEventListener('scroll', onScroll, { passive: true });
};
