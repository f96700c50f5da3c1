import type { ErrorBody } from '../../schemas/contract/errors';
import { errorOf } from '../../schemas/shop-errors';
import type { FieldErrors } from '../../src/forms/field-errors';

export { fieldErrors, type FieldErrors } from '../../src/forms/field-errors';

/** The 422 of an input that breaks its schema. */
export const invalidInput = (errors: FieldErrors): ErrorBody => ({ ...errorOf('request.invalid'), errors });
