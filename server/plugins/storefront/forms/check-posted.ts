/** What a form in the browser says of its texts, said of those of a plain form. */
import type { ErrorBody } from '../../../../schemas/contract/errors';
import type { ObjectSchema } from '../../../../schemas/contract/json-schema';
import type { Values } from '../../../../src/actions/action';
import { fieldErrors } from '../../../../src/forms/field-errors';
import { type FormSchema, valuesOf } from '../../../../src/forms/form-definition';
import { compileJson } from '../../../http/ajv';

/** Null: nothing is wrong. */
export const checkPosted = (schema: ObjectSchema, values: Values): NonNullable<ErrorBody['errors']> | null => {
  const validate = compileJson(schema);
  // Forms are flat, and all that is typed is text (schemas/contract/define-form.ts).
  const meant = valuesOf(schema as ObjectSchema & FormSchema, values);
  return validate(meant) ? null : fieldErrors(validate.errors ?? []);
};
