import { type Kysely, sql } from 'kysely';

/**
 * Accounts that can be logged in to by a provider: by its issuer and its name for somebody, which never changes hands, as a
 * mail address does. A login that waits for its second factor keeps what is to be linked.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table member_providers (
      issuer text not null check (length(issuer) between 1 and 500),
      -- At most 255 ASCII characters (OpenID Connect Core 1.0, section 2).
      subject text not null check (length(subject) between 1 and 255),
      member_id bigint not null references members on delete cascade,
      linked_at timestamptz not null,
      primary key (issuer, subject)
    );
    create index member_providers_member on member_providers (member_id);
    alter table login_challenges
      add column provider_issuer text,
      add column provider_subject text,
      add constraint login_challenges_provider check ((provider_issuer is null) = (provider_subject is null));
  `.execute(db);
}
