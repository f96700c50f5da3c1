/** What leads back to a forgotten password or login id: a mailed link, whose first opening only looks, and whose use acts. */
import type { Kysely } from 'kysely';
import type { Database } from '../../../db/schema';
import { inTransaction } from '../../../db/transaction';
import type { SettingsService } from '../../base/settings/settings.service';
import type { MailsService } from '../../base/mails/mails.service';
import { senderOf } from '../../base/request-limits/request-limits.service';
import { accountsIn, type AccountsService, hashPassword, isPassword, newLoginId } from '../accounts/accounts.service';
import type { Account, MemberContext } from '../accounts/accounts.types';
import { forgive } from '../auth/auth.service';
import { isPasswordOld } from '../auth/auth.types';
import type { SessionsService } from '../sessions/sessions.service';

type ReminderType = 'password' | 'username';

type ResetRefused = 'user.link.not_found' | 'user.password.same';

export interface ReminderService {
  /**
   * Whether the address has an account is not looked at: how long it takes must not tell. The mail is of nobody, or theirs,
   * when it is written, and its link when it is followed.
   *
   * @param back where the mailed link leads on to (`returnPath`)
   */
  request(context: MemberContext, type: ReminderType, email: string, back: string | null): Promise<void>;
  /** Whose link it is; null: no such link. */
  check(context: MemberContext, type: ReminderType, token: string): Promise<Account | null>;
  /**
   * Ends all logins; who has the link has the mailbox, so that the address is confirmed. Where it was not before, the account
   * is theirs empty. Null: it is done.
   */
  resetPassword(context: MemberContext, token: string, password: string): Promise<ResetRefused | null>;
  /** A new login id; null: no such link. */
  resetCode(context: MemberContext, token: string): Promise<string | null>;
}

export interface ReminderDeps {
  readonly db: Kysely<Database>;
  readonly accounts: AccountsService;
  readonly sessions: Pick<SessionsService, 'endAll'>;
  readonly mails: Pick<MailsService, 'put'>;
  readonly settings: Pick<SettingsService, 'server'>;
}

const asked = ({ channel, now }: MemberContext) => ({ channelId: channel.id, now });

const createResetPassword =
  ({ db, accounts, sessions, mails, settings }: ReminderDeps): ReminderService['resetPassword'] =>
  async (context, token, password) => {
    const { channel, now } = context;
    const known = await accounts.link(token, 'password', asked(context));
    const memberId = known?.memberId ?? null;
    if (!known) return 'user.link.not_found';
    const before = memberId === null ? null : await accounts.find(memberId);
    const isSame = await isPassword(before?.passwordHash ?? null, password);
    const { passwordDays } = await settings.server(channel, now);
    // It would stay as old as it is, and lead from the next login to another one.
    if (before?.isRegistered && isSame && isPasswordOld(before, passwordDays, now)) return 'user.password.same';
    const passwordHash = await hashPassword(password);
    return inTransaction(db, async (trx) => {
      const own = accountsIn(trx);
      // The account before what hangs on it, as wherever it is changed.
      const account = memberId === null ? null : await own.lock(memberId);
      const isTaken = (await own.takeLink(token, 'password', asked(context))) !== null;
      if (!account || !isTaken) return 'user.link.not_found';
      // Anybody registers with anybody's address: what was written then is not known to be theirs who have the mailbox.
      if (!account.isRegistered) await own.forgetRegistrant(account.id, now);
      // To refuse one that is good yet would tell it to whoever has the mailbox; it stays as old as it was.
      const isKept = isSame && account.isRegistered && account.passwordHash === before?.passwordHash;
      const changedAt = isKept ? account.passwordChangedAt : now;
      await own.setPassword(account.id, { passwordHash, changedAt }, now);
      await own.markRegistered(account.id, now);
      // What is forgiven below has no lock left to end, and the address is confirmed.
      await own.deleteLinks(account.id, ['password', 'unlock', 'verify']);
      await sessions.endAll(trx, account.id);
      await forgive(trx, account);
      const mail = { channelId: channel.id, memberId: account.id, content: { recipient: account.email } };
      if (!account.isRegistered) await mails.put(trx, { ...mail, kind: 'member_registered' }, now);
      await mails.put(trx, { ...mail, kind: 'member_password_changed' }, now);
      return null;
    });
  };

export const createReminderService = (deps: ReminderDeps): ReminderService => {
  const { db, accounts, mails } = deps;
  return {
    async request(context, type, email, redirect) {
      const { channel, now, address } = context;
      await inTransaction(db, async (trx) => {
        const token = await accountsIn(trx).newLink({ kind: type, channelId: channel.id, owner: { email }, now });
        const content = { recipient: email, token, redirect };
        const mail = { channelId: channel.id, kind: `member_${type}`, memberId: null, content } as const;
        await mails.put(trx, { ...mail, sender: senderOf(email, address), isAsk: true }, now);
      });
    },

    async check(context, type, token) {
      const link = await accounts.link(token, type, asked(context));
      return link?.memberId == null ? null : accounts.find(link.memberId);
    },

    resetPassword: createResetPassword(deps),

    async resetCode(context, token) {
      const { channel, now } = context;
      const memberId = (await accounts.link(token, 'username', asked(context)))?.memberId ?? null;
      if (memberId === null) return null;
      return inTransaction(db, async (trx) => {
        const own = accountsIn(trx);
        const account = await own.lock(memberId);
        const isTaken = (await own.takeLink(token, 'username', asked(context))) !== null;
        if (!account || !isTaken) return null;
        const code = newLoginId();
        await own.setCode(memberId, code, now);
        const content = { recipient: account.email };
        await mails.put(trx, { channelId: channel.id, kind: 'member_username_changed', memberId, content }, now);
        return code;
      });
    },
  };
};
