/**
 * What of a text or number says who somebody is. `x-personal` stands at a property, of an entity, a form, a parameter;
 * on an object or a list it holds for all within that say nothing themselves. A capsule (schemas/scenario/scrub.ts) has
 * stand-ins in place of such values. Text that anybody could type or be known by needs a mark wherever its call is not
 * for everyone, `none` among them, and a test finds what lacks one; without it, it is replaced as `text`.
 */
import type { CodeKeywordDefinition, KeywordDefinition } from 'ajv';

/**
 * `number`: what a person or an order is counted by, in digits or not. `token`: whoever has it may do something.
 * `none`: it says nothing of anybody.
 */
export const personalKinds = [
  'name', 'kana', 'mail', 'phone', 'postcode', 'address', 'birth', 'text', 'token', 'number', 'none',
] as const; // prettier-ignore
export type PersonalMark = (typeof personalKinds)[number];
export type PersonalKind = Exclude<PersonalMark, 'none'>;

/** A mark that validation passes by; one that is none of the kinds is a fault of the schema. */
export const personalKeyword = {
  keyword: 'x-personal',
  schemaType: 'string',
  metaSchema: { enum: personalKinds },
} satisfies Partial<CodeKeywordDefinition> as KeywordDefinition;

export const isPersonalMark = (mark: unknown): mark is PersonalMark =>
  typeof mark === 'string' && personalKinds.some((kind) => kind === mark);

/** Nothing can be typed there: the schema itself says all that it may be, or it is a moment. (A birthday has its mark.) */
export const isClosedText = (schema: Readonly<Record<string, unknown>>): boolean =>
  schema.enum !== undefined || 'const' in schema || schema.format === 'date' || schema.format === 'date-time';
