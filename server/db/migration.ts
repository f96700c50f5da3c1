import { type Kysely } from 'kysely';

/** One step of the tables, forward only. Its SQL runs in one transaction with the note that it ran. */
export interface Migration {
  /** Four digits and a name, e.g. '0001-catalogue': the order in which migrations run. */
  id: string;
  /**
   * 'expand' (the usual): processes of the version before go on working. 'contract': they no longer can, and refuse to
   * start on this database. Those that run already are to be stopped first, which CHANGELOG.md says; what they write all
   * the same must be refused, or be something that the new ones go on with.
   */
  kind?: 'expand' | 'contract';
  up: (db: Kysely<unknown>) => Promise<void>;
}

export type MigrationErrorCode = 'postgres-too-old' | 'not-utf8' | 'database-newer' | 'out-of-order' | 'failed';

export class MigrationError extends Error {
  override readonly name = 'MigrationError';

  constructor(
    readonly code: MigrationErrorCode,
    message: string,
    options?: { cause?: unknown },
  ) {
    super(message, options);
  }
}
