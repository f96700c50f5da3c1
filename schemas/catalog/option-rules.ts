/** The rules of what is filled in of an option, made from the fields that the shop has written. */
import { madeLine, madeLines } from '../contract/fields';
import type { Schema } from '../contract/json-schema';
import { letterPatterns, takesLines } from './option-details';
import type { OptionField } from './product-option';

const textSchema = (field: Extract<OptionField, { type: 'text' }>): Schema => {
  const { title: label, max_length: maxLength, letters } = field;
  if (letters === 'any') {
    const made = takesLines(field) ? madeLines : madeLine;
    return { ...made(maxLength, field.is_required), title: label };
  }
  return {
    type: 'string',
    title: label,
    ...(field.is_required ? { minLength: 1 } : {}),
    maxLength,
    pattern: letterPatterns[letters],
    'x-kind': letters,
  } as Schema;
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
