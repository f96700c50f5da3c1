import { type Kysely, sql } from 'kysely';

/** A callback of a login at a provider that comes twice at once, perhaps to two processes: one of them asks the provider. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table provider_callbacks (
      callback_hash bytea primary key check (length(callback_hash) = 32),
      -- Sealed by the shop; null: the provider is being asked.
      outcome text,
      expires_at timestamptz not null
    );
    create index provider_callbacks_expires on provider_callbacks (expires_at);
  `.execute(db);
}
