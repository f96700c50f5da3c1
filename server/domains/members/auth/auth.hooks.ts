/** What logins and leavings ask of the wings above ([ADR 10](../../../../docs/adr/0010-wings-and-hooks.md)). */
import type { Transaction } from 'kysely';
import type { Database } from '../../../db/schema';
import type { MemberContext } from '../accounts/accounts.types';

export interface LoginEvent {
  readonly context: MemberContext;
  readonly memberId: number;
  /** Of the cart that the browser has; null: none. */
  readonly cartToken: string | null;
  /** Of what the guest has looked at; null: nothing is known. */
  readonly visitorToken: string | null;
}

/** The cart that the browser goes on with. */
export interface ClaimedCart {
  readonly token: string;
  /** Of its pieces. */
  readonly count: number;
}

export interface MemberHooks {
  /**
   * Reads what it needs; what it answers makes the browser's cart the member's, in the login's transaction. Null: the
   * browser keeps what it has.
   */
  readonly prepareLogin: (login: LoginEvent) => Promise<(trx: Transaction<Database>) => Promise<ClaimedCart | null>>;
  /** False: something that they ordered is not sent yet. In the transaction that would delete the account. */
  readonly mayLeave: (trx: Transaction<Database>, memberId: number) => Promise<boolean>;
  /** Deletes what is known of the member above; in the transaction that deletes the account. */
  readonly leave: (trx: Transaction<Database>, memberId: number) => Promise<void>;
}
