/**
 * A scenario: a screen in a state, as a file (docs/scenarios.md). An address, a clock, a visitor, and what the shop answers
 * to the calls that are made from there. A capsule is one that was recorded. What a file does not say comes from the one
 * that it `extends`; so nothing but the format is required of a single file, and `neededOfAll` of the whole. `x-says` is
 * what an author is told a value has to be, where the words of the validator would be a pattern.
 */
import { visitorKinds } from '../layout/document';
import type { Infer, ObjectSchema } from '../contract/json-schema';
import { frameIds } from '../screens/frames';
import { pageIds } from '../screens/pages';
import { flowStep, type FlowStep, placePattern } from './flow-events';
import { postedForm } from './posted-form';

export const scenarioFormat = 'noren/scenario/1';

/** A file that is larger, or nested deeper, is not read at all. `chain`: files that extend one another. */
export const scenarioLimits = { bytes: 2_000_000, levels: 64, chain: 8, files: 1_000 } as const;

/** What the file or one of those that it extends has to say. */
export const neededOfAll = ['title', 'channel', 'address', 'clock'] as const;

/** Joined by spreading, since a schema's type knows no such key. */
const says = (words: string) => ({ 'x-says': words });
const id = {
  type: 'string',
  pattern: '^[a-zA-Z0-9][a-zA-Z0-9_-]{0,63}$',
  ...says('a name of letters, digits, - and _, at most 64'),
} as const;
const text = { type: 'string', maxLength: 100_000 } as const;
const title = { type: 'string', minLength: 1, maxLength: 120 } as const;
const stored = { type: 'object', maxProperties: 100, additionalProperties: text } as const;
const momentSays = 'a day of the calendar and a time with its offset, such as 2026-11-20T12:00:00+09:00';
const input = { type: 'object', additionalProperties: true } as const;

const answer = {
  type: 'object',
  properties: {
    call: {
      type: 'string',
      pattern: '^[a-z]+\\.[a-zA-Z]+$',
      description: 'Id of a call, e.g. catalog.product',
      ...says('the id of a call, such as catalog.product (`npm run openapi` lists them)'),
    },
    input: {
      type: 'object',
      description: 'What has to be in the input for this answer to fit; absent: any input fits',
      properties: { params: input, query: input, body: {} },
      additionalProperties: false,
    },
    status: {
      type: 'integer',
      minimum: 200,
      maximum: 599,
      default: 200,
      ...says('a status of HTTP, a whole number from 200 to 599'),
    },
    headers: {
      type: 'object',
      maxProperties: 30,
      propertyNames: {
        pattern: '^[a-z][a-z0-9-]{0,60}$',
        ...says('a header’s name in small letters, such as x-total'),
      },
      additionalProperties: { type: ['string', 'integer'] },
    },
    body: {},
    noSample: {
      type: 'string',
      description: 'Why there is no such sample; written beside its name by `npm run replay`',
    },
    sample: {
      type: 'string',
      pattern: '^[a-z][a-z0-9-]*#[a-zA-Z]\\w*$',
      description: 'Instead of `body`: module#export of sections/samples',
      ...says('a module and its export with # between them, such as cart#readyCart'),
    },
    times: {
      type: 'integer',
      minimum: 1,
      maximum: 100_000,
      ...says('a whole number from 1 to 100000; leave it out for as often as usual'),
      description: 'How often it is given; absent: a write once, a read as often as it is asked for',
    },
    after: {
      type: 'integer',
      minimum: 0,
      maximum: 10_000,
      ...says('a whole number from 0 to 10000, of writes'),
      description: 'It fits only once so many writes were answered since the scenario was opened',
    },
    fault: {
      type: 'string',
      enum: ['offline', 'silent'],
      description: 'Instead of an answer: the connection breaks off, or nothing ever comes',
    },
    lateMs: {
      type: 'integer',
      minimum: 1,
      maximum: 60_000,
      ...says('a whole number of milliseconds from 1 to 60000; leave it out for an answer at once'),
      description: 'How long it takes, for calls of the browser',
    },
  },
  required: ['call'],
  additionalProperties: false,
} as const satisfies ObjectSchema;

/** A flow is sent an event, and then stands there. */
const event = flowStep({
  state: {
    type: 'string',
    pattern: '^[a-zA-Z]+(?:\\.[a-zA-Z]+)*$',
    maxLength: 200,
    ...says('the name of a state, such as deciding.waiting'),
    description: 'Where the machine stands then, e.g. deciding.waiting; absent: wherever nothing is under way any more',
  },
});

