/** Schools as members name theirs. The product says that one is checked, and nothing else: the shape is ours. */
import type { Infer } from '../contract/json-schema';
import { profileFields } from '../user/user';

export const schoolAsked = {
  type: 'object',
  properties: { school: { ...profileFields.school, minLength: 1, pattern: '.', default: undefined } },
  required: ['school'],
  additionalProperties: false,
} as const;

export const schoolFound = {
  title: 'School',
  type: 'object',
  'x-personal': 'text',
  properties: {
    code: { type: ['string', 'null'], description: 'The shop’s own; null: the channel lists no schools' },
    name: { type: 'string', description: 'As the shop writes it, or as it was told where the channel lists none' },
  },
  required: ['code', 'name'],
  additionalProperties: false,
} as const;

export type SchoolFound = Infer<typeof schoolFound>;
