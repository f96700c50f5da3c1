import { type Kysely, sql } from 'kysely';

/** What a member notes down of an order, for themselves: one each, and gone with the member. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table order_memos (
      id bigint generated always as identity primary key,
      order_id bigint not null unique references orders on delete cascade,
      memo text not null check (length(memo) between 1 and 500),
      updated_at timestamptz not null
    )
  `.execute(db);
}
