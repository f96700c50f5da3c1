/** Accounts from their owners' side: registering, and confirming the mail address. */
import type { Kysely } from 'kysely';
import type { ErrorCode } from '../../../../schemas/shop-errors';
import type { Profile, User } from '../../../../schemas/user/user';
import type { Visitor } from '../../../../src/domain/visitor';
import type { Database } from '../../../db/schema';
import { inTransaction } from '../../../db/transaction';
import type { MailsService } from '../../base/mails/mails.service';
import type { MemberMailKind } from '../../base/mails/mails.types';
import { senderOf } from '../../base/request-limits/request-limits.service';
import {
  accountsIn,
  type AccountsService,
  hashPassword,
  isPassword,
  keyOf,
  newLoginId,
  toUser,
} from '../accounts/accounts.service';
import type { MemberContext, ProviderLink } from '../accounts/accounts.types';
import type { ProviderLinksService } from '../provider/provider-links.service';
import type { ProvidersService } from '../provider/provider.service';

export interface UserDeps {
  readonly db: Kysely<Database>;
  readonly accounts: AccountsService;
  readonly mails: Pick<MailsService, 'put'>;
  readonly providers: Pick<ProvidersService, 'openTicket'>;
  readonly links: Pick<ProviderLinksService, 'tellAll'>;
}

export interface Registration {
  readonly email: string;
  readonly password: string;
  readonly profile: Profile;
  /** Where the mailed link leads on to (`returnPath`). */
  readonly back: string | null;
  /** Of a provider that has sent them; undefined: none has. */
  readonly providerTicket: string | undefined;
}

interface UserRefusal {
  readonly ok: false;
  readonly code: Extract<ErrorCode, `user.${string}`>;
}

export type UserResult = { readonly ok: true; readonly user: User } | UserRefusal;

export interface UserService {
  /** The same, as far as anybody can tell, where the address has an account: its owner is mailed. */
  register(context: MemberContext, registration: Registration): Promise<void>;
  /** Null: the member has left. */
  me(memberId: number): Promise<User | null>;
  /** Whether there is anything to confirm is found when the mail is written: how long it takes must not tell. */
  requestVerification(context: MemberContext, email: string, back: string | null): Promise<void>;
  /** The mail address of an account, confirmed or not; null: it is there no more. */
  mailOf(memberId: number): Promise<string | null>;
  /** Whether the mailed token still confirms an address. */
  isVerifying(context: MemberContext, token: string): Promise<boolean>;
  /** By the mailed token, and by whoever is logged in to the account, or has its password. */
  checkVerification(
    context: MemberContext & { readonly visitor: Visitor },
    token: string,
    password: string | undefined,
  ): Promise<UserResult>;
}

const asked = ({ channel, now }: MemberContext) => ({ channelId: channel.id, now });

/**
 * Linked at once is only what a provider vouches for of this very mailbox: anybody can register with another one's
 * address. A ticket that is none of that is no reason to turn somebody away; they link it when they log in.
 */
const linkFor = async (
  { providers }: UserDeps,
  context: MemberContext,
  { email, providerTicket }: Registration,
): Promise<ProviderLink | null> => {
  const person = providerTicket === undefined ? null : await providers.openTicket(context, providerTicket);
  return person?.isEmailVerified === true && keyOf(person.email) === keyOf(email) ? person : null;
};

const createRegister =
  (deps: UserDeps): UserService['register'] =>
  async (context, registration) => {
    const { db, mails } = deps;
    const { email, password, profile, back: redirect } = registration;
    const { channel, now, address } = context;
    const link = await linkFor(deps, context, registration);
    const passwordHash = await hashPassword(password);
    await inTransaction(db, async (trx) => {
      const accounts = accountsIn(trx);
      const account = { code: newLoginId(), email, passwordHash, profile };
      const { id, ownerId } = await accounts.insert(account, asked(context));
      const isNew = ownerId === null;
      const memberId = ownerId ?? id;
      // Of one who is known it leads nowhere, and takes as long to write.
      const owner = isNew ? id : null;
      if (link && isNew) await accounts.linkProvider(id, link, now);
      const token = await accounts.newLink({ kind: 'verify', channelId: channel.id, owner: { memberId: owner }, now });
      const kind: MemberMailKind = isNew ? 'member_welcome' : 'member_known';
      const mail = { channelId: channel.id, kind, memberId, content: { recipient: email, token, redirect } };
      await mails.put(trx, { ...mail, sender: senderOf(email, address) }, now);
    });
  };

const createCheckVerification =
  ({ db, accounts, mails, links }: UserDeps): UserService['checkVerification'] =>
  async (context, token, password) => {
    const { channel, visitor, now } = context;
    const link = await accounts.link(token, 'verify', asked(context));
    const account = link?.memberId == null ? null : await accounts.find(link.memberId);
    if (!account) return { ok: false, code: 'user.link.not_found' };
    const isOwn = visitor.kind === 'member' && visitor.userId === account.id;
    const isKnown = isOwn || (password !== undefined && (await isPassword(account.passwordHash, password)));
    if (!isKnown) return { ok: false, code: 'user.password.wrong' };
    const isTaken = await inTransaction(db, async (trx) => {
      const own = accountsIn(trx);
      // The account before what hangs on it, as wherever it is changed; one that was registered anew is another's by now.
      if (!(await own.lockKnown(account))) return false;
      if (!(await own.takeLink(token, 'verify', asked(context)))) return false;
      await own.markRegistered(account.id, now);
      // Those of other mails have nothing to confirm any more.
      await own.deleteLinks(account.id, ['verify']);
      const content = { recipient: account.email };
      await mails.put(trx, { channelId: channel.id, kind: 'member_registered', memberId: account.id, content }, now);
      await links.tellAll(trx, context, account);
      return true;
    });
    const user = toUser({ ...account, isRegistered: true });
    return isTaken ? { ok: true, user } : { ok: false, code: 'user.link.not_found' };
  };

export const createUserService = (deps: UserDeps): UserService => {
  const { db, accounts, mails } = deps;
  return {
    register: createRegister(deps),

    async me(memberId) {
      const account = await accounts.find(memberId);
      return account && toUser(account);
    },

    mailOf: async (memberId) => (await accounts.find(memberId))?.email ?? null,

    async requestVerification(context, email, redirect) {
      const { channel, now, address } = context;
      await inTransaction(db, async (trx) => {
        const token = await accountsIn(trx).newLink({ kind: 'verify', channelId: channel.id, owner: { email }, now });
        const content = { recipient: email, token, redirect };
        const mail = { channelId: channel.id, kind: 'member_verify', memberId: null, content } as const;
        await mails.put(trx, { ...mail, sender: senderOf(email, address), isAsk: true }, now);
      });
    },

    isVerifying: async (context, token) => (await accounts.link(token, 'verify', asked(context)))?.memberId != null,

    checkVerification: createCheckVerification(deps),
  };
};