export const scenarioSchema = {
  $schema: 'https://json-schema.org/draft/2020-12/schema',
  title: 'Scenario',
  type: 'object',
  ...says(`an object, beginning with { "format": "${scenarioFormat}" }`),
  properties: {
    $schema: { type: 'string' },
    format: { const: scenarioFormat },
    extends: { type: 'string', minLength: 1, maxLength: 300, description: 'Path from this file to another one' },
    title: {
      type: 'object',
      properties: { ja: title, en: title },
      required: ['ja', 'en'],
      additionalProperties: false,
    },
    channel: id,
    address: {
      type: 'string',
      pattern: '^/(?!/)[^\\s\\\\]*$',
      maxLength: 2_000,
      ...says('a path that begins with one /, without spaces and \\, such as /cart/'),
      description: 'Path with query and fragment, without the channel’s prefix',
    },
    theme: id,
    visitor: {
      type: 'object',
      properties: {
        kind: { type: 'string', enum: visitorKinds },
        userId: { type: 'integer', minimum: 1, ...says('a whole number from 1') },
        isRegistered: { type: 'boolean', description: 'A member who has finished registering; absent: yes' },
        hasKeycode: { const: true, description: 'Has passed the shop’s keycode gate' },
      },
      required: ['kind'],
      additionalProperties: false,
    },
    viewport: { type: 'string', enum: ['phone', 'pc'] },
    clock: {
      type: 'object',
      properties: {
        at: {
          type: 'string',
          format: 'date-time',
          description: 'With an offset, e.g. 2026-11-20T12:00:00+09:00',
          ...says(momentSays),
        },
        runs: { type: 'boolean', description: 'Absent: it runs from then on' },
        waits: {
          type: 'string',
          enum: ['real', 'short', 'endless'],
          description: 'How long a flow waits by itself, e.g. before it asks again; absent: as long as in a shop',
        },
      },
      required: ['at'],
      additionalProperties: false,
    },
    settings: {
      type: 'object',
      maxProperties: 100,
      additionalProperties: { type: ['string', 'number', 'boolean', 'null'] },
      description: 'Of the shop, over those that are answered',
    },
    colorScheme: { type: 'object', additionalProperties: true },
    layouts: {
      type: 'object',
      description: 'Documents by page or frame; absent: those that are answered, or the theme’s',
      propertyNames: { enum: [...pageIds, ...frameIds] },
      additionalProperties: { type: 'object' },
    },
    answers: { type: 'array', maxItems: 2_000, items: answer },
    posted: postedForm,
    events: {
      type: 'array',
      maxItems: 200,
      items: event,
      description: 'What is done on the screen before it is looked at',
    },
    cookies: {
      type: 'object',
      maxProperties: 50,
      propertyNames: { pattern: '^[\\w.-]{1,100}$', ...says('a cookie’s name of letters, digits, _ . and -') },
      additionalProperties: {
        type: 'string',
        ...says(
          'text as a cookie can hold it, without spaces, quotes, commas, semicolons and \\ (write them as %20 and so on)',
        ),
        pattern: '^[\\x21\\x23-\\x2b\\x2d-\\x3a\\x3c-\\x5b\\x5d-\\x7e]{0,4000}$',
      },
    },
    storage: { type: 'object', properties: { local: stored, session: stored }, additionalProperties: false },
    recorded: {
      type: 'object',
      description: 'Of a capsule: where and in which order it was recorded',
      properties: {
        build: { type: 'string', maxLength: 200 },
        browser: { type: 'string', maxLength: 500 },
        at: { type: 'string', format: 'date-time', ...says(momentSays) },
        order: { type: 'array', maxItems: 1_000, items: { type: 'string', maxLength: 300 } },
        broken: {
          type: 'array',
          maxItems: 100,
          items: { type: 'string', pattern: placePattern },
          description: 'Sections that threw in the browser, e.g. s3: here they may be whole',
        },
      },
      additionalProperties: false,
    },
  },
  required: ['format'],
  additionalProperties: false,
} as const satisfies ObjectSchema;

export type ScenarioEvent = FlowStep<{ readonly state?: string }>;

/** One file, as it stands. */
export type ScenarioFile = Omit<Infer<typeof scenarioSchema>, 'events'> & {
  readonly events?: readonly ScenarioEvent[];
};
export type ScenarioAnswer = NonNullable<ScenarioFile['answers']>[number];
