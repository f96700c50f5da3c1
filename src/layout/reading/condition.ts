/**
 * The visibility language. It is evaluated once per screen class, so that `any: [{ screen: 'phone' }, { visitor: 'member' }]`
 * is right although the server does not know the width: the answer is the set of classes that see the section.
 *
 * What is not understood is unknown, neither true nor false (Kleene's logic): `not` of it is unknown too, and a section
 * whose condition ends up unknown stays hidden. A shop that hides something must not see it appear by a slip.
 *
 * Time is one of its operators, so that one section may be for guests until a day and for everybody from then on. What a
 * condition says of time is handed on: a page is not kept past the next moment at which it may answer otherwise.
 *
 * To add an operator: a case in `readOperator` and a line in schemas/layout/document.ts.
 */
import {
  layoutLimits,
  screenClasses,
  visibilitySettings,
  type Json,
  type ScreenClass,
  type VisitorKind,
} from '../../../schemas/layout/document';
import { isObject } from './json-values';
import type { IssueLog } from './layout-issues';
import { isOpen, readSpan, type OpenTime } from './time-window';

/** What is known of the visitor and the shop when a layout is resolved. */
export interface Facts {
  readonly visitor: VisitorKind;
  /** Whether the member has finished registering. */
  readonly registered: boolean;
  /** By the names of `visibilitySettings`. */
  readonly settings: Readonly<Record<string, boolean>>;
  readonly theme: string;
  readonly channel: string;
}

type Truth = boolean | null;

interface Asked {
  readonly facts: Facts;
  readonly screen: ScreenClass;
  readonly now: Date;
}

/** A condition that was read. */
export interface Question {
  readonly ask: (asked: Asked) => Truth;
  /** Whether anybody could ever get a yes, and a no: neither, where it is not understood. */
  readonly canHold: boolean;
  readonly canFail: boolean;
  /** The times that it speaks of: at their edges it may answer otherwise. */
  readonly times: readonly OpenTime[];
}

const unknown: Question = { ask: () => null, canHold: false, canFail: false, times: [] };

const leaf = (ask: Question['ask'], times: readonly OpenTime[] = []): Question => ({
  ask,
  canHold: true,
  canFail: true,
  times,
});

const all = (parts: readonly Question[]): Question => ({
  ask: (asked) => {
    const answers = parts.map((part) => part.ask(asked));
    if (answers.includes(false)) return false;
    return answers.includes(null) ? null : true;
  },
  canHold: parts.every(({ canHold }) => canHold),
  canFail: parts.some(({ canFail }) => canFail),
  times: parts.flatMap(({ times }) => times),
});

const not = ({ ask, canHold, canFail, times }: Question): Question => ({
  ask: (asked) => {
    const answer = ask(asked);
    return answer === null ? null : !answer;
  },
  canHold: canFail,
  canFail: canHold,
  times,
});

const isScreen = (value: Json): value is ScreenClass => screenClasses.some((name) => name === value);

const readScreen = (value: Json): Question | string => {
  const classes = Array.isArray(value) ? (value as readonly Json[]) : [value];
  if (classes.length === 0 || !classes.every(isScreen)) return 'screen takes phone, tablet, pc';
  return leaf(({ screen }) => classes.includes(screen));
};

const readTimes = (value: Json): Question | string => {
  const span = readSpan(value);
  return typeof span === 'string' ? span : leaf(({ now }) => isOpen(span, now), [span]);
};

/** Operators without parts. A text says what is wrong. */
const readLeaf = (operator: string, value: Json): Question | string => {
  switch (operator) {
    case 'screen':
      return readScreen(value);
    case 'visitor':
      return value === 'guest' || value === 'member'
        ? leaf(({ facts }) => facts.visitor === value)
        : 'visitor is guest or member';
    case 'registered':
      return typeof value === 'boolean'
        ? leaf(({ facts }) => facts.registered === value)
        : 'registered is true or false';
    case 'setting':
      return typeof value === 'string' && Object.hasOwn(visibilitySettings, value)
        ? leaf(({ facts: { settings } }) => Object.hasOwn(settings, value) && settings[value] === true)
        : `there is no setting ${JSON.stringify(value)}`;
    case 'time':
      return readTimes(value);
    case 'theme':
      return typeof value === 'string' ? leaf(({ facts }) => facts.theme === value) : 'theme is a name';
    case 'channel':
      return typeof value === 'string' ? leaf(({ facts }) => facts.channel === value) : 'channel is a name';
    default:
      return `there is no operator ${JSON.stringify(operator)}`;
  }
};

interface Place {
  readonly path: string;
  readonly log: IssueLog;
}

const fail = (reason: string, { path, log }: Place): Question => {
  log.add('unknown-condition', path, { reason });
  return unknown;
};

const readNode = (value: Json, depth: number, place: Place): Question => {
  if (depth > layoutLimits.conditionDepth) return fail(`it nests deeper than ${layoutLimits.conditionDepth}`, place);
  if (!isObject(value)) return fail('a condition is an object', place);
  const [operator, ...more] = Object.keys(value);
  if (operator === undefined || more.length > 0) return fail('a condition has exactly one operator', place);
  return readOperator(operator, value[operator] ?? null, depth, place);
};

const readOperator = (operator: string, value: Json, depth: number, place: Place): Question => {
  if (operator === 'not') return not(readNode(value, depth + 1, place));
  if (operator === 'all' || operator === 'any') {
    if (!Array.isArray(value)) return fail(`${operator} takes a list`, place);
    const parts = (value as readonly Json[]).map((part) => readNode(part, depth + 1, place));
    // By De Morgan, which holds in three-valued logic too.
    return operator === 'all' ? all(parts) : not(all(parts.map(not)));
  }
  const read = readLeaf(operator, value);
  return typeof read === 'string' ? fail(read, place) : read;
};

/** Reads a stored condition; the parts that are not understood are reported and count as unknown. */
export const readCondition = (stored: Json, path: string, log: IssueLog): Question =>
  readNode(stored, 1, { path, log });

/** The screen classes for which the answer is yes. */
export const screensOf = (question: Question | undefined, facts: Facts, now: Date): readonly ScreenClass[] =>
  question ? screenClasses.filter((screen) => question.ask({ facts, screen, now }) === true) : screenClasses;
