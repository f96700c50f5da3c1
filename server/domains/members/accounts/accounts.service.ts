/** Accounts and the links that lead to them; no call is answered here. Other domains of members ask this one. */
import type { Kysely, Transaction } from 'kysely';
import type { Profile, User } from '../../../../schemas/user/user';
import type { Database } from '../../../db/schema';
import {
  countFailedMails,
  countGuess,
  deleteAccount,
  deleteBegunOf,
  deleteUnconfirmedBefore,
  findById,
  findByName,
  forgetRegistrant,
  insertAccount,
  isLinked,
  linkChannel,
  lockAccount,
  markRegistered,
  type NewPassword,
  updateCode,
  updatePassword,
  updateProfile,
} from './accounts.repository';
import type { Account, Link, LinkKind, Named, NewAccount, NewLink, ProviderLink } from './accounts.types';
import { deleteLinksExpiredBy, deleteLinksOf, findLink, insertLink, prolongLink, takeLink } from './links.repository';
import { isPassword } from './password-hash';
import {
  deleteLinked,
  deleteLinkedOf,
  findLinked,
  insertLinked,
  type KeptLink,
  listLinked,
} from './provider-links.repository';
import { hashSecret, newSecret } from './secrets';
import { fingerprintOf } from './told-fingerprint';

export { hashPassword, isPassword } from './password-hash';
export { hashSecret, newCode, newLoginId, newSecret } from './secrets';
export { keyOf } from './accounts.repository';
export type { LinkOutcome } from './provider-links.repository';
export { emptyProfile } from './empty-profile';
export { fingerprintOf, isOutdated } from './told-fingerprint';

type Db = Kysely<Database>;
type Trx = Transaction<Database>;

interface LinkAsked {
  readonly channelId: string;
  readonly now: Date;
}

export interface Checked extends Named {
  readonly isOfConfirmed: boolean;
  readonly isOfUnconfirmed: boolean;
}

export interface AccountsService {
  find(id: number): Promise<Account | null>;
  /** By mail address or login id. */
  byName(name: string): Promise<Named>;
  /** The account that is linked to a provider's name for somebody. */
  byProvider(link: ProviderLink): Promise<Account | null>;
  /** Those of the name, and of which it is the password; as much work where there is none. */
  check(name: string, password: string): Promise<Checked>;
  /** Those that open the account, the first linked first. */
  providerLinks(memberId: number): Promise<readonly KeptLink[]>;
  /** Undefined: they have left meanwhile. */
  isLinked(memberId: number, channelId: string): Promise<boolean | undefined>;
  /** Whether the shop's mails do not arrive. */
  isMailFailing(memberId: number): Promise<boolean>;
  link(token: string, kind: LinkKind, asked: LinkAsked): Promise<Link | null>;
  /** Its mail leaves now, and its time begins: however long the mail had to wait, it says how long the link is good for. */
  beginLink(token: string, kind: LinkKind, now: Date): Promise<void>;
}

const mostMailFaults = 3;

const namedIn = async (db: Db, name: string): Promise<Named> => {
  const found = await findByName(db, name);
  return {
    confirmed: found.find(({ isRegistered }) => isRegistered) ?? null,
    unconfirmed: found.find(({ isRegistered }) => !isRegistered) ?? null,
  };
};

export const createAccountsService = (db: Db): AccountsService => ({
  find: async (id) => (await findById(db, id)) ?? null,
  providerLinks: (memberId) => listLinked(db, memberId),
  byName: (name) => namedIn(db, name),
  async byProvider(link) {
    const id = await findLinked(db, link);
    return id === undefined ? null : ((await findById(db, id)) ?? null);
  },
  async check(name, password) {
    const named = await namedIn(db, name);
    const isOf = (account: Account | null) => isPassword(account?.passwordHash ?? null, password);
    const [isOfConfirmed, isOfUnconfirmed] = await Promise.all([isOf(named.confirmed), isOf(named.unconfirmed)]);
    return { ...named, isOfConfirmed, isOfUnconfirmed };
  },
  isLinked: (memberId, channelId) => isLinked(db, memberId, channelId),
  isMailFailing: async (memberId) => (await countFailedMails(db, memberId)) >= mostMailFaults,
  link: async (token, kind, { channelId, now }) =>
    (await findLink(db, { tokenHash: hashSecret(token), kind, channelId, now })) ?? null,
  async beginLink(token, kind, now) {
    await prolongLink(db, hashSecret(token), kind, new Date(now.getTime() + linkMs[kind]));
  },
});

