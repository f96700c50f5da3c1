/**
 * Answers for everyone are the same until something is written: they are kept per data version, so that a page view costs
 * drawing, not asking. What is for anybody else is asked for once in a request, and forgotten with it.
 */
import { audienceOf } from '../../../../schemas/audience-of';
import type { VisitorClass } from '../../../../src/domain/visitor';
import type { Ask, QueryResult } from '../../../../storefront/page/load/ask';
import { keyOf } from '../../../../storefront/page/load/ask';
import { refuseOwnNeeds } from '../../../../storefront/page/load/own-needs';

interface Remembered {
  readonly version: string;
  readonly since: number;
  readonly answers: Map<string, Promise<QueryResult>>;
}

/** Shorter than a page is kept, which is good for the rest of its time only: what it is drawn from has used some. */
const keptMs = 2_000;
const mostKept = 2_000;

/** Those among whom answers are shared. */
export interface KeptFor {
  readonly channel: string;
  readonly version: string;
  readonly visitor: VisitorClass;
}

export interface RememberingAsk {
  /** For one request. Where its screen is not personal, only what is for everyone can be asked. */
  (asking: KeptFor & { readonly isPersonal: boolean }, ask: Ask): Ask;
  /** The moment that answers to their queries may be from. */
  readSince(asking: KeptFor): number;
}

/** For one request: what belongs to its visitor is asked for once, and forgotten with the request. */
const askOnce = (ask: Ask): Ask => {
  const answers = new Map<string, Promise<QueryResult>>();
  return (query) => {
    const key = keyOf(query);
    const answer = answers.get(key) ?? ask(query);
    answers.set(key, answer);
    return answer;
  };
};

/** Failures are not remembered; that something is not there is. */
const isWorthKeeping = (answer: QueryResult): boolean => answer.ok || answer.status === 404;

export const createRememberingAsk = (now: () => number): RememberingAsk => {
  const remembered = new Map<string, Remembered>();
  const answersOf = ({ channel, version, visitor }: KeptFor): Remembered => {
    const name = `${channel} ${visitor}`;
    const known = remembered.get(name);
    const at = now();
    const isGood = known?.version === version && at - known.since < keptMs && known.answers.size < mostKept;
    if (known && isGood) return known;
    const anew = { version, since: at, answers: new Map<string, Promise<QueryResult>>() };
    remembered.set(name, anew);
    return anew;
  };
  const remembering: (...args: Parameters<RememberingAsk>) => Ask = (asking, ask) => {
    const { answers } = answersOf(asking);
    const own = askOnce(ask);
    return async (query) => {
      if (audienceOf(query.call) !== 'everyone') {
        if (!asking.isPersonal) refuseOwnNeeds([query]);
        return own(query);
      }
      const key = keyOf(query);
      const running = answers.get(key);
      if (running) return running;
      const answer = ask(query);
      answers.set(key, answer);
      answer.then(
        (result) => isWorthKeeping(result) || answers.delete(key),
        () => answers.delete(key),
      );
      return answer;
    };
  };
  return Object.assign(remembering, { readSince: (asking: KeptFor) => answersOf(asking).since });
};
