/** Another mailed code for a login that waits for one: it is the same login, whose tries go on being counted. */
import { codeTries } from '../../../../schemas/auth/auth-parts';
import { inTransaction } from '../../../db/transaction';
import { senderOf } from '../../base/request-limits/request-limits.service';
import { accountsIn, hashSecret, newCode } from '../accounts/accounts.service';
import { after, type AuthDeps, type AuthService, refused } from './auth.types';
import { findMailedChallenge, renewChallenge } from './challenges.repository';
import { isEitherLocked, triedOf } from './failed-try';
import { hashCode } from './log-in';

export const createResend = ({ db, accounts, mails }: AuthDeps): AuthService['resend'] => {
  const over = refused('auth.verify.over');
  return async (context, handle) => {
    const { channel, now, address } = context;
    const handleHash = hashSecret(handle);
    const waiting = { channelId: channel.id, now, most: codeTries.most };
    const challenge = await findMailedChallenge(db, handleHash, waiting);
    const account = challenge && (await accounts.find(challenge.memberId));
    if (!account) return over;
    if (await isEitherLocked(db, { ...triedOf(account), typed: challenge.nameHash }, now))
      return refused('auth.login.locked');
    const code = newCode();
    const until = after(now, codeTries.perS * 1000);
    const isRenewed = await inTransaction(db, async (trx) => {
      // The account before what hangs on it, as wherever it is changed.
      if (!(await accountsIn(trx).lockKnown(account))) return false;
      const renewed = { codeHash: hashCode(handle, code), expiresAt: until };
      if (!(await renewChallenge(trx, handleHash, waiting, renewed))) return false;
      const content = { recipient: account.email, code, until: until.toISOString() };
      const mail = { channelId: channel.id, kind: 'member_code', memberId: account.id, content } as const;
      await mails.put(trx, { ...mail, sender: senderOf(account.email, address) }, now);
      return true;
    });
    return isRenewed ? { ok: true, login: { kind: 'pending', handle, account, by: 'mail', code } } : over;
  };
};
