/**
 * What the services forget: tokens that no cart can still hold, cards that have expired a year ago and that their customer
 * has not had forgotten, and payments by which no money moves. What is authorised
 * stays, since those are their books. A payment that was voided stays for a while, too, or a request that was on its way
 * could be booked.
 */
import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { SandboxTables, ServiceSchema } from './books.repository';

const keptDays = 31;
const atOnce = 500;
const everyMs = 60 * 60_000;

/** A statement that deletes some of them, by the database's clock. */
export type OutdatedRows = (most: number) => RawBuilder<unknown>;

export const outdatedPayments =
  (schema: ServiceSchema): OutdatedRows =>
  (most) =>
    sql`
    delete from ${sql.id(schema, 'payments')} where id in (
      select id from ${sql.id(schema, 'payments')}
      where status <> 'authorised' and updated_at < now() - ${keptDays}::integer * interval '1 day'
      order by updated_at limit ${most} for update skip locked)`;

export const outdatedCards: readonly OutdatedRows[] = [
  (most) => sql`
    delete from sandbox_payments.tokens where token in (
      select token from sandbox_payments.tokens where created_at < now() - ${keptDays}::integer * interval '1 day'
      order by created_at limit ${most} for update skip locked)`,
  (most) => sql`
    delete from sandbox_payments.kept_cards where reference in (
      select reference from sandbox_payments.kept_cards
      where card ->> 'expiration' < to_char(now() - interval '1 year', 'YYYYMM')
      order by card ->> 'expiration' limit ${most} for update skip locked)`,
];

/** Some of each. @returns how many rows are gone */
export const deleteOutdatedBooks = async (
  db: Kysely<SandboxTables>,
  outdated: readonly OutdatedRows[],
  most = atOnce,
): Promise<number> => {
  let gone = 0;
  for (const rows of outdated) gone += Number((await rows(most).execute(db)).numAffectedRows ?? 0n);
  return gone;
};

interface Forgetting {
  /** Waits for the round under way. */
  stop(): Promise<void>;
}

/** Every hour, until nothing is left. Several processes share the work. */
export const startForgetting = (
  db: Kysely<SandboxTables>,
  outdated: readonly OutdatedRows[],
  log: { warn(details: object, message: string): void },
): Forgetting => {
  let underWay: Promise<void> = Promise.resolve();
  let isStopped = false;
  const round = async (): Promise<void> => {
    try {
      while (!isStopped && (await deleteOutdatedBooks(db, outdated)) > 0);
    } catch (error) {
      log.warn({ err: error }, 'a sandbox payment service could not forget');
    }
  };
  const timer = setInterval(() => {
    underWay = round();
  }, everyMs).unref();
  return {
    async stop() {
      isStopped = true;
      clearInterval(timer);
      await underWay;
    },
  };
};
