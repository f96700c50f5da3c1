/** Mailed links, as the screens behind them know them: by the token in their address. */
import { secretName } from '../../schemas/auth/auth';
import { optional, query } from '../../schemas/query';

const whole = new RegExp(secretName.pattern);

/** Whether it can be the token of a mailed link, and not half of one. */
export const isLinkToken = (token: string): boolean => whole.test(token);

/** What the link of a reminder is good for, asked while its screen is drawn: looking uses nothing up. */
export const reminderNeeds = (type: 'password' | 'username', { token = '' }: { readonly token?: string }) => {
  const link = optional(query('user.checkReminder', { body: { type, token } }));
  const needs: { readonly link?: typeof link } = isLinkToken(token) ? { link } : {};
  return needs;
};

/** What the mail to somebody who registers beside an account says of it, and what the screens quote. */
export const knownAlready = 'すでに会員としてご登録いただいています';
