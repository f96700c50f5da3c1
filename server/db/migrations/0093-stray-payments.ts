import { type Kysely, sql } from 'kysely';

/** Of a payment that came to nothing: when the service is asked next whether it knows money all the same. Infinity: it has said so. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table payments add stray_at timestamptz;
    create index payments_stray on payments (coalesce(stray_at, updated_at))
      where status in ('failed', 'voided') and service_code is not null and is_current;
  `.execute(db);
}
