/** A form as it is drawn and checked: what `<form>.form.ts` says of it, with its compiled validator. Pure. */
import type { ValidatorFunctions } from '@rjsf/validator-ajv8';
import { normalize, type Normalization } from '../../schemas/contract/normalize';
import type { FieldSchema } from './messages';

/** A field of a form; forms are flat, and all that is typed is text. */
export interface FormField extends FieldSchema {
  readonly type: 'string';
  readonly title: string;
  readonly enum?: readonly string[];
  readonly default?: string;
  readonly minLength?: number;
  readonly 'x-normalize'?: Normalization;
  readonly 'x-hint'?: string;
  readonly 'x-labels'?: readonly string[];
  readonly 'x-autocomplete'?: string;
  readonly 'x-personal'?: string;
}

export interface FormSchema {
  readonly $id: string;
  readonly title: string;
  readonly type: 'object';
  readonly properties: Readonly<Record<string, FormField>>;
  readonly required: readonly string[];
}

/**
 * What a section hands over, made once beside its view, so that each form's validator is loaded with the form alone.
 *
 * @example const form = { ...ordererForm, validators }; // schemas/cart/orderer.form, virtual:noren/validator/orderer
 */
export interface FormDefinition {
  readonly schema: FormSchema;
  readonly validators: ValidatorFunctions;
  /** The following as schemas/contract/define-form.ts has it. */
  readonly lines: readonly (readonly string[])[];
  readonly radios?: readonly string[];
  readonly isSecret?: boolean;
}

/** What stands in the fields, by name; '' where nothing does. */
export type Texts = Readonly<Record<string, string>>;

/** Whether the shopper has to fill the field in; a field that is always sent may still be empty. */
export const isMandatory = ({ properties, required }: FormSchema, name: string): boolean =>
  required.includes(name) && ((properties[name]?.minLength ?? 0) > 0 || properties[name]?.enum !== undefined);

/** The texts that a form starts with. */
export const startTexts = ({ properties }: FormSchema, initial: Readonly<Record<string, unknown>>): Texts =>
  Object.fromEntries(
    Object.entries(properties).map(([name, field]) => {
      const given = initial[name];
      return [name, typeof given === 'string' ? given : (field.default ?? '')];
    }),
  );

/** The text of a field as it is meant. */
export const normalText = ({ properties }: FormSchema, name: string, text: string): string =>
  normalize(properties[name]?.['x-normalize'], text);

/** The values that texts mean: an empty one is left out, unless the schema always wants it and takes it empty. */
export const valuesOf = (schema: FormSchema, texts: Texts): Texts =>
  Object.fromEntries(
    Object.keys(schema.properties)
      .map((name) => [name, normalText(schema, name, texts[name] ?? '')] as const)
      .filter(([name, text]) => text !== '' || (schema.required.includes(name) && !schema.properties[name]?.enum)),
  );
