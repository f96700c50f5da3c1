import { optional, query } from '../../../schemas/query';
import { defineData, type PropsOf } from '../../../src/layout/define-data';
import { loginFormSettings } from './login-form.settings';

export const loginFormData = defineData(loginFormSettings, {
  needs: () => ({ environment: optional(query('site.environment', {})) }),
  select: ({ environment }) => ({ isMemberOnly: environment?.is_member_only === true }),
});

export type LoginFormProps = PropsOf<typeof loginFormData>;
