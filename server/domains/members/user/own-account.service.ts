/** What members change of their own account. Whoever has found a browser open needs the password for what cannot be undone. */
import type { Kysely } from 'kysely';
import type { Profile, User } from '../../../../schemas/user/user';
import type { Database } from '../../../db/schema';
import { inTransaction } from '../../../db/transaction';
import type { MailsService } from '../../base/mails/mails.service';
import { accountsIn, hashPassword, isOutdated, toUser } from '../accounts/accounts.service';
import type { MemberContext } from '../accounts/accounts.types';
import { forgive } from '../auth/auth.service';
import type { MemberHooks } from '../auth/auth.hooks';
import { type AuthService, unconfirmed } from '../auth/auth.types';
import type { SessionsService } from '../sessions/sessions.service';

/** `auth.required`: what came first has ended the login, or the account. */
type Refused = 'user.password.wrong' | 'auth.login.locked' | 'auth.required';
type LeavingRefused = Refused | 'user.leave.not_yet';
type PasswordRefused = Refused | 'user.password.same';

export interface OwnAccountService {
  /** @param seen the fingerprint of what they have changed */
  update(
    memberId: number,
    profile: Profile,
    now: Date,
    seen?: string,
  ): Promise<User | 'auth.required' | 'request.outdated'>;
  /** Ends all logins. Null: it is changed. */
  changePassword(
    context: MemberContext,
    memberId: number,
    known: string,
    wanted: string,
  ): Promise<PasswordRefused | null>;
  /**
   * Deletes the account with all that is known of the member; orders stay, and have to be sent before. Null: it is done.
   */
  leave(context: MemberContext, memberId: number, password: string): Promise<LeavingRefused | null>;
}

export interface OwnAccountDeps {
  readonly db: Kysely<Database>;
  readonly sessions: Pick<SessionsService, 'endAll'>;
  readonly mails: Pick<MailsService, 'put'>;
  readonly auth: Pick<AuthService, 'confirm'>;
  readonly hooks: () => Pick<MemberHooks, 'leave' | 'mayLeave'>;
}

export const createOwnAccountService = ({ db, sessions, mails, auth, hooks }: OwnAccountDeps): OwnAccountService => ({
  update: (memberId, profile, now, seen) =>
    inTransaction(db, async (trx) => {
      const account = await accountsIn(trx).lock(memberId);
      if (!account) return 'auth.required';
      if (isOutdated(seen, account.profile, profile)) return 'request.outdated';
      await accountsIn(trx).setProfile(memberId, profile, now);
      return toUser({ ...account, profile });
    }),

  async changePassword(context, memberId, known, wanted) {
    const { channel, now } = context;
    const confirmed = await auth.confirm(context, memberId, known);
    if (!confirmed.ok) return unconfirmed(confirmed, 'user.password.wrong');
    // Or an old one would stay, and its time begin anew.
    if (wanted === known) return 'user.password.same';
    const passwordHash = await hashPassword(wanted);
    return inTransaction(db, async (trx) => {
      const own = accountsIn(trx);
      if (!(await own.lockKnown(confirmed.account))) return 'auth.required';
      await own.setPassword(memberId, { passwordHash }, now);
      await own.deleteLinks(memberId, ['password']);
      await sessions.endAll(trx, memberId);
      const content = { recipient: confirmed.account.email };
      await mails.put(trx, { channelId: channel.id, kind: 'member_password_changed', memberId, content }, now);
      return null;
    });
  },

  async leave(context, memberId, password) {
    const { channel, now } = context;
    const confirmed = await auth.confirm(context, memberId, password);
    if (!confirmed.ok) return unconfirmed(confirmed, 'user.password.wrong');
    return inTransaction(db, async (trx) => {
      if (!(await accountsIn(trx).lockKnown(confirmed.account))) return 'auth.required';
      if (!(await hooks().mayLeave(trx, memberId))) return 'user.leave.not_yet';
      await forgive(trx, confirmed.account);
      await hooks().leave(trx, memberId);
      await accountsIn(trx).delete(memberId);
      const content = { recipient: confirmed.account.email };
      await mails.put(trx, { channelId: channel.id, kind: 'member_left', memberId: null, content }, now);
      return null;
    });
  },
});
