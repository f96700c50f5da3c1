/** Answers for navigations and sheets, asked for ahead and kept for a few seconds. */
import { clock } from '../../../src/lib/clock';
import { navigationPath, type ChoiceAnswer, type NavigationAnswer } from '../../island/navigation-answer';

/** As long as the server finds a page good; what it has kept itself is good for the rest only (docs/caching.md). */
const keptMs = 5_000;
const mostKept = 30;

interface Kept<Answer> {
  readonly answer: Promise<Answer>;
  until: number;
  isMeant: boolean;
}

export interface AnswerCache<Answer> {
  get(url: string, signal?: AbortSignal): Promise<Answer>;
  /** `isMeant`: the visitor points at the link, so what the screen needs beside its answer is fetched, too. */
  prefetch(url: string, isMeant: boolean): void;
  /** Something has changed that kept screens may show. */
  forget(): void;
}

/** The server answered with something else than what was asked for. */
export class NavigationFailed extends Error {}

interface Asked extends RequestInit {
  /** Told for how long the answer is good. */
  readonly onGood?: (ms: number) => void;
}

/** What is the visitor's own says nothing, and is as young as can be. */
const goodMs = ({ headers }: Response): number => {
  const life = /s-maxage=(\d+)/.exec(headers.get('cache-control') ?? '')?.[1];
  // A CDN between says how long it has had the answer.
  return life === undefined ? keptMs : (Number(life) - Number(headers.get('age') ?? 0)) * 1000;
};

const askFor = async <Answer extends object>(url: string, { onGood, ...init }: Asked): Promise<Answer> => {
  const response = await fetch(url, init);
  onGood?.(goodMs(response));
  if (!response.headers.get('content-type')?.includes('json'))
    throw new NavigationFailed(`${response.status} for ${url}`);
  const answer = (await response.json()) as Answer | { code: string };
  // An error body: the page itself will say what is wrong.
  if ('code' in answer) throw new NavigationFailed(`${answer.code} for ${url}`);
  return answer;
};

const createCache = <Answer>(
  ask: (url: string, init: Asked) => Promise<Answer>,
  prepare: (answer: Answer) => void,
): AnswerCache<Answer> => {
  const kept = new Map<string, Kept<Answer>>();
  const fresh = (url: string): Kept<Answer> | undefined => {
    const entry = kept.get(url);
    return entry && clock.nowMs() < entry.until ? entry : undefined;
  };
  const keep = (url: string): Kept<Answer> => {
    const at = clock.nowMs();
    const onGood = (ms: number): void => void (entry.until = at + Math.min(ms, keptMs));
    const entry: Kept<Answer> = { answer: ask(url, { priority: 'low', onGood }), until: at + keptMs, isMeant: false };
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

/**
 * Screens by their addresses. They are asked for below the channel's prefix: the cookies of its visitor are sent there
 * and nowhere else.
 *
 * @param prepare gets the answers of screens that are meant
 */
export const createScreenCache = (
  prepare: (answer: NavigationAnswer) => void,
  prefix = '',
): AnswerCache<NavigationAnswer> =>
  createCache((url, init) => askFor(`${prefix}${navigationPath}?url=${encodeURIComponent(url)}`, init), prepare);

/** Sheets by the addresses that answer them. */
export const createChoiceCache = (): AnswerCache<ChoiceAnswer> => createCache(askFor<ChoiceAnswer>, () => undefined);
