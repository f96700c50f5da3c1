/**
 * A form as data: its schema holds all rules, beside it stands how it is drawn. The schema's `$id` is the form's name: of
 * the file `<name>.form.ts`, of its compiled validator, of its action, and of the address that it is posted to without
 * script. Forms are flat, and all that is typed is text.
 */
import type { ObjectSchema } from './json-schema';

type FormSchema = ObjectSchema & { readonly $id: string; readonly title: string };

export interface Form<S extends FormSchema> {
  readonly schema: S;
  /** Field names line by line. */
  readonly lines: readonly (readonly (keyof S['properties'] & string)[])[];
  /** Choices that are all in view instead of a list. */
  readonly radios?: readonly (keyof S['properties'] & string)[];
  /** Never kept in the browser, and never sent with a plain form: its inputs have no names. */
  readonly isSecret?: true;
}

export const defineForm = <const S extends FormSchema>(form: Form<S>): Form<S> => form;
