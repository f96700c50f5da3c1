/**
 * A capsule: a scenario (schemas/scenario/scenario.ts) of a screen as one visitor saw it. What the shop answers for the
 * screen comes from loading it again, what happened on it from the visitor's browser; both are scrubbed here, by the
 * schemas of the calls, whatever the browser has scrubbed before.
 */
import { definitionOf } from '../../schemas/shop-contract';
import type { LayoutDocument } from '../../schemas/layout/document';
import { flowDefinitions, type FlowName, placePattern } from '../../schemas/scenario/flow-events';
import { isStep } from '../../schemas/scenario/is-step';
import { keptSchemas } from '../../schemas/scenario/kept';
import { keptName } from '../../schemas/scenario/kept-names';
import type { RecordedAnswer, Recording } from '../../schemas/scenario/recording';
import { scenarioFormat, type ScenarioAnswer, type ScenarioFile } from '../../schemas/scenario/scenario';
import { align, scrub } from '../../schemas/scenario/scrub';
import { createStandIns, type StandIns } from '../../schemas/scenario/stand-ins';
import type { Visitor } from '../../src/domain/visitor';
import { cartCountCookie, cartTokenCookie } from '../../src/lib/cart-cookies';
import { cookieIn } from '../../src/lib/cookies';
import { japanTime } from '../../src/lib/japan-time';
import { themeLayouts } from '../../themes/layouts';
import { themeIds, usualTheme, type ThemeId } from '../../themes/theme-ids';
import { compileAnswer } from '../http/ajv';
import type { Posted } from '../../schemas/contract/posted';
import { aroundEvents, choicesOf } from './around-events';
import { recordedEntries } from './recorded-answers';
import type { Stored } from './read-recording';
import { scrubAddress, scrubLine } from './scrub-address';
import { type AnsweredCall, bodySchema, entryOf, scrubBody } from './scrub-answers';
import { scrubPosted } from './scrub-posted';
import { stepsOf } from './scrub-events';

export interface CapsuleFacts {
  readonly channel: string;
  /** Path and query, without the channel's prefix. */
  readonly address: string;
  readonly visitor: Visitor;
  readonly now: Date;
  readonly build: string;
  readonly browser: string;
  /** The header, as it came. */
  readonly cookies: string;
  readonly answered: readonly AnsweredCall[];
  /** The plain form that the screen shows again. */
  readonly posted?: Posted | null;
  readonly recording: Recording | null;
  /** Of the browser's window, in CSS pixels; null: nobody said. */
  readonly size?: { readonly width: number; readonly height: number } | null;
  /** What was done in this tab, one after the other. */
  readonly lines?: readonly string[];
  /** What the browser keeps by itself. */
  readonly stored?: readonly Stored[];
}

const isLayout = (call: string): call is 'layout.page' | 'layout.frame' =>
  call === 'layout.page' || call === 'layout.frame';

const themeIn = (answered: readonly AnsweredCall[]): ThemeId => {
  const { body } = answered.find(({ call }) => call === 'site.environment')?.answer ?? {};
  const named = (body as { readonly theme?: unknown } | undefined)?.theme;
  return themeIds.find((id) => id === named) ?? usualTheme;
};

/** What the shop has not arranged itself is arranged by this build; another one may do it otherwise. */
const layoutsOf = (answered: readonly AnsweredCall[]): NonNullable<ScenarioFile['layouts']> => {
  const { pages, frames } = themeLayouts[themeIn(answered)];
  return Object.fromEntries(
    answered.flatMap(({ call, input, answer }) => {
      if (!isLayout(call) || answer.status !== 404) return [];
      const page = String(input.params?.page);
      const base: Readonly<Record<string, LayoutDocument | undefined>> = call === 'layout.page' ? pages : frames;
      return base[page] ? [[page, { ...base[page] }]] : [];
    }),
  );
};

/** Those that flows read. */
const cookiesOf = (cookies: string, standIns: StandIns): Readonly<Record<string, string>> => {
  const token = cookieIn(cookies, cartTokenCookie);
  const count = cookieIn(cookies, cartCountCookie);
  return {
    ...(token !== null && /^[\w-]{16,64}$/.test(token) ? { [cartTokenCookie]: standIns.textFor('token', token) } : {}),
    ...(count !== null && /^[\w-]{1,64}\.\d{1,6}$/.test(count) ? { [cartCountCookie]: count } : {}),
  };
};

/** `20261120-1200`, for the file's name. */
export const minuteOf = (now: Date): string =>
  japanTime(now).slice(0, 16).replaceAll('-', '').replace('T', '-').replace(':', '');

const visitorOf = ({ kind, hasKeycode, ...member }: Visitor): NonNullable<ScenarioFile['visitor']> => ({
  kind,
  ...('isRegistered' in member ? { isRegistered: member.isRegistered } : {}),
  ...(hasKeycode ? { hasKeycode } : {}),
});

/** Its words are the shop's own of its goods; somebody's name is in them as little as in any other sentence. */
const storageOf = ({ stored = [] }: CapsuleFacts, standIns: StandIns): Pick<ScenarioFile, 'storage'> => {
  const local = stored.map(({ name, channel, kept }): [string, string] => [
    keptName(name, channel),
    JSON.stringify(scrub(keptSchemas[name], kept, { standIns, isForEveryone: false })),
  ]);
  return local.length > 0 ? { storage: { local: Object.fromEntries(local) } } : {};
};

const widestPhone = 640;

/** Of a script's address what a build calls it by. */
const pathOf = (address = ''): string => /\/[\w-]{1,40}\/[\w.-]{1,100}$/.exec(address)?.[0] ?? '';

