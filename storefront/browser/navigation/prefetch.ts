/**
 * Asks ahead for the screens behind links: at once for one that is pointed at, touched or focused, and for the first
 * few in view when the browser idles (rule nav.prefetch: 2000 ms, not on 2g or with data saver).
 */
import { linkOf, screenUrl } from './links';

const idleTimeoutMs = 2000;
const mostIdle = 4;

interface Connection {
  readonly saveData?: boolean;
  readonly effectiveType?: string;
}

export const mayPrefetch = (
  connection: Connection | undefined = (navigator as { connection?: Connection }).connection,
): boolean => !connection?.saveData && !/(^|-)2g$/.test(connection?.effectiveType ?? '');

const isHere = (url: string): boolean => url === location.pathname + location.search;

/**
 * Links in the page's own part that lead elsewhere, in view, each once. The browser tells which: asked for their
 * places, it would lay out all that it has put off (base.css.ts).
 */
const watchLikelyNext = (prefix: string, run: (urls: readonly string[]) => void): void => {
  const observer = new IntersectionObserver((entries) => {
    observer.disconnect();
    const inView = entries.flatMap(({ isIntersecting, target }) =>
      isIntersecting && target instanceof HTMLAnchorElement ? (screenUrl(target.href, prefix) ?? []) : [],
    );
    run([...new Set(inView)].filter((url) => !isHere(url)).slice(0, mostIdle));
  });
  for (const link of document.querySelectorAll('#main a[href]')) observer.observe(link);
};

export interface Prefetching {
  /** To be called when a screen stands: looks for what is likely next. */
  onScreen(): void;
}

/** Tells of each link that is pointed at, touched or focused. */
export const onMeantLink = (run: (link: HTMLAnchorElement) => void): void => {
  const onTouch = ({ target }: Event): void => {
    const link = linkOf(target);
    if (link) run(link);
  };
  for (const type of ['pointerover', 'touchstart', 'focusin']) addEventListener(type, onTouch, { passive: true });
};

export const startPrefetching = (prefix: string, prefetch: (url: string, isMeant: boolean) => void): Prefetching => {
  onMeantLink((link) => {
    // A sheet is asked for ahead in the link's place (choosing.ts).
    const url = link.dataset.choose === undefined ? screenUrl(link.href, prefix) : null;
    if (url && !isHere(url) && mayPrefetch()) prefetch(url, true);
  });
  return {
    onScreen: () => {
      if (!mayPrefetch() || !('requestIdleCallback' in window)) return;
      requestIdleCallback(() => watchLikelyNext(prefix, (urls) => urls.forEach((url) => prefetch(url, false))), {
        timeout: idleTimeoutMs,
      });
    },
  };
};
