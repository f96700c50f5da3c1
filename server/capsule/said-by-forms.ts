/** What forms say of what is typed there: a browser that tells of anything else is not believed. */
import type { ErrorBody } from '../../schemas/contract/errors';
import { forms } from '../../schemas/forms.generated';
import { once } from '../../src/lib/once';
import { messageFor, type FieldSchema } from '../../src/forms/messages';

type Errors = NonNullable<ErrorBody['errors']>;

/** Of rules that say it by themselves, and not by a keyword of the field. */
const otherRules = ['required', 'characters', 'not', 'x-no-link', 'type', 'additionalProperties'] as const;

const sayings = once((): ReadonlySet<string> => {
  const fields: readonly FieldSchema[] = Object.values(forms).flatMap(
    ({ schema: { properties } }: { readonly schema: { readonly properties: Readonly<Record<string, FieldSchema>> } }) =>
      Object.values(properties),
  );
  return new Set(
    fields.flatMap((field) => {
      const rules = [...otherRules.map((keyword) => [keyword, ''] as const), ...Object.entries(field)];
      return rules.flatMap(([keyword, rule]) =>
        ['', 'x'].map((data) =>
          messageFor({ keyword, params: { limit: rule, format: rule, type: rule }, data }, field),
        ),
      );
    }),
  );
});

const usual = '入力内容をご確認ください。';

export const saidByForms = (errors: Errors): Errors =>
  Object.fromEntries(
    Object.entries(errors).map(([field, [first]]) => {
      const isKnown = first !== undefined && sayings().has(first.message);
      return [field, [{ code: 'form.refused', message: isKnown ? first.message : usual }]];
    }),
  );
