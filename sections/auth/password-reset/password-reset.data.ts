import { defineData, type PropsOf } from '../../../src/layout/define-data';
import { reminderNeeds } from '../../../src/domain/mailed-link';
import { passwordResetSettings } from './password-reset.settings';

export const passwordResetData = defineData(passwordResetSettings, {
  needs: ({ query }) => reminderNeeds('password', query),
  select: ({ link }) => ({ isGood: Boolean(link), ...(link?.email === undefined ? {} : { email: link.email }) }),
});

export type PasswordResetProps = PropsOf<typeof passwordResetData>;
