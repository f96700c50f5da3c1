import { type Kysely, sql } from 'kysely';

/** Whatever waits for the service is found by the sweeper, also where nobody noted until when it is being asked. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create index payments_waiting on payments ((coalesce(asked_until, '-infinity'::timestamptz)))
      where status in ('pending', 'challenge', 'voiding');
    drop index payments_asked;
  `.execute(db);
}
