import type { ReactNode } from 'react';
import type { ErrorBody } from '../../../schemas/contract/errors';
import { forms, type FormName, type FormValues } from '../forms';
import type { LookupPostal } from '../postal-lookup/postal-search';
import { FormOf } from './form-of';

export interface SchemaFormProps<Name extends FormName> {
  readonly form: Name;
  /** Unique on the screen; the stem of the fields' DOM ids. */
  readonly id: string;
  /** What the fields start with; what was typed or kept in this tab comes before it. */
  readonly initial: Partial<FormValues[Name]> | Readonly<Record<string, unknown>>;
  /** `errors` of a 422, by field name. A new object shows them and takes the focus to the summary. */
  readonly serverErrors: ErrorBody['errors'] | null;
  /** The values are under way: the button says so, and nothing is sent twice. */
  readonly isBusy: boolean;
  /** null: the button stands elsewhere, with the attribute `form={`${id}-form`}`. */
  readonly submitLabel: string | null;
  /** Gets values that keep the form's schema. */
  readonly onSubmit: (values: FormValues[Name]) => void;
  /** Where the plain form is posted to without script, the channel's prefix included; for `card` there is none. */
  readonly action: string | undefined;
  /** Under which name this tab keeps what is typed, for a form that is filled in for several things; else its own. */
  readonly keptAs?: string | undefined;
  /** The shop has the values: what this tab kept of them is forgotten. */
  readonly isSaved?: boolean;
  readonly slots?: { readonly aboveSubmit?: ReactNode };
  /** Towns of a postal code; without it a postal code is a field like others. */
  readonly lookupPostal?: LookupPostal;
}

/**
 * A form of the shop, drawn from its schema (`schemas/<group>/<form>.form.ts`). Checks a field when it is left and all when it is sent,
 * says in Japanese what is wrong, and keeps what is typed, but for a card, in this tab. Styles: schema-form.css.ts.
 */
export const SchemaForm = <Name extends FormName>(props: SchemaFormProps<Name>) => {
  const { form, isSaved = false, slots, lookupPostal, onSubmit, ...rest } = props;
  return (
    <FormOf
      {...rest}
      key={form}
      definition={forms[form]}
      isSaved={isSaved}
      aboveSubmit={slots?.aboveSubmit}
      lookupPostal={lookupPostal}
      // The compiled schema has just let them through.
      onSubmit={(values) => onSubmit(values as FormValues[Name])}
    />
  );
};
