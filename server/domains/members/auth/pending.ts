/**
 * A login that waits for its second factor. Its codes are mailed to an account of which the password is known by then, so that
 * it is said where none is mailed; what is counted is counted while the account is locked.
 */
import type { Transaction } from 'kysely';
import { accountCodes, codeTries } from '../../../../schemas/auth/auth-parts';
import type { Database } from '../../../db/schema';
import { inTransaction } from '../../../db/transaction';
import { senderOf } from '../../base/request-limits/request-limits.service';
import { accountsIn, hashSecret, newCode, newSecret } from '../accounts/accounts.service';
import type { Account, MemberContext } from '../accounts/accounts.types';
import { after, type AuthDeps, type LoginCode, type LoginWish, type Pending } from './auth.types';
import { insertChallenge } from './challenges.repository';
import type { Tried } from './failed-try';

export const hashCode = (handle: string, code: string): Buffer => hashSecret(`${handle} ${code}`);

/**
 * Whether the account, which is locked, got as many codes as it gets.
 *
 * @param replacing the mail that another one would take the place of, where it still waits
 */
export const hasEnoughCodes = async (
  { mails }: Pick<AuthDeps, 'mails'>,
  trx: Transaction<Database>,
  { id: memberId }: Pick<Account, 'id'>,
  { now, replacing = null }: { readonly now: Date; readonly replacing?: number | null },
): Promise<boolean> => {
  const since = after(now, -accountCodes.perS * 1000);
  return (await mails.count(trx, { memberId, kind: 'member_code', since, replacing })) >= accountCodes.most;
};

interface NewCode {
  readonly code: string;
  readonly expiresAt: Date;
}

/** @returns the mail's id */
export const mailCode = (
  { mails }: Pick<AuthDeps, 'mails'>,
  trx: Transaction<Database>,
  { channel, now, address }: MemberContext,
  { id, email }: Pick<Account, 'id' | 'email'>,
  { code, expiresAt }: NewCode,
): Promise<number | null> => {
  const content = { recipient: email, code, until: expiresAt.toISOString() };
  const mail = { channelId: channel.id, kind: 'member_code', memberId: id, content } as const;
  return mails.put(trx, { ...mail, sender: senderOf(email, address) }, now);
};

/** Half of a login was right: what is asked for next is made, and mailed where it is a mailed code. */
export const createPending =
  (deps: Pick<AuthDeps, 'db' | 'mails'>) =>
  async (
    context: MemberContext,
    account: Account,
    { isSyncing, link, tried }: Pick<LoginWish, 'isSyncing' | 'link'> & { readonly tried: Tried },
  ): Promise<Pending | LoginCode> => {
    const { channel, now } = context;
    const handle = newSecret();
    const by = account.secondFactor === 'totp' ? 'totp' : 'mail';
    const code = by === 'mail' ? newCode() : null;
    const expiresAt = after(now, codeTries.perS * 1000);
    return inTransaction(deps.db, async (trx) => {
      if (!(await accountsIn(trx).lockKnown(account))) return 'auth.login.failed';
      if (code !== null && (await hasEnoughCodes(deps, trx, account, { now }))) return 'auth.verify.too_many';
      const mailId = code === null ? null : await mailCode(deps, trx, context, account, { code, expiresAt });
      await insertChallenge(trx, {
        handleHash: hashSecret(handle),
        memberId: account.id,
        channelId: channel.id,
        nameHash: tried.typed,
        codeHash: code === null ? null : hashCode(handle, code),
        isSynced: isSyncing,
        link,
        begunAt: now,
        expiresAt,
        mailId,
      });
      return { kind: 'pending', handle, account, by, code };
    });
  };
