import { optional, query } from '../../../schemas/query';
import { defineData, type PropsOf } from '../../../src/layout/define-data';
import { loginProvidersSettings } from './login-providers.settings';

/** A shop that cannot say which there are has none: name and password still open it. */
export const loginProvidersData = defineData(loginProvidersSettings, {
  needs: () => ({ providers: optional(query('auth.providers', {})) }),
  select: ({ providers }) => ({ providers: providers?.data ?? [] }),
});

export type LoginProvidersProps = PropsOf<typeof loginProvidersData>;
