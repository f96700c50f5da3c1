/**
 * A scenario while it is played: what it answers, what time it is there, and what it was asked for in vain. It begins
 * anew when it is opened. What was written is one count: a read may answer otherwise after so many writes.
 */
import type { FastifyBaseLogger } from 'fastify';
import { isObject } from '../../schemas/contract/is-object';
import { isStep } from '../../schemas/scenario/is-step';
import type { ScenarioAnswer } from '../../schemas/scenario/scenario';
import type { CompiledCall, RawAnswer } from '../http/compiled-call';
import { Refusal } from '../http/error-answer';
import type { Channel } from '../request/request-context';
import { readLeniently } from '../upstream/read-leniently';
import { replayCalls } from './answer-warnings';
import { fits } from './fits';
import type { Scenario } from './scenario';

export interface Play {
  readonly scenario: Scenario;
  /** This very object stands for the scenario wherever a channel is handed on. */
  readonly channel: Channel;
  readonly now: () => Date;
  /** Milliseconds since the epoch at the opening, and how they go on, for the browser. */
  readonly clock: () => { readonly nowMs: number; readonly runs: boolean };
  /** @throws Refusal where the file says that none comes */
  readonly answer: (call: string, input: unknown) => RawAnswer;
  /** From the start: nothing was written yet, and the clock shows what the file says. */
  readonly begin: () => void;
  /** Changes with every write and every beginning. */
  readonly version: () => string;
  /** The calls without an answer since the beginning, but for those of screens that nobody has come to. */
  readonly unanswered: () => readonly string[];
  /** Somebody has come to a screen that was asked for ahead. */
  readonly arrive: (url: string) => void;
  /** The form that the file says was sent is none of those on its screen. */
  readonly lackForm: () => void;
  readonly lacksForm: () => boolean;
}

export interface PlayOptions {
  readonly log: Pick<FastifyBaseLogger, 'warn'>;
  /** Milliseconds of any clock that only goes forward. */
  readonly elapsedMs: () => number;
  /** The address of the screen that is asked for ahead, as one whose link is pointed at; null: somebody waits for it. */
  readonly askedAhead: () => string | null;
  /** Told of every call without an answer. */
  readonly onUnanswered: (call: string) => void;
  /** Told of an answer that is late or does not come, for calls that come over HTTP. */
  readonly onTrouble: (trouble: Trouble) => void;
}

/** What happens to an answer on its way to the browser: its fault, or how many milliseconds it is late. */
export type Trouble = NonNullable<ScenarioAnswer['fault']> | number;

/** A call without an answer, and how the log tells of it. */
interface InVain {
  readonly call: string;
  readonly told: string;
}

const unansweredCode = 'replay.unanswered';
const mostTold = 100;
const longestInput = 300;

/** Of a list with pages, where the file says nothing of them: all stands on this one. */
const pageHeaders = ({ definition }: CompiledCall, status: number, body: unknown): Readonly<Record<string, number>> => {
  const names = definition.responses[status]?.headers?.required ?? [];
  const count = isObject(body) && Array.isArray(body.data) ? body.data.length : 0;
  const all: Readonly<Record<string, number>> = {
    'x-total': count,
    'x-per-page': Math.max(1, count),
    'x-last-page': 1,
    'x-current-page': 1,
  };
  return Object.fromEntries(names.flatMap((name) => (all[name] === undefined ? [] : [[name, all[name]]])));
};

/** Of an older contract, too: what is missing and can be nothing is nothing. */
const answerOf = (call: CompiledCall, { status, headers = {}, body }: ScenarioAnswer): RawAnswer => {
  const schema = call.responseOf(status)?.body;
  const read = schema && body !== undefined ? readLeniently(schema, body) : body;
  return { status, headers: { ...pageHeaders(call, status, read), ...headers }, body: read };
};

/** Where cards become tokens while scenarios are played. */
export const cardPath = '/-/replay/card';

/** What the file says of the shop itself stands over what it answers. */
const ownWords = ({ channel, theme, settings, colorScheme, layouts }: Scenario, id: string, input: unknown) => {
  const { params } = (isObject(input) ? input : {}) as { readonly params?: { readonly page?: string } };
  const over =
    (words: object) =>
    (answer: RawAnswer | null): RawAnswer | null =>
      answer?.status === 200 && isObject(answer.body) ? { ...answer, body: { ...answer.body, ...words } } : answer;
  const nothing = (code: string): RawAnswer => ({ status: 404, body: { code, message: 'この場面にはありません。' } });

  switch (id) {
    case 'site.environment':
      return over({ channel, ...(theme === null ? {} : { theme }) });
    case 'site.settings':
      return over({ 'SITE.CHANNEL_PREFIX': '', ...(theme === null ? {} : { 'SITE.THEME': theme }), ...settings });
    case 'order.paymentService':
      // Nothing of a card may leave for a company.
      return over({ tokenize_url: cardPath });
    case 'site.colorScheme':
      // The colours that are answered are made for the theme that is.
      return (answer: RawAnswer | null) =>
        colorScheme ? { status: 200, body: colorScheme } : theme === null ? answer : nothing('content.not-found');
    case 'layout.page':
    case 'layout.frame': {
      const document = layouts.get(params?.page ?? '');
      return (answer: RawAnswer | null) =>
        document ? { status: 200, body: document } : (answer ?? nothing('layout.not-found'));
    }
    case 'history.keep':
      return (answer: RawAnswer | null) => answer ?? { status: 201, body: { token: null } };
    case 'layout.lastGood':
      return (answer: RawAnswer | null) => answer ?? nothing('layout.not-found');
    default:
      return (answer: RawAnswer | null) => answer;
  }
};

