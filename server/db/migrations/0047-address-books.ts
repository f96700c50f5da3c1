import { type Kysely, sql } from 'kysely';

/** Members' addresses. One at most is the default, and one the sender's, whoever else writes at the same time. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table member_addresses (
      id bigint generated always as identity primary key,
      member_id bigint not null references members on delete cascade,
      -- 1: the member's own.
      division_ct smallint not null check (division_ct in (1, 2)),
      is_default boolean not null default false,
      is_sender_default boolean not null default false,
      address jsonb not null check (jsonb_typeof(address) = 'object'),
      created_at timestamptz not null default now()
    );
    create index member_addresses_member on member_addresses (member_id, id);
    create unique index member_addresses_default on member_addresses (member_id) where is_default;
    create unique index member_addresses_sender_default on member_addresses (member_id) where is_sender_default;
  `.execute(db);
}
