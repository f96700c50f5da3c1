/**
 * Another mailed code for a login that waits for one: it is the same login, whose tries go on being counted. It gets few, one
 * after the other, and only while there is a whole code's time left: it ends when it would have ended, and what was refused
 * leaves the code before as good as it was.
 */
import { codePause, codeTries, loginCodes } from '../../../../schemas/auth/auth-parts';
import { inTransaction } from '../../../db/transaction';
import { accountsIn, hashSecret, newCode } from '../accounts/accounts.service';
import { after, type AuthDeps, type AuthService, type LoginCode, refused } from './auth.types';
import { findMailedChallenge, lockSentCodes, renewChallenge, type SentCodes } from './challenges.repository';
import { isEitherLocked, triedOf } from './failed-try';
import { hasEnoughCodes, hashCode, mailCode } from './pending';

/** Null: it gets one more, which is over then. */
const refusalOf = ({ begunAt, count, lastAt }: SentCodes, now: Date, expiresAt: Date): LoginCode | null => {
  if (count >= loginCodes.most || expiresAt > after(begunAt, loginCodes.perS * 1000)) return 'auth.verify.no_more';
  return now < after(lastAt, codePause.perS * 1000) ? 'auth.verify.too_soon' : null;
};

export const createResend = (deps: AuthDeps): AuthService['resend'] => {
  const { db, accounts, mails } = deps;
  const over = 'auth.verify.over';
  return async (context, handle) => {
    const { channel, now } = context;
    const handleHash = hashSecret(handle);
    const waiting = { channelId: channel.id, now, most: codeTries.most };
    const challenge = await findMailedChallenge(db, handleHash, waiting);
    const account = challenge && (await accounts.find(challenge.memberId));
    if (!account) return refused(over);
    if (await isEitherLocked(db, { ...triedOf(account), typed: challenge.nameHash }, now))
      return refused('auth.login.locked');
    const code = newCode();
    const expiresAt = after(now, codeTries.perS * 1000);
    const refusal = await inTransaction(db, async (trx): Promise<LoginCode | null> => {
      // The account before what hangs on it, as wherever it is changed.
      if (!(await accountsIn(trx).lockKnown(account))) return over;
      const sent = await lockSentCodes(trx, handleHash, waiting);
      if (!sent) return over;
      const own = refusalOf(sent, now, expiresAt);
      if (own) return own;
      if (await hasEnoughCodes(deps, trx, account, { now, replacing: sent.mailId })) return 'auth.verify.too_many';
      if (sent.mailId !== null) await mails.withdraw(trx, sent.mailId, now);
      const mailId = await mailCode(deps, trx, context, account, { code, expiresAt });
      await renewChallenge(trx, handleHash, { codeHash: hashCode(handle, code), sentAt: now, expiresAt, mailId });
      return null;
    });
    return refusal ? refused(refusal) : { ok: true, login: { kind: 'pending', handle, account, by: 'mail', code } };
  };
};
