import { type Kysely, sql } from 'kysely';

/** What the desk looks for among all orders that there are: those of a state with how many they are, and those that wait for a person. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create index orders_by_status on orders (channel_id, status, created_at desc, id desc);
    create index payments_owed on payments (order_id) where status = 'awaiting' and error_code is not null;
    create index payments_suspicious on payments (order_id) where fraud_verdict in ('review', 'ng');
  `.execute(db);
}
