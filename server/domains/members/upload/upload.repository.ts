import { type Kysely, type RawBuilder, sql, type Transaction } from 'kysely';
import type { Database } from '../../../db/schema';
import { deleteSome } from '../../../db/sql/delete-some';

type Db = Kysely<Database>;
type Trx = Transaction<Database>;

/** Whose a file is: a member's, or that of a guest's name. */
export type Owner = { readonly memberId: number } | { readonly visitorHash: Buffer };

export interface Owned {
  readonly owner: Owner;
  readonly channelId: string;
}

export interface UploadRow {
  readonly key: string;
  readonly dir: string;
  readonly name: string;
  readonly mediaType: string;
  readonly bytes: number;
  readonly width: number;
  readonly height: number;
  readonly at: Date;
  readonly expiresAt: Date | null;
}

const isOf = ({ owner, channelId }: Owned): RawBuilder<boolean> =>
  'memberId' in owner
    ? sql`channel_id = ${channelId} and member_id = ${owner.memberId}`
    : sql`channel_id = ${channelId} and visitor_hash = ${owner.visitorHash}`;

/** Before its file is written: from then on somebody clears it up, whatever happens. */
export const announce = (db: Db, key: string, since: Date) =>
  db.insertInto('unwanted_files').values({ key, since }).execute();

/** Null: the member has left meanwhile, or it took so long that the file is being cleared up. */
export const insertUpload = async (trx: Trx, { owner, channelId }: Owned, row: UploadRow): Promise<boolean> => {
  const { numDeletedRows } = await trx.deleteFrom('unwanted_files').where('key', '=', row.key).executeTakeFirst();
  if (numDeletedRows === 0n) return false;
  const [memberId, visitorHash] = 'memberId' in owner ? [owner.memberId, null] : [null, owner.visitorHash];
  const { numAffectedRows } = await sql`
    insert into uploads (key, channel_id, member_id, visitor_hash, dir, name, media_type, bytes, width, height, at, expires_at)
    select ${row.key}, ${channelId}, ${memberId}::bigint, ${visitorHash}::bytea, ${row.dir}, ${row.name}, ${row.mediaType},
      ${row.bytes}::integer, ${row.width}::integer, ${row.height}::integer, ${row.at}::timestamptz, ${row.expiresAt}::timestamptz
    where ${memberId}::bigint is null or exists (select from members where id = ${memberId} for key share)
  `.execute(trx);
  return numAffectedRows === 1n;
};

/** Until the transaction ends nobody else adds to the owner's files, of whom a guest has no row. */
export const lockOwner = async (trx: Trx, { owner, channelId }: Owned): Promise<void> => {
  const name = 'memberId' in owner ? `member ${owner.memberId}` : `visitor ${owner.visitorHash.toString('hex')}`;
  await sql`select pg_advisory_xact_lock(hashtextextended(${`uploads of ${channelId} ${name}`}, 0))`.execute(trx);
};

/** Those that nothing refers to. */
export const countWaiting = async (db: Db, owned: Owned): Promise<number> => {
  const { rows } = await sql<{ count: number }>`
    select count(*)::integer count from uploads where ${isOf(owned)} and expires_at is not null
  `.execute(db);
  return rows[0]?.count ?? 0;
};

export const findUpload = async (
  db: Db,
  owned: Owned,
  key: string,
  now: Date,
): Promise<Pick<UploadRow, 'name' | 'mediaType'> | undefined> => {
  const { rows } = await sql<Pick<UploadRow, 'name' | 'mediaType'>>`
    select name, media_type "mediaType" from uploads
    where key = ${key} and ${isOf(owned)} and (expires_at is null or expires_at > ${now})
  `.execute(db);
  return rows[0];
};

/** The guest's files become the member's. */
export const giveUploads = (trx: Trx, memberId: number, channelId: string, visitorHash: Buffer) =>
  trx
    .updateTable('uploads')
    .set({ member_id: memberId, visitor_hash: null })
    .where('visitor_hash', '=', visitorHash)
    .where('channel_id', '=', channelId)
    .execute();

export const deleteUploadsExpiredBy = (db: Db, now: Date, most: number): Promise<number> =>
  deleteSome(db, { from: 'uploads', where: sql`expires_at <= ${now}`, orderBy: 'expires_at', most });

/** Files that nothing wants; nobody else clears them up meanwhile. */
export const lockUnwanted = async (trx: Trx, now: Date, most: number): Promise<readonly string[]> => {
  const rows = await trx
    .selectFrom('unwanted_files')
    .select('key')
    .where('since', '<=', now)
    .orderBy('since')
    .limit(most)
    .forUpdate()
    .skipLocked()
    .execute();
  return rows.map(({ key }) => key);
};

export const forget = (trx: Trx, keys: readonly string[]) =>
  trx.deleteFrom('unwanted_files').where('key', 'in', keys).execute();
