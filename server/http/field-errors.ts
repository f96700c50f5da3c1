import type { ErrorObject } from 'ajv';
import { errorOf, type ErrorBody } from '../../schemas/errors';
import { messageFor, type FieldSchema } from '../../src/forms/messages';

export type FieldErrors = NonNullable<ErrorBody['errors']>;

/** So many fields are named; a hostile body could break ten thousand rules. */
const fieldLimit = 50;

const decode = (pointer: string): string[] =>
  pointer
    .split('/')
    .slice(1)
    .map((part) => part.replaceAll('~1', '/').replaceAll('~0', '~'));

const propertyOf = (schema: unknown, name: string): FieldSchema =>
  (schema as { readonly properties?: Readonly<Record<string, FieldSchema>> } | undefined)?.properties?.[name] ?? {};

/** The field that an error is about: a missing or unknown property is named by its parent. */
const locate = ({ instancePath, params, parentSchema }: ErrorObject): { path: string[]; schema: FieldSchema } => {
  const path = decode(instancePath);
  const { missingProperty, additionalProperty } = params as Readonly<Record<string, unknown>>;
  if (typeof missingProperty === 'string') {
    return { path: [...path, missingProperty], schema: propertyOf(parentSchema, missingProperty) };
  }
  if (typeof additionalProperty === 'string') return { path: [...path, additionalProperty], schema: {} };
  return { path, schema: (parentSchema ?? {}) as FieldSchema };
};

/** Messages by field; of alternatives only that none fits is said, not why each one does not. */
export const fieldErrors = (errors: readonly ErrorObject[]): FieldErrors => {
  const fields = new Map<string, { code: string; message: string }[]>();
  for (const error of errors) {
    if (/\/(anyOf|oneOf)\/\d/.test(error.schemaPath)) continue;
    const { path, schema } = locate(error);
    const field = path.join('.');
    const entries = fields.get(field) ?? [];
    if (fields.size >= fieldLimit && entries.length === 0) break;
    if (!entries.some(({ code }) => code === error.keyword)) {
      entries.push({ code: error.keyword, message: messageFor(error, schema) });
    }
    fields.set(field, entries);
  }
  return Object.fromEntries(fields);
};

/** The 422 of an input that breaks its schema. */
export const invalidInput = (errors: FieldErrors): ErrorBody => ({ ...errorOf('request.invalid'), errors });
