import type { RJSFSchema, ValidatorType } from '@rjsf/utils';
// Not from the package's index: it brings ajv, which must not reach the browser.
import createPrecompiledValidator from '@rjsf/validator-ajv8/lib/createPrecompiledValidator.js';
import type { FormDefinition, FormSchema } from './form-definition';

/** A form's schema for rjsf, whose types know no readonly: the very object that was compiled, which it does not write to. */
export const rjsfSchema = (schema: FormSchema): RJSFSchema => schema as RJSFSchema;

/** The compiled validator of a form as rjsf takes it. */
export const validatorOf = ({ schema, validators }: FormDefinition): ValidatorType =>
  createPrecompiledValidator(validators, rjsfSchema(schema));
