/** What a login asks for besides the password, as members choose it. */
import type { Kysely } from 'kysely';
import type { Authenticator } from '../../../../schemas/auth/auth';
import type { SecondFactor } from '../../../../schemas/user/user';
import type { ErrorCode } from '../../../../schemas/shop-errors';
import type { Database } from '../../../db/schema';
import { inTransaction } from '../../../db/transaction';
import type { MailsService } from '../../base/mails/mails.service';
import { settingsWithin } from '../../base/settings/settings.service';
import { accountsIn, type AccountsService } from '../accounts/accounts.service';
import type { MemberContext } from '../accounts/accounts.types';
import { type AuthService, unconfirmed } from './auth.types';
import { qrSvg } from './qr-svg';
import { setSecondFactor } from './challenges.repository';
import { fromBase32, newTotpSecret, totpStepOf, totpUrl } from './totp';

export interface SecondFactorWish {
  readonly factor: SecondFactor;
  readonly password: string;
  /** Of an authenticator, with a code that shows that the member has it. */
  readonly secret: string | undefined;
  readonly code: string | undefined;
}

type Refused = Extract<
  ErrorCode,
  'auth.login.locked' | 'auth.required' | 'auth.second_factor.failed' | 'auth.second_factor.code'
>;

export interface SecondFactorService {
  /** Another one each time, kept nowhere: who is in elsewhere as the member cannot know the one that is set. */
  newAuthenticator(context: MemberContext, memberId: number): Promise<Authenticator>;
  /** Null: it is set. */
  set(context: MemberContext, memberId: number, wish: SecondFactorWish): Promise<Refused | null>;
}

export interface SecondFactorDeps {
  readonly db: Kysely<Database>;
  readonly auth: Pick<AuthService, 'confirm'>;
  readonly accounts: Pick<AccountsService, 'find'>;
  readonly mails: Pick<MailsService, 'put'>;
}

export const createSecondFactorService = ({ db, auth, accounts, mails }: SecondFactorDeps): SecondFactorService => ({
  async newAuthenticator({ channel }, memberId) {
    const [shop, account] = await Promise.all([settingsWithin(db, channel.id), accounts.find(memberId)]);
    const secret = newTotpSecret();
    const issuer = shop['SITE.NAME'].replaceAll(':', ' ');
    const url = totpUrl(issuer, account?.email ?? '', secret);
    return { secret: secret.base32, url, qr_svg: qrSvg(url) };
  },

  async set(context, memberId, { factor, password, secret = '', code = '' }) {
    const totpSecret = factor === 'totp' && secret !== '' ? fromBase32(secret) : null;
    const step = totpSecret && totpStepOf(totpSecret, code, context.now);
    // The secret is the caller's: that its code is wrong tells nothing of the account.
    if (factor === 'totp' && step === null) return 'auth.second_factor.code';
    const confirmed = await auth.confirm(context, memberId, password);
    if (!confirmed.ok) return unconfirmed(confirmed, 'auth.second_factor.failed');
    return inTransaction(db, async (trx) => {
      const own = accountsIn(trx);
      const account = await own.lockKnown(confirmed.account);
      // What came first has ended the login.
      if (!account) return 'auth.required';
      await setSecondFactor(
        trx,
        memberId,
        factor,
        totpSecret === null ? null : { secret: totpSecret, step: step ?? 0 },
      );
      await own.endBegun(memberId);
      // Another authenticator is a change, too.
      if (factor === account.secondFactor && factor !== 'totp') return null;
      const content = { recipient: account.email, factor };
      const mail = { channelId: context.channel.id, kind: 'member_factor_changed', memberId, content } as const;
      await mails.put(trx, mail, context.now);
      return null;
    });
  },
});
