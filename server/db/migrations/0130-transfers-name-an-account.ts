import { type Kysely, sql } from 'kysely';

/**
 * Whoever pays by transfer is told where to, after the order. What a shop had before it may still lack the words: it is
 * asked for when the row is written next.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table payment_methods
      add constraint payment_methods_bank_instruction check (kind <> 'bank' or btrim(instruction) <> '') not valid;
  `.execute(db);
}