/** No account has this id. */
const nobody = 0;

/** What is written is written in the transaction of whoever asks. */
export const accountsIn = (trx: Trx) => ({
  find: async (id: number): Promise<Account | null> => (await findById(trx, id)) ?? null,
  lock: async (id: number): Promise<Account | null> => (await lockAccount(trx, id)) ?? null,
  /** The same work whoever it is: null where they have left meanwhile, or were nobody. */
  stay: async (account: Account | null): Promise<number | null> =>
    (await lockAccount(trx, account?.id ?? nobody))?.id ?? null,
  /** Null where they have left meanwhile, or have another password by now. */
  lockKnown: async ({ id, passwordHash }: Account): Promise<Account | null> => {
    const current = await lockAccount(trx, id);
    return current?.passwordHash === passwordHash ? current : null;
  },
  /** @returns whether the password of a registration is counted for the first time as a guess at that of an account */
  countGuess: (memberId: number) => countGuess(trx, memberId),
  insert: (account: NewAccount, asked: LinkAsked) => insertAccount(trx, account, asked),
  linkChannel: (memberId: number, { channelId, now }: LinkAsked) => linkChannel(trx, memberId, channelId, now),
  forgetRegistrant: (memberId: number, now: Date) => forgetRegistrant(trx, memberId, now),
  markRegistered: (memberId: number, now: Date) => markRegistered(trx, memberId, now),
  setProfile: (memberId: number, profile: Profile, now: Date) => updateProfile(trx, memberId, profile, now),
  /** A new one shuts the other doors, too: somebody may have opened one with the old one. */
  async setPassword(memberId: number, password: NewPassword, now: Date): Promise<void> {
    await updatePassword(trx, memberId, password, now);
    await deleteLinkedOf(trx, memberId);
    await deleteBegunOf(trx, memberId);
  },
  /** Logins that wait for a second factor are to begin anew. */
  endBegun: (memberId: number) => deleteBegunOf(trx, memberId),
  /** @returns whether it is new */
  linkProvider: (memberId: number, link: ProviderLink, now: Date) => insertLinked(trx, memberId, link, now),
  /** @returns the provider's issuer; null: the link was not the member's */
  unlinkProvider: (memberId: number, id: number) => deleteLinked(trx, memberId, id),
  providerLinks: (memberId: number) => listLinked(trx, memberId),
  setCode: (memberId: number, code: string, now: Date) => updateCode(trx, memberId, code, now),
  delete: (memberId: number) => deleteAccount(trx, memberId),
  /** The token of a new link, which nobody but its mail knows. */
  async newLink(link: NewLink): Promise<string> {
    const token = newSecret();
    await insertLink(trx, hashSecret(token), link, new Date(link.now.getTime() + linkMs[link.kind]));
    return token;
  },
  /** Once. */
  takeLink: async (token: string, kind: LinkKind, { channelId, now }: LinkAsked): Promise<Link | null> =>
    (await takeLink(trx, { tokenHash: hashSecret(token), kind, channelId, now })) ?? null,
  deleteLinks: (memberId: number, kinds: readonly LinkKind[]) => deleteLinksOf(trx, memberId, kinds),
});

const hourMs = 60 * 60_000;

/** How long a link is good for. */
const linkMs: Readonly<Record<LinkKind, number>> = {
  verify: 24 * hourMs,
  password: hourMs,
  username: hourMs,
  unlock: 24 * hourMs,
};

const unconfirmedKeptMs = 7 * 24 * hourMs;

/** @returns how many were deleted */
export const deleteUnconfirmedAccounts = (db: Db, now: Date, most: number): Promise<number> =>
  deleteUnconfirmedBefore(db, new Date(now.getTime() - unconfirmedKeptMs), most);

/** As long as a mail may wait to be sent, which gives its link new time. */
const mailedWithinMs = 7 * 24 * hourMs;

/** @returns how many were deleted */
export const deleteExpiredLinks = (db: Db, now: Date, most: number): Promise<number> =>
  deleteLinksExpiredBy(db, new Date(now.getTime() - mailedWithinMs), most);

export const toUser = ({ id, code, email, isRegistered, secondFactor, securityQuestion, profile }: Account): User => ({
  id,
  code,
  email,
  is_registered_member: isRegistered,
  second_factor: secondFactor,
  // The table has no others.
  security_question: securityQuestion as User['security_question'],
  ...profile,
  fingerprint: fingerprintOf(profile),
});
