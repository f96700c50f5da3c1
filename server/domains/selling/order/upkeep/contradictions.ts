/**
 * Orders whose own rows contradict their payment's. The database refuses such ones by now; those of before it did are for
 * the shop to look at, since only the payment service knows whether they were paid.
 */
import type { Kysely } from 'kysely';
import type { Database } from '../../../../db/schema';
import { countContradictions } from './stray-payments.repository';

/** For the start: it reads all orders once. */
export const warnOfContradictions = async (
  db: Kysely<Database>,
  log: { warn(message: string): void },
): Promise<void> => {
  const count = await countContradictions(db);
  if (count > 0)
    log.warn(
      `The rows of ${count} orders contradict those of their payments: docs/orders.md, "Orders and their money".`,
    );
};
