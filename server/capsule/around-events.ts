/** What the shop itself says around what was done on a screen: a browser's record has stand-ins of some of it. */
import { isObject } from '../../schemas/contract/is-object';
import type { RecordedAnswer } from '../../schemas/scenario/recording';
import type { AnsweredCall } from './scrub-answers';

export interface Around {
  /** Of the screen's address. */
  readonly asked: URLSearchParams;
  /** What there is to choose of options, such as a noshi's words. */
  readonly choices: ReadonlySet<string>;
  /** The calls that were made on the screen. */
  readonly calls: ReadonlySet<string>;
}

const choicesIn = (part: unknown): readonly string[] => {
  if (Array.isArray(part)) return part.flatMap(choicesIn);
  if (!isObject(part)) return [];
  const { choices } = part;
  const own = Array.isArray(choices) ? choices.filter(isObject).flatMap(({ value, label }) => [value, label]) : [];
  return [...own.filter((value) => typeof value === 'string'), ...Object.values(part).flatMap(choicesIn)];
};

/** What the shop offers, in its keys and in words. */
export const choicesOf = (answered: readonly AnsweredCall[]): ReadonlySet<string> =>
  new Set(answered.flatMap(({ answer }) => choicesIn(answer.body)));

export const aroundEvents = (
  address: string,
  answered: readonly AnsweredCall[],
  made: readonly Pick<RecordedAnswer, 'call'>[] = [],
): Around => ({
  calls: new Set(made.map(({ call }) => call)),
  asked: new URLSearchParams(address.split('?')[1] ?? ''),
  choices: choicesOf(answered),
});
