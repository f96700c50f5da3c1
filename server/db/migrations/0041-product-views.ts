import { type Kysely, sql } from 'kysely';

/**
 * What somebody has looked at in a channel, each product once. A guest is known by a random name that their browser keeps,
 * of which the hash stands here, and is forgotten after 30 days; a member's stays until it is deleted, or they leave.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table product_views (
      id bigint generated always as identity primary key,
      channel_id text not null references channels on delete cascade,
      product_id bigint not null,
      member_id bigint references members on delete cascade,
      visitor_hash bytea check (length(visitor_hash) = 32),
      at timestamptz not null,
      -- Of a guest's.
      expires_at timestamptz,
      check ((member_id is null) = (visitor_hash is not null)),
      check ((member_id is null) = (expires_at is not null)),
      foreign key (channel_id, product_id) references products (channel_id, id) on delete cascade,
      unique (member_id, channel_id, product_id),
      unique (visitor_hash, channel_id, product_id)
    );
    create index product_views_product on product_views (channel_id, product_id);
    create index product_views_expires on product_views (expires_at) where expires_at is not null;
  `.execute(db);
}
