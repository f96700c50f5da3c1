import { type Kysely, sql } from 'kysely';

/**
 * A transaction that sees one moment only (repeatable read) would sum up that moment's rows, even after waiting for
 * another one that has changed them since; nothing would tell it. In it, what sums are made of cannot be written.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create or replace function noren_lock_products(ids bigint[]) returns void language plpgsql as $$
    begin
      if current_setting('transaction_isolation') = 'repeatable read' then
        raise exception using errcode = 'object_not_in_prerequisite_state',
          message = 'Products are not written in a REPEATABLE READ transaction: what lists show of them could be wrong.',
          hint = 'Use READ COMMITTED, which is what a transaction usually is, or SERIALIZABLE.';
      end if;
      perform from products where id = any (ids) order by id for no key update;
    end $$`.execute(db);
}
