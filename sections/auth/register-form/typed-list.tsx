import { registerForm } from '../../../schemas/user/register.form';
import { valuesOf, type Texts } from '../../../src/forms/form-definition';
import { ToldList, toldOf } from '../../forms/told-list';

const { password: field } = registerForm.schema.properties;

/** What was filled in, as it is kept, to be read once more. */
export const TypedList = ({ values, password }: { readonly values: Texts; readonly password: string | null }) => (
  <ToldList
    told={[
      ...toldOf(registerForm, valuesOf(registerForm.schema, values)).filter(({ text }) => text !== ''),
      ...(password === null ? [] : [{ name: 'password', title: field.title, text: password }]),
    ]}
  />
);
