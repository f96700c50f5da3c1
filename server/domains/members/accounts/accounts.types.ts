import type { Profile, SecondFactor } from '../../../../schemas/user/user';
import type { RequestContext } from '../../../request/request-context';

/** What members’ domains know of a request. */
export type MemberContext = Pick<RequestContext, 'channel' | 'now' | 'address'>;

export interface Account {
  readonly id: number;
  readonly code: string;
  readonly email: string;
  readonly passwordHash: string;
  readonly passwordChangedAt: Date;
  readonly isRegistered: boolean;
  readonly profile: Profile;
  readonly secondFactor: SecondFactor;
  readonly securityQuestion: number | null;
}

/** Those of one name. */
export interface Named {
  readonly confirmed: Account | null;
  /** What was registered with the address and never confirmed: nothing tells whether it stands beside an account. */
  readonly unconfirmed: Account | null;
}

export interface NewAccount {
  readonly code: string;
  readonly email: string;
  readonly passwordHash: string;
  readonly profile: Profile;
}

/** Somebody by a provider's own name for them, which never changes hands. */
export interface ProviderLink {
  readonly issuer: string;
  readonly subject: string;
}

export type LinkKind = 'verify' | 'password' | 'username' | 'unlock';

/** `memberId` null: it leads nowhere. */
export type LinkOwner = { readonly memberId: number | null } | { readonly email: string };

export interface NewLink {
  readonly kind: LinkKind;
  readonly channelId: string;
  /** Whose it is; or, where somebody has only typed an address, that: who has it is found when the link is followed. */
  readonly owner: LinkOwner;
  /** Of an unlock alone. */
  readonly nameHash?: Buffer;
  /** False: the same work, and there is none. */
  readonly isWanted?: boolean;
  readonly now: Date;
}

export interface Link {
  /** Null: nobody’s. */
  readonly memberId: number | null;
  readonly nameHash: Buffer | null;
  readonly expiresAt: Date;
}
