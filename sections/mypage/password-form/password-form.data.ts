import { query, type Query } from '../../../schemas/query';
import { defineData, type PropsOf } from '../../../src/layout/define-data';
import { passwordFormSettings } from './password-form.settings';

export const passwordFormData = defineData(passwordFormSettings, {
  // Once it is changed, nobody is logged in any more.
  needs: ({ isMember }): { readonly user?: Query<'user.me'> } => (isMember ? { user: query('user.me', {}) } : {}),
  select: ({ user }) => (user ? { email: user.email } : {}),
});

export type PasswordFormProps = PropsOf<typeof passwordFormData>;
