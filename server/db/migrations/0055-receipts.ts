import { type Kysely, sql } from 'kysely';

/** What a receipt says of its receiver, and since when there is one: whoever gets it again reads 再発行 on it. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table order_receipts (
      order_id bigint primary key references orders on delete cascade,
      name text not null check (length(name) between 1 and 60),
      note text not null check (length(note) between 1 and 60),
      changed_at timestamptz not null,
      first_issued_at timestamptz
    );
  `.execute(db);
}
