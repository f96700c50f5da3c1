/**
 * A capsule: a scenario (schemas/scenario/scenario.ts) of a screen as one visitor saw it. What the shop answers for the
 * screen comes from loading it again, what happened on it from the visitor's browser; both are scrubbed here, by the
 * schemas of the calls, whatever the browser has scrubbed before.
 */
import type { Schema } from '../../schemas/contract/json-schema';
import type { cardForm } from '../../schemas/payments/card.form';
import type { LayoutDocument } from '../../schemas/layout/document';
import type { RecordedAnswer, Recording } from '../../schemas/scenario/recording';
import { scenarioFormat, type ScenarioAnswer, type ScenarioFile } from '../../schemas/scenario/scenario';
import { align, scrub } from '../../schemas/scenario/scrub';
import { createStandIns, type StandIns } from '../../schemas/scenario/stand-ins';
import { ordererForm } from '../../schemas/cart/orderer.form';
import { shippingForm } from '../../schemas/cart/shipping.form';
import type { LooseAnswer, LooseInput } from '../../src/api/transport';
import type { Visitor } from '../../src/domain/visitor';
import { cartCountCookie, cartTokenCookie } from '../../src/lib/cart-cookies';
import { commonResponses } from '../../schemas/contract/define-call';
import { themeLayouts } from '../../themes/layouts';
import { themeIds, usualTheme, type ThemeId } from '../../themes/theme-ids';
import { compileAnswer } from '../http/ajv';
import { definitionOf, recordedEntries } from './recorded-answers';

/** A call that was made to draw the screen. */
export interface AnsweredCall {
  readonly call: string;
  readonly input: LooseInput;
  readonly answer: Pick<LooseAnswer, 'status' | 'body' | 'headers'>;
}

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
  readonly recording: Recording | null;
}

interface Answered {
  readonly call: string;
  readonly status: number;
  readonly body?: unknown;
}

const isForEveryone = (call: string): boolean => definitionOf(call)?.audience === 'everyone';

const bodySchema = ({ call, status }: Answered): Schema => {
  const common: Readonly<Record<number, { readonly body?: Schema }>> = commonResponses;
  return definitionOf(call)?.responses[status]?.body ?? common[status]?.body ?? {};
};

/** A word of a program; whoever puts anything else there does not mean a code. */
const isCode = (code: unknown): boolean => typeof code === 'string' && /^[a-z][a-z_.-]{1,60}$/.test(code);

const scrubBody = (answered: Answered, standIns: StandIns): unknown => {
  const { call, status, body: given } = answered;
  if (given === undefined) return undefined;
  const body = scrub(bodySchema(answered), given, { standIns, isForEveryone: isForEveryone(call) });
  if (status < 400 || typeof body !== 'object' || body === null || !('code' in body)) return body;
  return { ...body, code: isCode(body.code) ? body.code : 'server.error' };
};

/** Whoever plays it gives a stand-in of a token, or none: an answer is found without. */
const withoutTokens = (schema: Schema | undefined, given: object): object =>
  Object.fromEntries(
    Object.entries(given).filter(([name, value]) => {
      const property: unknown = (schema?.properties as Readonly<Record<string, unknown>> | undefined)?.[name];
      const mark = (property as { readonly 'x-personal'?: string } | undefined)?.['x-personal'];
      return value !== undefined && mark !== 'token';
    }),
  );

const inputOf = ({ call, input }: AnsweredCall, standIns: StandIns): NonNullable<ScenarioAnswer['input']> => {
  const definition = definitionOf(call);
  const scrubbing = { standIns, isForEveryone: isForEveryone(call) };
  return Object.fromEntries(
    (['params', 'query'] as const).flatMap((part) => {
      const schema = definition?.[part];
      const given = withoutTokens(schema, input[part] ?? {});
      return schema && Object.keys(given).length > 0 ? [[part, scrub(schema, given, scrubbing)]] : [];
    }),
  );
};

