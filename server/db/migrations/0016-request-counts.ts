import { type Kysely, sql } from 'kysely';

/**
 * How often calls were made by whom (server/domains/base/request-limits). The columns and their order are those that
 * rate-limiter-flexible writes. Unlogged, since each write of the shop counts and none should wait for the disk for it:
 * a crash of the database forgets the counts, and nothing else.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create unlogged table request_counts (
      -- The call, by what is counted, and a hash: neither addresses nor mailboxes stand here.
      key text primary key,
      points integer not null,
      -- When the window ends, in milliseconds since 1970.
      expire bigint not null
    -- Counting up changes no index, so that it may stay within its page.
    ) with (fillfactor = 50);
    create index request_counts_expire on request_counts (expire);
  `.execute(db);
}
