/**
 * Orders whose own rows contradict their payment's. The database refuses such ones by now; those of before it did are for
 * the shop to look at, since only the payment service knows whether they were paid.
 */
import { type Kysely, sql } from 'kysely';
import type { Database } from '../../../../db/schema';

/**
 * A payment that stands and says why it failed: it was given up and approved at the same moment, when that was still
 * possible.
 */
const countContradictions = async (db: Kysely<Database>): Promise<number> => {
  const { rows } = await sql<{ count: number }>`
    select count(*)::integer count from orders o left join payments p on p.order_id = o.id and p.is_current
    where noren_states_agree(o.status, p.status) is not true
      or (p.status in ('authorised', 'paid') and p.error_code is not null)
  `.execute(db);
  return rows[0]?.count ?? 0;
};

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
