/** Answers for navigations, asked for ahead and kept for a few seconds. */
import { navigationPath, type NavigationAnswer } from './navigation-answer';

/** With the two seconds that a node may be behind, what is shown is never older than ten (docs/caching.md). */
const keptMs = 8_000;
const mostKept = 30;

interface Kept {
  readonly answer: Promise<NavigationAnswer>;
  readonly at: number;
}

export interface ScreenCache {
  get(url: string, signal?: AbortSignal): Promise<NavigationAnswer>;
  prefetch(url: string): void;
  /** Something has changed that kept screens may show. */
  forget(): void;
}

/** The server answered a navigation with something else than a screen. */
export class NavigationFailed extends Error {}

const ask = async (url: string, init: RequestInit): Promise<NavigationAnswer> => {
  const response = await fetch(`${navigationPath}?url=${encodeURIComponent(url)}`, init);
  if (!response.headers.get('content-type')?.includes('json'))
    throw new NavigationFailed(`${response.status} for ${url}`);
  const answer = (await response.json()) as NavigationAnswer | { code: string };
  // An error body: the page itself will say what is wrong.
  if (!('kind' in answer)) throw new NavigationFailed(`${answer.code} for ${url}`);
  return answer;
};

export const createScreenCache = (onPrefetched: (answer: NavigationAnswer) => void): ScreenCache => {
  const kept = new Map<string, Kept>();
  const fresh = (url: string): Kept | undefined => {
    const entry = kept.get(url);
    return entry && Date.now() - entry.at < keptMs ? entry : undefined;
  };
  return {
    get: (url, signal) => fresh(url)?.answer ?? ask(url, signal ? { signal } : {}),
    prefetch: (url) => {
      if (fresh(url)) return;
      const answer = ask(url, { priority: 'low' });
      if (kept.size >= mostKept) kept.clear();
      kept.set(url, { answer, at: Date.now() });
      answer.then(onPrefetched, () => kept.delete(url));
    },
    forget: () => kept.clear(),
  };
};
