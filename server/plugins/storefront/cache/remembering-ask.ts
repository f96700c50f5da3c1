/**
 * Answers for guests are the same for all of them until something is written: they are kept per data version, so that
 * a page view costs drawing, not asking.
 */
import { contract } from '../../../../schemas/shop-contract';
import type { CallDefinition, CallGroup } from '../../../../schemas/contract/define-call';
import type { Ask, QueryResult } from '../../../../storefront/page/load/ask';
import { keyOf } from '../../../../storefront/page/load/ask';

interface Remembered {
  readonly version: string;
  readonly since: number;
  readonly answers: Map<string, Promise<QueryResult>>;
}

/** Shorter than a page is kept, which is good for the rest of its time only: what it is drawn from has used some. */
const keptMs = 2_000;
const mostKept = 2_000;

export interface RememberingAsk {
  (channel: string, version: string, ask: Ask): Ask;
  /** The moment that answers to the channel's queries may be from. */
  readSince(channel: string, version: string): number;
}

const groups: Readonly<Record<string, CallGroup>> = contract;

/** Whether the answer of a call belongs to one visitor. */
const isPersonal = (id: string): boolean => {
  const [domain = '', name = ''] = id.split('.');
  const call: CallDefinition | undefined = groups[domain]?.[name];
  return call?.personal === true;
};

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

export const createRememberingAsk = (now: () => number = Date.now): RememberingAsk => {
  const channels = new Map<string, Remembered>();
  const answersOf = (channel: string, version: string): Remembered => {
    const known = channels.get(channel);
    const isGood = known?.version === version && now() - known.since < keptMs && known.answers.size < mostKept;
    if (known && isGood) return known;
    const anew = { version, since: now(), answers: new Map<string, Promise<QueryResult>>() };
    channels.set(channel, anew);
    return anew;
  };
  const remembering = (channel: string, version: string, ask: Ask): Ask => {
    const { answers } = answersOf(channel, version);
    const own = askOnce(ask);
    return (query) => {
      if (isPersonal(query.call)) return own(query);
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
  const readSince = (channel: string, version: string): number => answersOf(channel, version).since;
  return Object.assign(remembering, { readSince });
};
