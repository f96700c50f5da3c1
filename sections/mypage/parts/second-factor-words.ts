import type { SecondFactor } from '../../../schemas/user/user';

/** How a login is made safe besides the password, as a member reads it. */
export const secondFactorWords: Readonly<Record<SecondFactor, string>> = {
  none: '使用していません',
  mail: 'メールで認証コードを受け取る',
  totp: '認証アプリの認証コード',
};
