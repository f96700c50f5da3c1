/**
 * The layout document: what a shop stores for a page or a frame. The engine (src/layout) reads it instance by instance
 * and keeps what it does not know; the schema here is what an author should write, for the contract, the docs and editors.
 */
import { frameIds } from '../screens/frames';
import { pageIds } from '../screens/pages';

export const layoutSchemaId = 'noren/layout/1';

/**
 * Limits of a document. More bytes or levels of JSON refuse it as a whole; sections beyond `depth` or `sectionsPerLevel`
 * are not drawn; a condition deeper than `conditionDepth` counts as not understood.
 */
export const layoutLimits = {
  depth: 4,
  sectionsPerLevel: 30,
  bytes: 200_000,
  jsonLevels: 64,
  conditionDepth: 8,
} as const;

/** Ids of instances, slots and section types. */
export const instanceIdPattern = '^[a-z][a-z0-9-]*$';
export const instanceIdMaxLength = 64;

export const screenClasses = ['phone', 'tablet', 'pc'] as const;
export type ScreenClass = (typeof screenClasses)[number];

/** Whom shop admins tell apart in a layout, and the frame in its links. */
export const visitorKinds = ['guest', 'member'] as const;
export type VisitorKind = (typeof visitorKinds)[number];

/** What any stored document has: an object. Unknown keys are kept. */
export const looseLayoutDocument = { title: 'LayoutDocument', type: 'object', additionalProperties: true } as const;

/** A value of any JSON type. */
export type Json = null | boolean | number | string | readonly Json[] | { readonly [key: string]: Json };
export type JsonObject = { readonly [key: string]: Json };

/** The visibility language: closed, no code. An object holds exactly one operator. */
export type Condition =
  | { readonly all: readonly Condition[] }
  | { readonly any: readonly Condition[] }
  | { readonly not: Condition }
  | { readonly screen: ScreenClass | readonly ScreenClass[] }
  | { readonly visitor: VisitorKind }
  | { readonly registered: boolean }
  | { readonly setting: string }
  | { readonly time: TimeWindow }
  | { readonly theme: string }
  | { readonly channel: string };

/** ISO times with an offset; a missing offset is Japan time. A date alone is that whole day in Japan. */
export interface TimeWindow {
  readonly from?: string;
  readonly until?: string;
}

export interface SectionList {
  readonly order: readonly string[];
  readonly sections: Readonly<Record<string, SectionInstance>>;
}

export interface SectionInstance {
  readonly type: string;
  /** Version of the section's settings that it was saved with. */
  readonly v: number;
  readonly variant?: string;
  readonly settings?: JsonObject;
  readonly slots?: Readonly<Record<string, SectionList>>;
  readonly visible?: Condition;
  readonly window?: TimeWindow;
}

/** A document as an author writes it (theme bases, the built-in minimum). */
export interface LayoutDocument extends SectionList {
  readonly $schema: typeof layoutSchemaId;
  readonly page: string;
  /** Which one of a page that has many (landing, static); a document without it is good for all of them. */
  readonly instance?: string;
  readonly revision?: number;
  /** The frame to stand in; of a page only. */
  readonly frame?: string;
}

/**
 * A document as it was stored: its outer shape was checked, what is inside may be unknown or broken and is kept as it
 * was. `walk` and `mapSections` of the engine lead to the instances that can be read.
 */
export type StoredLayout = JsonObject & { readonly $schema: typeof layoutSchemaId; readonly page: string };

/** An enabled-setting name of the visibility language → key of the shop's settings. */
export const visibilitySettings = { selling: 'selling', multipleShipping: 'ORDER.SHIPPING.IS_ALLOW_MULTIPLE' } as const;

const id = { type: 'string', pattern: instanceIdPattern, maxLength: instanceIdMaxLength };
const screen = { enum: screenClasses };
const operator = (name: string, schema: object): object => ({
  properties: { [name]: schema },
  required: [name],
  additionalProperties: false,
});
const timeWindow = {
  type: 'object',
  properties: { from: { type: 'string' }, until: { type: 'string' } },
  additionalProperties: false,
};
const conditions = { type: 'array', items: { $ref: '#/$defs/condition' } };

const sectionList = {
  order: { type: 'array', items: id, uniqueItems: true, maxItems: layoutLimits.sectionsPerLevel },
  sections: { type: 'object', propertyNames: id, additionalProperties: { $ref: '#/$defs/section' } },
};

/** JSON Schema 2020-12 of a well-written document. Not used for reading: a stored document may break it and still draw. */
export const layoutDocumentSchema = {
  $schema: 'https://json-schema.org/draft/2020-12/schema',
  title: 'Layout document',
  type: 'object',
  properties: {
    $schema: { const: layoutSchemaId },
    page: { enum: [...pageIds, ...frameIds] },
    instance: { type: 'string', maxLength: 200 },
    revision: { type: 'integer', minimum: 0 },
    frame: { enum: frameIds },
    ...sectionList,
  },
  required: ['$schema', 'page', 'order', 'sections'],
  additionalProperties: false,
  $defs: {
    section: {
      type: 'object',
      properties: {
        type: id,
        v: { type: 'integer', minimum: 1 },
        variant: id,
        settings: { type: 'object' },
        slots: { type: 'object', propertyNames: id, additionalProperties: { $ref: '#/$defs/list' } },
        visible: { $ref: '#/$defs/condition' },
        window: timeWindow,
      },
      required: ['type', 'v'],
      additionalProperties: false,
    },
    list: { type: 'object', properties: sectionList, required: ['order', 'sections'], additionalProperties: false },
    condition: {
      type: 'object',
      oneOf: [
        operator('all', conditions),
        operator('any', conditions),
        operator('not', { $ref: '#/$defs/condition' }),
        operator('screen', { oneOf: [screen, { type: 'array', items: screen, minItems: 1 }] }),
        operator('visitor', { enum: visitorKinds }),
        operator('registered', { type: 'boolean' }),
        operator('setting', { enum: Object.keys(visibilitySettings) }),
        operator('time', { ...timeWindow, minProperties: 1 }),
        operator('theme', { type: 'string' }),
        operator('channel', { type: 'string' }),
      ],
    },
  },
};
