import { type Kysely, type RawBuilder, sql, type Transaction } from 'kysely';
import type { Database } from '../../../db/schema';
import { deleteSome } from '../../../db/sql/delete-some';

type Db = Kysely<Database>;
type Trx = Transaction<Database>;

/** Whose history: a member's, or that of a guest's name. */
export type Viewer = { readonly memberId: number } | { readonly visitorHash: Buffer };

export interface History {
  readonly viewer: Viewer;
  readonly channelId: string;
}

export interface View {
  readonly id: number;
  readonly productId: number;
  readonly at: Date;
}

const isOf = ({ viewer, channelId }: History): RawBuilder<boolean> =>
  'memberId' in viewer
    ? sql`channel_id = ${channelId} and member_id = ${viewer.memberId}`
    : sql`channel_id = ${channelId} and visitor_hash = ${viewer.visitorHash}`;

/** Newest first. */
export const readViews = async (db: Db, history: History, now: Date, most: number): Promise<readonly View[]> => {
  const { rows } = await sql<View>`
    select id, product_id "productId", at from product_views
    where ${isOf(history)} and (expires_at is null or expires_at > ${now}) order by at desc, id desc limit ${most}
  `.execute(db);
  return rows;
};

/** Of a product that the shop has just shown; it, or the member, may be gone by now: then nothing is kept. */
export const upsertMembers = (trx: Trx, { memberId, channelId }: Owned, productId: number, at: Date) =>
  sql`
    insert into product_views (channel_id, product_id, member_id, at)
    select ${channelId}, p.id, m.id, ${at} from (select id from products where id = ${productId} for key share) p,
      (select id from members where id = ${memberId} for key share) m
    on conflict (member_id, channel_id, product_id) do update set at = greatest(product_views.at, excluded.at)
  `.execute(trx);

export const upsertGuests = (
  trx: Trx,
  { visitorHash, channelId }: { readonly visitorHash: Buffer; readonly channelId: string },
  productId: number,
  { at, expiresAt }: { readonly at: Date; readonly expiresAt: Date },
) =>
  sql`
    insert into product_views (channel_id, product_id, visitor_hash, at, expires_at)
    select ${channelId}, p.id, ${visitorHash}, ${at}, ${expiresAt}
    from (select id from products where id = ${productId} for key share) p
    on conflict (visitor_hash, channel_id, product_id)
      do update set at = greatest(product_views.at, excluded.at),
        expires_at = greatest(product_views.expires_at, excluded.expires_at)
  `.execute(trx);

/** What is older than the newest so many goes. */
export const trim = (trx: Trx, history: History, most: number) =>
  sql`
    delete from product_views where id in (
      select id from product_views where ${isOf(history)} order by at desc, id desc offset ${most}
    )
  `.execute(trx);

export interface Owned {
  readonly memberId: number;
  readonly channelId: string;
}

/** The guest's views become the member's, who has locked their own row; each product stands once, at its later time. */
export const giveViews = async (
  trx: Trx,
  { memberId, channelId }: Owned,
  visitorHash: Buffer,
  now: Date,
): Promise<void> => {
  await sql`
    with taken as (
      delete from product_views where channel_id = ${channelId} and visitor_hash = ${visitorHash}
      returning product_id, at, expires_at
    )
    insert into product_views (channel_id, product_id, member_id, at)
    select ${channelId}, product_id, ${memberId}, at from taken where expires_at > ${now} order by product_id
    on conflict (member_id, channel_id, product_id) do update set at = greatest(product_views.at, excluded.at)
  `.execute(trx);
};

/** @returns whether there was such an entry of the member's */
export const deleteView = async (db: Db, { memberId, channelId }: Owned, id: number): Promise<boolean> => {
  const own = db.deleteFrom('product_views').where('id', '=', id).where('member_id', '=', memberId);
  const { numDeletedRows } = await own.where('channel_id', '=', channelId).executeTakeFirst();
  return numDeletedRows > 0n;
};

export const deleteViewsExpiredBy = (db: Db, now: Date, most: number): Promise<number> =>
  deleteSome(db, { from: 'product_views', where: sql`expires_at <= ${now}`, orderBy: 'expires_at', most });
