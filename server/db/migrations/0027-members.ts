import { type Kysely, sql } from 'kysely';

/**
 * Members: one account for all channels of an installation, linked to those where it is used. Secrets stand here as
 * hashes: passwords by argon2id, tokens and links by SHA-256 of 192 random bits. Whatever is written for a while has its
 * end in a column with an index, and a job that deletes it then.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table members (
      id bigint generated always as identity primary key,
      -- The login id; the shop gives it, so that nobody can ask which ones are taken.
      code text not null unique check (code ~ '^[a-z0-9]{6,32}$'),
      email text not null check (length(email) between 3 and 254 and email ~ '^[^[:space:][:cntrl:]]+@[^[:space:][:cntrl:]]+$'),
      -- As it is compared: in small letters.
      email_key text not null unique check (email_key = lower(email)),
      password_hash text not null check (password_hash like '$argon2id$%'),
      password_changed_at timestamptz not null,
      is_registered boolean not null default false,
      profile jsonb not null check (jsonb_typeof(profile) = 'object'),
      second_factor text not null default 'none' check (second_factor in ('none', 'mail', 'totp')),
      totp_secret bytea check (length(totp_secret) between 16 and 64),
      -- No code of an authenticator is taken twice.
      totp_used_step bigint not null default 0,
      security_question smallint check (security_question between 1 and 4),
      security_answer_hash text check (security_answer_hash like '$argon2id$%'),
      created_at timestamptz not null,
      updated_at timestamptz not null,
      check (second_factor <> 'totp' or totp_secret is not null),
      check ((security_question is null) = (security_answer_hash is null))
    );
    -- Registered and never confirmed: they are deleted after a while.
    create index members_unconfirmed on members (updated_at) where not is_registered;

    create table member_channels (
      member_id bigint not null references members on delete cascade,
      channel_id text not null references channels on delete cascade,
      synced_at timestamptz not null,
      primary key (member_id, channel_id)
    );
    create index member_channels_channel on member_channels (channel_id);

    create table logins (
      id bigint generated always as identity primary key,
      member_id bigint not null references members on delete cascade,
      channel_id text not null references channels on delete cascade,
      -- What a token's successor is derived with.
      secret bytea not null check (length(secret) = 32),
      created_at timestamptz not null,
      expires_at timestamptz not null
    );
    create index logins_member on logins (member_id);
    create index logins_channel on logins (channel_id);
    create index logins_expires on logins (expires_at);

    create table login_tokens (
      token_hash bytea primary key check (length(token_hash) = 32),
      login_id bigint not null references logins on delete cascade,
      -- Of the token that this one was given for; null: the first of its login.
      predecessor_hash bytea unique,
      expires_at timestamptz not null,
      -- From then on the one before is good for a moment only.
      used_at timestamptz
    );
    create index login_tokens_login on login_tokens (login_id);

    create table login_histories (
      id bigint generated always as identity primary key,
      member_id bigint not null references members on delete cascade,
      channel_id text not null references channels on delete cascade,
      at timestamptz not null,
      address text not null check (length(address) <= 64),
      user_agent text not null check (length(user_agent) <= 300)
    );
    create index login_histories_member on login_histories (member_id, at desc, id desc);
    create index login_histories_channel on login_histories (channel_id);
    create index login_histories_at on login_histories (at);

    -- Tries by the name that was typed, hashed: there is a row whether there is such an account or not.
    create table login_tries (
      name_hash bytea primary key check (length(name_hash) = 32),
      tries integer not null check (tries > 0),
      locked_until timestamptz,
      -- When they are forgotten.
      expires_at timestamptz not null
    );
    create index login_tries_expires on login_tries (expires_at);

    -- Logins that wait for their second factor.
    create table login_challenges (
      handle_hash bytea primary key check (length(handle_hash) = 32),
      member_id bigint not null references members on delete cascade,
      channel_id text not null references channels on delete cascade,
      -- Whose tries they are.
      name_hash bytea not null,
      -- Null: an authenticator's.
      code_hash bytea check (length(code_hash) = 32),
      is_synced boolean not null default false,
      tries integer not null default 0,
      expires_at timestamptz not null
    );
    create index login_challenges_member on login_challenges (member_id);
    create index login_challenges_channel on login_challenges (channel_id);
    create index login_challenges_expires on login_challenges (expires_at);

    -- Mailed links. One without a member leads nowhere: it was asked for in the name of nobody.
    create table member_links (
      token_hash bytea primary key check (length(token_hash) = 32),
      kind text not null check (kind in ('verify', 'password', 'username', 'unlock')),
      channel_id text not null references channels on delete cascade,
      member_id bigint references members on delete cascade,
      -- Of an unlock: the name.
      name_hash bytea,
      tries integer not null default 0,
      expires_at timestamptz not null,
      check ((kind = 'unlock') = (name_hash is not null))
    );
    create index member_links_member on member_links (member_id);
    create index member_links_channel on member_links (channel_id);
    create index member_links_expires on member_links (expires_at);
    create index member_links_name on member_links (name_hash) where name_hash is not null;
  `.execute(db);
}
