import type { ErrorBody } from '../../schemas/contract/errors';

type FieldErrors = NonNullable<ErrorBody['errors']>;

/** The fields of a call under the names of its form: the call says `orderer.email`, the form knows `email`. */
export const formFields = (errors: FieldErrors): FieldErrors =>
  Object.fromEntries(
    Object.entries(errors).map(([field, list]) => [field.replace(/^(?:orderer|address|card)\./, ''), list]),
  );