const isWrite = ({ definition }: CompiledCall): boolean => isStep(definition);

/** The answers that are left of a scenario, by call. */
const createAnswers = ({ answers }: Scenario) => {
  const left = new Map(answers.map((answer) => [answer, answer.times ?? null]));
  return (call: CompiledCall, input: unknown, writes: number): ScenarioAnswer | null => {
    const found = answers.find(
      (answer) =>
        answer.call === call.id &&
        (left.get(answer) ?? 1) > 0 &&
        (answer.after ?? 0) <= writes &&
        fits(answer.input ?? {}, input),
    );
    if (!found) return null;
    const times = left.get(found) ?? (isWrite(call) ? 1 : null);
    if (times !== null) left.set(found, times - 1);
    return found;
  };
};

/** What the file lacks, since the beginning: told in the log once. */
const createLacks = ({ id, address, posted }: Scenario, { log, askedAhead }: PlayOptions) => {
  const told = new Set<string>();
  const inVain = new Set<string>();
  const inVainAhead = new Map<string, readonly InVain[]>();
  let isFormLacking = false;
  const warn = (what: string): void => {
    if (!told.has(what) && told.size < mostTold) log.warn(`scenario ${id}: ${what}`);
    told.add(what);
  };
  const miss = ({ call, told: what }: InVain): void => {
    inVain.add(call);
    warn(`no answer ${what}`);
  };
  return {
    add: (missed: InVain): void => {
      const ahead = askedAhead();
      if (ahead === null) miss(missed);
      else inVainAhead.set(ahead, [...(inVainAhead.get(ahead) ?? []), missed]);
    },
    forget: (): void => {
      for (const kept of [told, inVain, inVainAhead]) kept.clear();
      isFormLacking = false;
    },
    unanswered: (): readonly string[] => [...inVain],
    arrive: (url: string): void => {
      for (const missed of inVainAhead.get(url) ?? []) miss(missed);
    },
    lackForm: (): void => {
      isFormLacking = true;
      warn(`${address} has no form "${posted?.action ?? ''}", which was posted`);
    },
    lacksForm: (): boolean => isFormLacking,
  };
};

export const createPlay = (scenario: Scenario, options: PlayOptions): Play => {
  const { elapsedMs, onUnanswered, onTrouble } = options;
  const { id, channel, theme, clock, answers } = scenario;
  const { add, forget, ...lacks } = createLacks(scenario, options);
  let take = createAnswers(scenario);
  let [writes, beginnings, beganMs] = [0, 0, elapsedMs()];

  const nowMs = (): number => clock.at.getTime() + (clock.runs ? elapsedMs() - beganMs : 0);

  const refuse = (call: CompiledCall, input: unknown): RawAnswer => {
    const isUsedUp = answers.some((answer) => answer.call === call.id);
    const { headers: _headers, ...told } = isObject(input) ? input : {};
    const shown = JSON.stringify(told).slice(0, longestInput);
    add({ call: call.id, told: `${isUsedUp ? 'fits, or is left, ' : ''}for ${call.id} ${shown}` });
    onUnanswered(call.id);
    const message = isUsedUp
      ? `このシナリオには、「${call.id}」へのこの内容の答えがありません（または、もう残っていません）。`
      : `このシナリオには、「${call.id}」への答えがありません。`;
    return { status: 503, body: { code: unansweredCode, message } };
  };

  return {
    scenario,
    channel: { id: channel, name: channel, host: `${id}.localhost`, prefix: '', theme: theme ?? '' },
    now: () => new Date(nowMs()),
    clock: () => ({ nowMs: nowMs(), runs: clock.runs }),
    answer: (name, input) => {
      const call = replayCalls.get(name);
      if (!call) throw new Error(`${name} is no call of the contract`);
      const found = take(call, input, writes);
      const trouble = found?.fault ?? found?.lateMs;
      if (trouble !== undefined) onTrouble(trouble);
      // A page that asks for itself finds the shop away.
      if (found?.fault) throw new Refusal('service.unavailable');
      const answer = ownWords(scenario, name, input)(found && answerOf(call, found));
      if (!answer) return refuse(call, input);
      if (isWrite(call)) writes += 1;
      return answer;
    },
    begin: () => {
      take = createAnswers(scenario);
      [writes, beginnings, beganMs] = [0, beginnings + 1, elapsedMs()];
      forget();
    },
    version: () => `${id} ${beginnings} ${writes}`,
    ...lacks,
  };
};
