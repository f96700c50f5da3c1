import { registerForm } from '../../../schemas/user/register.form';
import type { Texts } from '../../../src/forms/form-definition';
import { typed as typedClass } from './register-form.css';

interface Field {
  readonly title: string;
  readonly enum?: readonly string[];
  readonly 'x-labels'?: readonly string[];
}

const fields: Readonly<Record<string, Field>> = registerForm.schema.properties;
const names = registerForm.lines.flat().filter((name) => name !== 'password');

const labelOf = ({ enum: choices = [], 'x-labels': labels = choices }: Field, text: string): string =>
  labels[choices.indexOf(text)] ?? text;

/** What was filled in, in the form's own order and words; the password is no part of any page. */
export const TypedList = ({ values, password }: { readonly values: Texts; readonly password: string | null }) => (
  <dl className={typedClass}>
    {names.flatMap((name) => {
      const field = fields[name];
      const text = values[name] ?? '';
      return field && text !== ''
        ? [
            <div key={name}>
              <dt>{field.title}</dt>
              <dd>{labelOf(field, text)}</dd>
            </div>,
          ]
        : [];
    })}
    {password !== null && (
      <div>
        <dt>{fields.password?.title}</dt>
        <dd>{password}</dd>
      </div>
    )}
  </dl>
);
