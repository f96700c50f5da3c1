import type { Values } from '../../src/actions/action';
import type { AskedCode } from './login.types';

/** The login that waits for its code, as a login's action shows it (src/actions/auth/logged-in.ts); null: none does. */
export const askedIn = (values: Values | undefined): AskedCode | null => {
  const { user_id: userId, verify_by: by, demo_code: demoCode = '' } = values ?? {};
  return userId === undefined || userId === '' ? null : { userId, by: by === 'totp' ? 'totp' : 'mail', demoCode };
};
