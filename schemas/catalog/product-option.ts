/**
 * What a shop does to goods when it is asked to: a noshi, a name embroidered, trousers shortened. The shop says as data what
 * there is to fill in; all rules of it are made from that (`option-rules.ts`), for whoever draws it and whoever checks it.
 */
import type { Infer } from '../contract/json-schema';

export const optionKinds = ['noshi', 'wrapping', 'bag', 'card', 'embroidery', 'alteration'] as const;
/** What it is done to: each piece of a line, or all that goes to one address. */
export const optionScopes = ['line', 'shipping'] as const;

/** No more of them is drawn or kept; the database keeps the same numbers (migration 0154). */
export const optionLimits = { fields: 8, choices: 30, textLength: 200, perPlace: 10 } as const;

/** Letters that can be sewn or printed; `any`: whatever stands in one line, or in several of a longer text, but for emoji. */
const ownKinds = ['japanese', 'kana', 'roman'] as const;
const letterKinds = ['any', ...ownKinds] as const;
export type LetterKind = (typeof letterKinds)[number];

/** Faces of type that a text is shown in before it is made. */
const typefaces = ['mincho', 'kaisho', 'gothic', 'roman'] as const;
export type Typeface = (typeof typefaces)[number];

/** Small drawings that the storefront has: of an option, a choice, or of what a field asks (migration 0144). */
export const optionDrawings = [
  'bow', 'knot', 'knot-black', 'inside', 'outside', 'chest', 'lining', 'hem', 'sleeve', 'label', 'crest', 'box',
  'furoshiki',
] as const; // prettier-ignore
export type OptionDrawing = (typeof optionDrawings)[number];
const drawing = { type: 'string', enum: optionDrawings, description: 'Shown beside the words' } as const;

const name = { type: 'string', pattern: '^[a-z][a-z0-9_]{0,23}$' } as const;
const title = { type: 'string', minLength: 1, maxLength: 40 } as const;
const common = {
  name: { ...name, description: 'Unique within the option' },
  title,
  hint: { type: 'string', maxLength: 120, description: 'Below the field' },
  is_required: { type: 'boolean' },
  drawing,
} as const;

/** Of an option, and of what a cart or an order has of it. */
export const arrivalOf = {
  ...title,
  'x-personal': 'none',
  description: 'ours: what the shopper sends in for it (校章), from whose arrival on the days count; absent: nothing',
} as const;
export const orderNote = {
  type: 'string',
  minLength: 1,
  maxLength: 400,
  'x-personal': 'none',
  description: 'ours: what there is to do once it is ordered, told with the order and in its mail; absent: nothing',
} as const;

const textLength = { type: 'integer', minimum: 1, maximum: optionLimits.textLength } as const;

const textField = {
  type: 'object',
  properties: {
    ...common,
    type: { const: 'text' },
    max_length: textLength,
    letters: { type: 'string', enum: letterKinds },
    also_takes: {
      type: 'array',
      minItems: 1,
      maxItems: 2,
      items: {
        type: 'object',
        properties: { letters: { type: 'string', enum: ownKinds }, max_length: textLength },
        required: ['letters', 'max_length'],
        additionalProperties: false,
      },
      description: 'Other letters that it may be written in as well, each with as many as can be made of them',
    },
    preview_by: { ...name, description: 'The choice whose faces it is shown in' },
    other_faces: {
      type: 'boolean',
      description: 'Signs that the chosen face does not have are made in another one, and that is told; else refused',
    },
  },
  required: ['type', 'name', 'title', 'is_required', 'max_length', 'letters'],
  additionalProperties: false,
} as const;

const choiceField = {
  type: 'object',
  properties: {
    ...common,
    type: { const: 'choice' },
    choices: {
      type: 'array',
      minItems: 1,
      maxItems: optionLimits.choices,
      items: {
        type: 'object',
        properties: {
          value: { type: 'string', pattern: '^[a-z0-9][a-z0-9-]{0,39}$' },
          label: title,
          price_jpy: { type: 'integer', minimum: 0, description: 'On top of the option’s own, tax included' },
          face: { type: 'string', enum: typefaces },
          drawing,
          letters: { type: 'string', enum: letterKinds, description: 'With it, the option’s texts take these alone' },
          goes_with: {
            type: 'object',
            propertyNames: { pattern: name.pattern },
            additionalProperties: { type: 'array', items: { type: 'string' } },
            description: 'Values of other choices of the option, by their names: with it, it takes these alone',
          },
          needs_one_of: {
            ...title,
            description: 'With it, the place takes one of the options with these words in `one_of`',
          },
        },
        required: ['value', 'label', 'price_jpy'],
        additionalProperties: false,
      },
    },
  },
  required: ['type', 'name', 'title', 'is_required', 'choices'],
  additionalProperties: false,
} as const;

const numberField = {
  type: 'object',
  properties: {
    ...common,
    type: { const: 'number' },
    minimum: { type: 'integer', minimum: 0, maximum: 9999 },
    maximum: { type: 'integer', minimum: 0, maximum: 9999 },
    unit: { type: 'string', maxLength: 10 },
  },
  required: ['type', 'name', 'title', 'is_required', 'minimum', 'maximum', 'unit'],
  additionalProperties: false,
} as const;

const optionField = { title: 'OptionField', anyOf: [textField, choiceField, numberField] } as const;
export type OptionField = Infer<typeof optionField>;

export const optionFields = { type: 'array', maxItems: optionLimits.fields, items: optionField } as const;

export const productOption = {
  title: 'ProductOption',
  type: 'object',
  properties: {
    key: { type: 'string', pattern: '^[a-z][a-z0-9-]{0,39}$', 'x-personal': 'none' },
    kind: { type: 'string', enum: optionKinds },
    name: { type: 'string', 'x-personal': 'none' },
    description: { type: 'string' },
    scope: { type: 'string', enum: optionScopes, description: 'Of a line: for each piece of it; of a shipping: once' },
    price_jpy: { type: 'integer', minimum: 0, description: 'Tax included' },
    tax_rate_percent: { type: 'integer', enum: [8, 10] },
    lead_days: { type: 'integer', minimum: 0, description: 'Business days on top of those of the product' },
    is_returnable: { type: 'boolean', description: 'False: made to order, the goods cannot be given back' },
    is_required: { type: 'boolean', description: 'The product is sold with it only' },
    drawing: { ...drawing, description: 'Shown beside the name; without it that of the kind, where there is one' },
    one_of: {
      ...title,
      'x-personal': 'none',
      description: 'Of those with the same words a place takes one; for the shopper, above them',
    },
    arrival_of: arrivalOf,
    order_note: orderNote,
    fields: optionFields,
  },
  required: [
    'key', 'kind', 'name', 'description', 'scope', 'price_jpy', 'tax_rate_percent', 'lead_days', 'is_returnable',
    'is_required', 'fields',
  ], // prettier-ignore
  additionalProperties: false,
} as const;
export type ProductOption = Infer<typeof productOption>;

/** What is filled in, by the name of the field; all that is typed is text. A field that is empty is left out. */
export const optionDetails = {
  type: 'object',
  description:
    'What is filled in, by the `name` of each of the option’s `fields`: a text, of a choice its `value`, of a number its digits as a text',
  maxProperties: optionLimits.fields,
  propertyNames: { pattern: name.pattern },
  additionalProperties: { type: 'string', maxLength: 2_000, 'x-personal': 'text' },
} as const;
export type OptionDetails = Readonly<Record<string, string>>;
