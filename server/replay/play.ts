/**
 * A scenario while it is played: what it answers, what time it is there, and what it was asked for in vain. It begins
 * anew when it is opened. What was written is one count: a read may answer otherwise after so many writes.
 */
import { isObject } from '../../schemas/contract/is-object';
import { isStep } from '../../schemas/scenario/is-step';
import type { ScenarioAnswer } from '../../schemas/scenario/scenario';
import { bodyFault, type CompiledCall, type RawAnswer } from '../http/compiled-call';
import { Refusal } from '../http/error-answer';
import type { Channel } from '../request/request-context';
import { readLeniently } from '../upstream/read-leniently';
import { replayCalls } from './answer-warnings';
import { fits } from './fits';
import { createLacks, type InVain, type LacksOptions, unfitMark } from './lacks';
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
  /** The calls without an answer that fits since the beginning, but for those of screens that nobody has come to. */
  readonly unanswered: () => readonly string[];
  /** Somebody has come to a screen that was asked for ahead. */
  readonly arrive: (url: string) => void;
  /** The form that the file says was sent is none of those on its screen. */
  readonly lackForm: () => void;
  readonly lacksForm: () => boolean;
}

export interface PlayOptions extends LacksOptions {
  /** Milliseconds of any clock that only goes forward. */
  readonly elapsedMs: () => number;
  /** Told of every call without an answer. */
  readonly onUnanswered: (call: string) => void;
  /** Told of an answer that is late or does not come, for calls that come over HTTP. */
  readonly onTrouble: (trouble: Trouble) => void;
}

/** What happens to an answer on its way to the browser: its fault, or how many milliseconds it is late. */
export type Trouble = NonNullable<ScenarioAnswer['fault']> | number;

const unansweredCode = 'replay.unanswered';
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

/** What breaks the contract in an answer; null when nothing does. */
const unfitness = (call: CompiledCall, { status, body }: RawAnswer): string | null => {
  const response = call.responseOf(status);
  return response ? bodyFault(response, status, body) : `${call.id} does not answer ${status}`;
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

export const createPlay = (scenario: Scenario, options: PlayOptions): Play => {
  const { elapsedMs, onUnanswered, onTrouble } = options;
  const { id, channel, theme, clock, answers } = scenario;
  const { add, forget, ...lacks } = createLacks(scenario, options);
  let take = createAnswers(scenario);
  let [writes, beginnings, beganMs] = [0, 0, elapsedMs()];

  const nowMs = (): number => clock.at.getTime() + (clock.runs ? elapsedMs() - beganMs : 0);

  const tell = (missed: InVain): void => {
    add(missed);
    onUnanswered(missed.call);
  };

  const refuse = (call: CompiledCall, input: unknown): RawAnswer => {
    const isUsedUp = answers.some((answer) => answer.call === call.id);
    const { headers: _headers, ...told } = isObject(input) ? input : {};
    const shown = JSON.stringify(told).slice(0, longestInput);
    tell({ call: call.id, told: `no answer ${isUsedUp ? 'fits, or is left, ' : ''}for ${call.id} ${shown}` });
    const message = isUsedUp
      ? `このシナリオには、「${call.id}」へのこの内容の答えがありません（または、もう残っていません）。`
      : `このシナリオには、「${call.id}」への答えがありません。`;
    return { status: 503, body: { code: unansweredCode, message } };
  };

  /** It is given all the same: of an older file most can be shown. What cannot be drawn from it breaks by itself. */
  const tellUnfit = (call: CompiledCall, answer: RawAnswer): void => {
    const fault = unfitness(call, answer);
    if (fault === null) return;
    tell({ call: `${unfitMark}${call.id}`, told: `the answer to ${call.id} does not fit the contract: ${fault}` });
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
      tellUnfit(call, answer);
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
