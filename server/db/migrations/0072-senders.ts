import { type Kysely, sql } from 'kysely';

/** Who is named on the parcels as their sender (null: the orderer), and whether papers with amounts stay out of them. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const table of ['carts', 'orders'])
    await sql`
      alter table ${sql.table(table)} add sender jsonb check (jsonb_typeof(sender) = 'object'),
        add is_amount_hidden boolean not null default false
    `.execute(db);
}
