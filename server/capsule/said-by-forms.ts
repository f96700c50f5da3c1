/**
 * What forms say of what is typed there: a browser that tells of anything else is not believed. It has cut the numbers of
 * their examples out of it, which are put in again.
 */
import type { ErrorBody } from '../../schemas/contract/errors';
import { forms } from '../../schemas/forms.generated';
import { withoutTelling } from '../../schemas/scenario/cut-texts';
import { once } from '../../src/lib/once';
import { messageFor, type FieldSchema } from '../../src/forms/messages';

type Errors = NonNullable<ErrorBody['errors']>;

/** Of rules that say it by themselves, and not by a keyword of the field. */
const otherRules = [
  'required',
  'characters',
  'not',
  'x-no-link',
  'x-printable',
  'type',
  'additionalProperties',
] as const;

/** By what a browser keeps of it. */
const sayings = once((): ReadonlyMap<string, string> => {
  const fields: readonly FieldSchema[] = Object.values(forms).flatMap(
    ({ schema: { properties } }: { readonly schema: { readonly properties: Readonly<Record<string, FieldSchema>> } }) =>
      Object.values(properties),
  );
  return new Map(
    fields.flatMap((field) => {
      const rules = [...otherRules.map((keyword) => [keyword, ''] as const), ...Object.entries(field)];
      return rules.flatMap(([keyword, rule]) =>
        ['', 'x'].map((data) => {
          const words = messageFor({ keyword, params: { limit: rule, format: rule, type: rule }, data }, field);
          return [withoutTelling(words), words] as const;
        }),
      );
    }),
  );
});

const usual = '入力内容をご確認ください。';

export const saidByForms = (errors: Errors): Errors =>
  Object.fromEntries(
    Object.entries(errors).map(([field, [first]]) => {
      const known = first && sayings().get(withoutTelling(first.message));
      return [field, [{ code: 'form.refused', message: known ?? usual }]];
    }),
  );
