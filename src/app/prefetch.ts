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

const isInView = (element: Element): boolean => {
  const { top, bottom, width } = element.getBoundingClientRect();
  return width > 0 && bottom > 0 && top < innerHeight;
};

const isHere = (url: string): boolean => url === location.pathname + location.search;

/** Links in the page's own part that lead elsewhere, in view, each once. */
const likelyNext = (prefix: string): string[] => {
  const urls = new Set<string>();
  for (const link of document.querySelectorAll<HTMLAnchorElement>('#main a[href]')) {
    const url = isInView(link) ? screenUrl(link.href, prefix) : null;
    if (url && !isHere(url)) urls.add(url);
    if (urls.size >= mostIdle) break;
  }
  return [...urls];
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
      requestIdleCallback(() => likelyNext(prefix).forEach((url) => prefetch(url, false)), { timeout: idleTimeoutMs });
    },
  };
};