/** Unlike the answers of one screen, which are each asked for once. */
const different = (answers: readonly ScenarioAnswer[]): readonly ScenarioAnswer[] => {
  const seen = new Set<string>();
  return answers.filter(({ call, input }) => {
    const key = JSON.stringify([call, input ?? null]);
    const isNew = !seen.has(key);
    seen.add(key);
    return isNew;
  });
};

const asked = ({ input }: ScenarioAnswer): number =>
  Object.values(input ?? {}).reduce<number>((sum, part) => sum + Object.keys(part ?? {}).length, 0);

/** What asks for more goes first: the first entry that fits is taken, and one that asks for less fits as well. */
const narrowFirst = (answers: readonly ScenarioAnswer[]): readonly ScenarioAnswer[] =>
  [...answers].sort((one, other) => asked(other) - asked(one));

/** The shop has just said again what is read; what the browser adds is what it wrote, its carts, and what went wrong. */
const isWorthSaying = ({ call, status }: RecordedAnswer, shops: readonly ScenarioAnswer[]): boolean => {
  const definition = definitionOf(call);
  if (!definition) return false;
  const isSaid = !isStep(definition) && call !== 'cart.cart' && shops.some((answer) => answer.call === call);
  return !(isSaid && status === 200);
};

const answersOf = ({ answered, recording }: CapsuleFacts, standIns: StandIns): readonly ScenarioAnswer[] => {
  const shops = narrowFirst(different(answered.map((one) => entryOf(one, standIns))));
  const now = shops.find(({ call }) => call === 'cart.cart') ?? null;
  if (!recording) return shops;
  const known = recording.answers.filter((answer) => isWorthSaying(answer, shops));
  const seen: RecordedAnswer[] = known.map((one) =>
    one.body === undefined || !one.status ? one : { ...one, body: scrubBody({ ...one, status: one.status }, standIns) },
  );
  const cart =
    recording.cart && (scrubBody({ call: 'cart.cart', status: 200, body: recording.cart }, standIns) as object);
  return [...recordedEntries(seen, cart, now), ...shops];
};

/** The cart that a browser's screen began with, as a cart of the contract; null: it says none that is one. */
export const recordedCart = ({ cart }: Recording): object | null => {
  const answered = { call: 'cart.cart', status: 200, body: cart };
  const scrubbed = cart && scrubBody(answered, createStandIns());
  return typeof scrubbed === 'object' && compileAnswer(bodySchema(answered))(scrubbed) ? scrubbed : null;
};

/** The browser's cart tells of the same people as the shop's. */
const meet = ({ answered, recording }: CapsuleFacts, standIns: StandIns): void => {
  const own = answered.find(({ call, answer }) => call === 'cart.cart' && answer.status === 200);
  if (!own || !recording) return;
  const schema = bodySchema({ call: 'cart.cart', ...own.answer });
  for (const { status, body } of [...recording.answers].reverse())
    if (status === 200) align(schema, body, own.answer.body, standIns);
  align(schema, recording.cart, own.answer.body, standIns);
};

/** The sections that threw in the browser, by their ids. */
const brokenIn = ({ states = {} }: Recording): readonly string[] =>
  Object.entries(states).flatMap(([name, state]) => {
    const [flow, place = ''] = name.split(' ');
    return flow === 'section' && state === 'broken' && new RegExp(placePattern).test(place) ? [place] : [];
  });

/** Whether the screen, as it is answered now, has the flow no more. */
const isOver = (flow: FlowName, answered: readonly AnsweredCall[]): boolean =>
  answered.some(({ call, answer: { body } }) => flowDefinitions[flow].isOver?.({ call, body }) === true);

const draft = (facts: CapsuleFacts, standIns: StandIns): ScenarioFile => {
  const { channel, visitor, now, build, browser, answered, posted, recording, size = null, lines = [] } = facts;
  const address = scrubAddress(facts.address, standIns);
  const at = japanTime(now);
  const around = aroundEvents(facts.address, answered, recording?.answers);
  const steps = recording ? stepsOf(recording, standIns, around) : [];
  const broken = recording ? brokenIn(recording) : [];
  const events = steps.filter(({ flow }) => !isOver(flow, answered));
  return {
    format: scenarioFormat,
    title: { ja: `記録 ${address}`.slice(0, 120), en: `Recorded ${address}`.slice(0, 120) },
    channel,
    address,
    visitor: visitorOf(visitor),
    ...(size ? { viewport: size.width > widestPhone ? 'pc' : 'phone' } : {}),
    clock: { at },
    layouts: layoutsOf(answered),
    cookies: cookiesOf(facts.cookies, standIns),
    ...storageOf(facts, standIns),
    answers: [...answersOf(facts, standIns)],
    ...(posted ? { posted: scrubPosted(posted, standIns, around) } : {}),
    ...(events.length > 0 ? { events } : {}),
    recorded: {
      build: [build, pathOf(recording?.build)].filter(Boolean).join(' ').slice(0, 200),
      browser: [size ? `${size.width}x${size.height}` : '', browser].filter(Boolean).join(' ').slice(0, 500),
      at,
      order: lines.map((line) => scrubLine(line, standIns)),
      ...(broken.length > 0 ? { broken: [...broken] } : {}),
    },
  };
};

/** Twice: what is met late may stand in a sentence that comes early. */
export const writeCapsule = (facts: CapsuleFacts): string => {
  const standIns = createStandIns(choicesOf(facts.answered));
  meet(facts, standIns);
  draft(facts, standIns);
  return `${JSON.stringify(draft(facts, standIns), null, 2)}\n`;
};
