import { optional, query } from '../../../schemas/query';
import { defineData, type PropsOf } from '../../../src/layout/define-data';
import { loginFormSettings } from './login-form.settings';

export const loginFormData = defineData(loginFormSettings, {
  // Nobody is kept from logging in where either cannot be had.
  needs: () => ({
    environment: optional(query('site.environment', {})),
    site: optional(query('site.settings', {})),
  }),
  select: ({ environment, site }) => ({
    isMemberOnly: environment?.is_member_only === true,
    phone: site?.['SITE.PHONE'] ?? '',
    phoneHours: site?.['SITE.PHONE_HOURS'] ?? '',
  }),
});

export type LoginFormProps = PropsOf<typeof loginFormData>;
