/** The rules of what is filled in of an option, made from the fields that the shop has written. */
import { madeLine, madeLines } from '../contract/fields';
import type { Schema } from '../contract/json-schema';
import { takesLines } from './option-details';
import type { OptionField } from './product-option';

/** Of letters of one kind, and of how many there are, `option-texts.ts` tells. */
const textSchema = (field: Extract<OptionField, { type: 'text' }>): Schema => {
  const { title: label, letters, is_required: isRequired } = field;
  if (letters !== 'any') return { type: 'string', title: label, ...(isRequired ? { minLength: 1 } : {}) };
  return { ...(takesLines(field) ? madeLines : madeLine)(isRequired), title: label };
};

const fieldSchema = (field: OptionField): Schema => {
  if (field.type === 'text') return textSchema(field);
  if (field.type === 'choice')
    return { type: 'string', title: field.title, enum: field.choices.map(({ value }) => value) };
  return { type: 'integer', title: field.title, minimum: field.minimum, maximum: field.maximum };
};

/** The rules of what is filled in. Numbers arrive as texts, as in any form. */
export const optionSchema = (fields: readonly OptionField[]) =>
  ({
    type: 'object',
    properties: Object.fromEntries(fields.map((field) => [field.name, fieldSchema(field)])),
    required: fields.filter((field) => field.is_required).map((field) => field.name),
    additionalProperties: false,
  }) as const satisfies Schema;
