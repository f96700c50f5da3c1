/** Answers for navigations, asked for ahead and kept for a few seconds. */
import { navigationPath, type NavigationAnswer } from './navigation-answer';

/** With the two seconds that a node may be behind, what is shown is never older than ten (docs/caching.md). */
const keptMs = 8_000;
const mostKept = 30;

interface Kept {
  readonly answer: Promise<NavigationAnswer>;
  readonly at: number;
  isMeant: boolean;
}

export interface ScreenCache {
  get(url: string, signal?: AbortSignal): Promise<NavigationAnswer>;
  /** `isMeant`: the visitor points at the link, so what the screen needs beside its answer is fetched, too. */
  prefetch(url: string, isMeant: boolean): void;
  /** Something has changed that kept screens may show. */
  forget(): void;
}

/** The server answered a navigation with something else than a screen. */
export class NavigationFailed extends Error {}

/** Asked below the channel's prefix: the cookies of its visitor are sent there and nowhere else. */
const askBelow = async (prefix: string, url: string, init: RequestInit): Promise<NavigationAnswer> => {
  const response = await fetch(`${prefix}${navigationPath}?url=${encodeURIComponent(url)}`, init);
  if (!response.headers.get('content-type')?.includes('json'))
    throw new NavigationFailed(`${response.status} for ${url}`);
  const answer = (await response.json()) as NavigationAnswer | { code: string };
  // An error body: the page itself will say what is wrong.
  if (!('kind' in answer)) throw new NavigationFailed(`${answer.code} for ${url}`);
  return answer;
};

/** @param prepare gets the answers of screens that are meant */
export const createScreenCache = (prepare: (answer: NavigationAnswer) => void, prefix = ''): ScreenCache => {
  const ask = (url: string, init: RequestInit): Promise<NavigationAnswer> => askBelow(prefix, url, init);
  const kept = new Map<string, Kept>();
  const fresh = (url: string): Kept | undefined => {
    const entry = kept.get(url);
    return entry && Date.now() - entry.at < keptMs ? entry : undefined;
  };
  const keep = (url: string): Kept => {
    const entry: Kept = { answer: ask(url, { priority: 'low' }), at: Date.now(), isMeant: false };
    if (kept.size >= mostKept) kept.clear();
    kept.set(url, entry);
    entry.answer.catch(() => kept.delete(url));
    return entry;
  };
  return {
    get: (url, signal) => fresh(url)?.answer ?? ask(url, signal ? { signal } : {}),
    prefetch: (url, isMeant) => {
      const entry = fresh(url) ?? keep(url);
      if (!isMeant || entry.isMeant) return;
      entry.isMeant = true;
      entry.answer.then(prepare, () => undefined);
    },
    forget: () => kept.clear(),
  };
};
