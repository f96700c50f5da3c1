import { userInfoForm } from '../../schemas/user/user-info.form';
import type { User } from '../../schemas/user/user';

type FieldName = keyof typeof userInfoForm.schema.properties;

// The schema's own keys.
const names = Object.keys(userInfoForm.schema.properties) as FieldName[];

/** What a member has told, as the form holds it. */
export const profileTextsOf = (user: User): Readonly<Record<FieldName, string>> =>
  // One text for each name.
  Object.fromEntries(names.map((name) => [name, String(user[name] ?? '')])) as Record<FieldName, string>;
