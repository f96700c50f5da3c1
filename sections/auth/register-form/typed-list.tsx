import { registerForm } from '../../../schemas/user/register.form';
import type { Texts } from '../../../src/forms/form-definition';
import { ToldList, toldOf } from '../../forms/told-list';

const { password: field } = registerForm.schema.properties;

/** What was filled in, to be read once more. */
export const TypedList = ({ values, password }: { readonly values: Texts; readonly password: string | null }) => (
  <ToldList
    told={[
      ...toldOf(registerForm, values).filter(({ text }) => text !== ''),
      ...(password === null ? [] : [{ name: 'password', title: field.title, text: password }]),
    ]}
  />
);
