/** Links that were mailed. */
import { type Kysely, sql, type Transaction } from 'kysely';
import type { Database } from '../../../db/schema';
import { deleteSome } from '../../../db/sql/delete-some';
import type { Link, LinkKind, NewLink } from './accounts.types';

type Db = Kysely<Database>;
type Trx = Transaction<Database>;

export const insertLink = (
  trx: Trx,
  tokenHash: Buffer,
  { kind, channelId, memberId, nameHash, isWanted = true }: NewLink,
  until: Date,
) =>
  sql`
    insert into member_links (token_hash, kind, channel_id, member_id, name_hash, expires_at)
    select ${tokenHash}::bytea, ${kind}::text, ${channelId}::text, ${memberId}::bigint, ${nameHash ?? null}::bytea,
      ${until}::timestamptz where ${isWanted}::boolean
  `.execute(trx);

const columns = ['member_id as memberId', 'name_hash as nameHash', 'expires_at as expiresAt'] as const;

export interface WantedLink {
  readonly tokenHash: Buffer;
  readonly kind: LinkKind;
  readonly channelId: string;
  readonly now: Date;
}

export const findLink = (db: Db, { tokenHash, kind, channelId, now }: WantedLink): Promise<Link | undefined> =>
  db
    .selectFrom('member_links')
    .select(columns)
    .where('token_hash', '=', tokenHash)
    .where('kind', '=', kind)
    .where('channel_id', '=', channelId)
    .where('expires_at', '>', now)
    .executeTakeFirst();

/** Never shortens it. */
export const prolongLink = (db: Db, tokenHash: Buffer, kind: LinkKind, until: Date) =>
  db
    .updateTable('member_links')
    .set({ expires_at: sql`greatest(expires_at, ${until})` })
    .where('token_hash', '=', tokenHash)
    .where('kind', '=', kind)
    .execute();

/** Of several who use it at once, one does. */
export const takeLink = (trx: Trx, { tokenHash, kind, channelId, now }: WantedLink): Promise<Link | undefined> =>
  trx
    .deleteFrom('member_links')
    .where('token_hash', '=', tokenHash)
    .where('kind', '=', kind)
    .where('channel_id', '=', channelId)
    .where('expires_at', '>', now)
    .returning(columns)
    .executeTakeFirst();

/** All of a member's links of these kinds. */
export const deleteLinksOf = (trx: Trx, memberId: number, kinds: readonly LinkKind[]) =>
  trx.deleteFrom('member_links').where('member_id', '=', memberId).where('kind', 'in', kinds).execute();

export const deleteLinksExpiredBy = (db: Db, now: Date, most: number): Promise<number> =>
  deleteSome(db, { from: 'member_links', where: sql`expires_at <= ${now}`, orderBy: 'expires_at', most });
