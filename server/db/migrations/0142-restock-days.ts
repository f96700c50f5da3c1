import { type Kysely, sql } from 'kysely';

/** What is not on the shelf is there some days later than what is; until now only a note for shoppers said so. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table skus
      -- Days, as the calendar counts them, until there is more of what is made or ordered when somebody buys it.
      add column restock_days smallint not null default 0 check (restock_days between 0 and 365);
    alter table order_packings
      -- The same of its goods, as it was ordered: counted before lead_days.
      add column restock_days smallint not null default 0 check (restock_days >= 0);
  `.execute(db);
}
