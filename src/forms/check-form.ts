import { fieldErrors } from './field-errors';
import { valuesOf, type FormDefinition, type FormSchema, type Texts } from './form-definition';
import { rjsfSchema, validatorOf } from './form-validator';

/** The first message for each field that breaks a rule, by name; a rule of the whole form stands under ''. */
export type Messages = Readonly<Record<string, string>>;

interface RawError {
  readonly keyword: string;
  readonly instancePath: string;
  readonly schemaPath: string;
  readonly params: Readonly<Record<string, unknown>>;
}

// Forms are flat: a path is '' or '/<field>'.
const fieldOf = ({ instancePath }: RawError): string => instancePath.slice(1);
const schemaOf = (schema: FormSchema, field: string): unknown => (field === '' ? schema : schema.properties[field]);

/** Says what is wrong with texts, with the rules and words that the server has too. */
export const createCheck = (definition: FormDefinition): ((texts: Texts) => Messages) => {
  const { schema } = definition;
  const validator = validatorOf(definition);
  return (texts) => {
    const values = valuesOf(schema, texts);
    const found = validator.rawValidation<RawError>(rjsfSchema(schema), values).errors ?? [];
    const errors = fieldErrors(
      found.map((error) => {
        const field = fieldOf(error);
        return { ...error, parentSchema: schemaOf(schema, field), data: values[field] };
      }),
    );
    return Object.fromEntries(Object.entries(errors).map(([field, [first]]) => [field, first?.message ?? '']));
  };
};