/** Those that the contract names: what else a proxy or a shop puts there is nobody's business. */
const headersOf = ({ call, answer: { status, headers } }: AnsweredCall): ScenarioAnswer['headers'] => {
  const names = Object.keys(definitionOf(call)?.responses[status]?.headers?.properties ?? {});
  return Object.fromEntries(names.flatMap((name) => (headers[name] === undefined ? [] : [[name, headers[name]]])));
};

const entryOf = (answered: AnsweredCall, standIns: StandIns): ScenarioAnswer => {
  const { call, answer } = answered;
  const input = inputOf(answered, standIns);
  const headers = headersOf(answered);
  return {
    call,
    ...(Object.keys(input).length > 0 ? { input } : {}),
    status: answer.status,
    ...(headers && Object.keys(headers).length > 0 ? { headers } : {}),
    ...(answer.body === undefined ? {} : { body: scrubBody({ call, ...answer }, standIns) }),
  };
};

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

/** What nobody types and no product is called: 16 signs or more, large letters among others. */
const tokenLike = /^(?=.*[A-Z])(?=.*[a-z\d])[\w-]{16,}$/;

/** An address without the tokens that stand in some; also those that no call of the screen has named. */
const scrubAddress = (address: string, standIns: StandIns): string => {
  const whole = standIns.sweep(address);
  return whole
    .split(/([/?&=#])/)
    .map((part) => (tokenLike.test(part) ? standIns.textFor('token', part) : part))
    .join('');
};

/** A test card's, which no bank has given out: what was typed there nobody has read. */
const cardStandIn: Readonly<Record<string, string>> = {
  ccNumber: '4111111111111111',
  ccName: 'TARO YAMADA',
  ccExpiration: '203012',
  securityCode: '123',
} satisfies Record<keyof (typeof cardForm)['schema']['properties'], string>;

/** Whatever form they are in. */
const typedFields = {
  type: 'object',
  properties: { ...ordererForm.schema.properties, ...shippingForm.schema.properties },
  additionalProperties: false,
} as const;

const isPlain = /^[\w.-]{0,24}$/;

/** A form that was sent: its own fields by its schema; of all else what says how many, which or when. */
const scrubTyped = (typed: Readonly<Record<string, string>>, standIns: StandIns) => {
  const own = scrub(typedFields, typed, { standIns, isForEveryone: false }) as Readonly<Record<string, string>>;
  const others = Object.entries(typed).flatMap(([name, text]) => {
    if (Object.hasOwn(own, name)) return [];
    if (Object.hasOwn(cardStandIn, name)) return [[name, cardStandIn[name] ?? '']];
    return isPlain.test(text) && !tokenLike.test(text) ? [[name, text]] : [];
  });
  return { ...own, ...(Object.fromEntries(others) as Readonly<Record<string, string>>) };
};

type RecordedEvent = Recording['events'][number];
type Step = NonNullable<ScenarioFile['events']>[number];

const scrubEvent = (recorded: RecordedEvent, standIns: StandIns): RecordedEvent => {
  if (recorded.flow !== 'checkout') return recorded;
  const { flow, event } = recorded;
  if (event.type === 'decide')
    return { flow, event: { ...event, fingerprint: standIns.textFor('token', event.fingerprint) } };
  if (event.type !== 'submit') return recorded;
  return { flow, event: { ...event, values: scrubTyped(event.values, standIns) } };
};

/** `deciding.waiting` of `{ deciding: 'waiting' }`; null: nothing that a machine's state is called. */
const stateText = (value: unknown): string | null => {
  if (typeof value === 'string') return /^[a-zA-Z]{1,60}$/.test(value) ? value : null;
  const [only] = typeof value === 'object' && value !== null ? Object.entries(value) : [];
  const inner = only && stateText(only[1]);
  return only && inner && /^[a-zA-Z]{1,60}$/.test(only[0]) ? `${only[0]}.${inner}` : null;
};

/** Behind the last event of each flow it is said where the flow stood in the end. */
const stepsOf = ({ events, states = {} }: Recording, standIns: StandIns): readonly Step[] =>
  events.map((event, index) => {
    const state = stateText(Object.hasOwn(states, event.flow) ? states[event.flow] : null);
    const isLast = events.findLastIndex(({ flow }) => flow === event.flow) === index;
    return { ...scrubEvent(event, standIns), ...(isLast && state !== null ? { state } : {}) };
  });

const cookieIn = (cookies: string, name: string): string | null =>
  new RegExp(`(?:^|;\\s*)${name}=([^;]*)`).exec(cookies)?.[1] ?? null;

/** Those that flows read. */
const cookiesOf = (cookies: string, standIns: StandIns): Readonly<Record<string, string>> => {
  const token = cookieIn(cookies, cartTokenCookie);
  const count = cookieIn(cookies, cartCountCookie);
  return {
    ...(token !== null && /^[\w-]{16,64}$/.test(token) ? { [cartTokenCookie]: standIns.textFor('token', token) } : {}),
    ...(count !== null && /^[\w-]{1,64}\.\d{1,6}$/.test(count) ? { [cartCountCookie]: count } : {}),
  };
};

const japanHours = 9;
const inJapan = (now: Date): string =>
  new Date(now.getTime() + japanHours * 3_600_000).toISOString().replace(/\.\d+Z$/, '+09:00');

/** `20261120-1200`, for the file's name. */
export const minuteOf = (now: Date): string =>
  inJapan(now).slice(0, 16).replaceAll('-', '').replace('T', '-').replace(':', '');

const visitorOf = ({ kind, hasKeycode, ...member }: Visitor): NonNullable<ScenarioFile['visitor']> => ({
  kind,
  ...('isRegistered' in member ? { isRegistered: member.isRegistered } : {}),
  ...(hasKeycode ? { hasKeycode } : {}),
});

const widestPhone = 640;

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
const isWorthSaying = (call: string, status: number, shops: readonly ScenarioAnswer[]): boolean => {
  const definition = definitionOf(call);
  if (!definition) return false;
  const isSaid = definition.method === 'GET' && call !== 'cart.cart' && shops.some((answer) => answer.call === call);
  return !(isSaid && status === 200);
};

const answersOf = ({ answered, recording }: CapsuleFacts, standIns: StandIns): readonly ScenarioAnswer[] => {
  const shops = narrowFirst(different(answered.map((one) => entryOf(one, standIns))));
  const now = shops.find(({ call }) => call === 'cart.cart') ?? null;
  if (!recording) return shops;
  const known = recording.answers.filter(({ call, status }) => isWorthSaying(call, status, shops));
  const seen: RecordedAnswer[] = known.map((one) =>
    one.body === undefined ? one : { ...one, body: scrubBody(one, standIns) },
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

const draft = (facts: CapsuleFacts, standIns: StandIns): ScenarioFile => {
  const { channel, visitor, now, build, browser, answered, recording } = facts;
  const address = scrubAddress(facts.address, standIns);
  const at = inJapan(now);
  return {
    format: scenarioFormat,
    title: { ja: `記録 ${address}`.slice(0, 120), en: `Recorded ${address}`.slice(0, 120) },
    channel,
    address,
    visitor: visitorOf(visitor),
    ...(recording ? { viewport: recording.width > widestPhone ? 'pc' : 'phone' } : {}),
    clock: { at },
    layouts: layoutsOf(answered),
    cookies: cookiesOf(facts.cookies, standIns),
    answers: [...answersOf(facts, standIns)],
    ...(recording?.events.length ? { events: [...stepsOf(recording, standIns)] } : {}),
    recorded: {
      build: [build, recording?.build].filter(Boolean).join(' ').slice(0, 200),
      browser: [recording ? `${recording.width}x${recording.height}` : '', browser]
        .filter(Boolean)
        .join(' ')
        .slice(0, 500),
      at,
      order: (recording?.lines ?? []).map((line) => scrubAddress(line, standIns)),
    },
  };
};

/** Twice: what is met late may stand in a sentence that comes early. */
export const writeCapsule = (facts: CapsuleFacts): string => {
  const standIns = createStandIns();
  meet(facts, standIns);
  draft(facts, standIns);
  return `${JSON.stringify(draft(facts, standIns), null, 2)}\n`;
};
