/** What a form in the browser says of its texts, said of those of a plain form. */
import type { ErrorBody } from '../../../../schemas/contract/errors';
import { isObject } from '../../../../schemas/contract/is-object';
import type { ObjectSchema } from '../../../../schemas/contract/json-schema';
import type { Values } from '../../../../src/actions/action';
import { compileJson } from '../../../http/ajv';
import { fieldErrors } from '../../../http/field-errors';

/** Null: nothing is wrong. What was left empty counts as not sent, but for a text that is wanted, which is told as one. */
export const checkPosted = (schema: ObjectSchema, values: Values): NonNullable<ErrorBody['errors']> | null => {
  const { properties = {}, required = [] } = schema;
  const isChoice = (name: string): boolean => {
    const field: unknown = properties[name];
    return isObject(field) && 'enum' in field;
  };
  const told = Object.keys(properties)
    .map((name) => [name, values[name] ?? ''] as const)
    .filter(([name, text]) => text !== '' || (required.includes(name) && !isChoice(name)));
  const validate = compileJson(schema);
  return validate(Object.fromEntries(told)) ? null : fieldErrors(validate.errors ?? []);
};
