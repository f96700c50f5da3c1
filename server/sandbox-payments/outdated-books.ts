/**
 * What the service forgets: tokens that no cart can still hold, cards that have expired a year ago and that its customer
 * has not had forgotten, and payments by which no money moves. What is authorised
 * stays, since those are its books. A payment that was voided stays for a while, too, or a request that was on its way
 * could be booked.
 */
import { type Kysely, sql } from 'kysely';
import type { SandboxTables } from './books.repository';

const keptDays = 31;
const atOnce = 500;
const everyMs = 60 * 60_000;

/** Some of each, by the database's clock. @returns how many rows are gone */
export const deleteOutdatedBooks = async (db: Kysely<SandboxTables>, most = atOnce): Promise<number> => {
  const { numAffectedRows: tokens = 0n } = await sql`
    delete from sandbox_payments.tokens where token in (
      select token from sandbox_payments.tokens where created_at < now() - ${keptDays}::integer * interval '1 day'
      order by created_at limit ${most} for update skip locked)
  `.execute(db);
  const { numAffectedRows: payments = 0n } = await sql`
    delete from sandbox_payments.payments where id in (
      select id from sandbox_payments.payments
      where status <> 'authorised' and updated_at < now() - ${keptDays}::integer * interval '1 day'
      order by updated_at limit ${most} for update skip locked)
  `.execute(db);
  const { numAffectedRows: cards = 0n } = await sql`
    delete from sandbox_payments.kept_cards where reference in (
      select reference from sandbox_payments.kept_cards
      where card ->> 'expiration' < to_char(now() - interval '1 year', 'YYYYMM')
      order by card ->> 'expiration' limit ${most} for update skip locked)
  `.execute(db);
  return Number(tokens + payments + cards);
};

interface Forgetting {
  /** Waits for the round under way. */
  stop(): Promise<void>;
}

/** Every hour, until nothing is left. Several processes share the work. */
export const startForgetting = (
  db: Kysely<SandboxTables>,
  log: { warn(details: object, message: string): void },
): Forgetting => {
  let underWay: Promise<void> = Promise.resolve();
  let isStopped = false;
  const round = async (): Promise<void> => {
    try {
      while (!isStopped && (await deleteOutdatedBooks(db)) > 0);
    } catch (error) {
      log.warn({ err: error }, 'the sandbox payment service could not forget');
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
