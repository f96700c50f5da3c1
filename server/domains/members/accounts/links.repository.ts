/** Links that were mailed. */
import { type Kysely, sql, type Transaction } from 'kysely';
import type { Database } from '../../../db/schema';
import { deleteSome } from '../../../db/sql/delete-some';
import { keyOf } from './accounts.repository';
import type { Link, LinkKind, NewLink } from './accounts.types';

type Db = Kysely<Database>;
type Trx = Transaction<Database>;

export const insertLink = (
  trx: Trx,
  tokenHash: Buffer,
  { kind, channelId, owner, nameHash, isWanted = true }: NewLink,
  until: Date,
) => {
  const { memberId, emailKey } =
    'email' in owner ? { memberId: null, emailKey: keyOf(owner.email) } : { memberId: owner.memberId, emailKey: null };
  return sql`
    insert into member_links (token_hash, kind, channel_id, member_id, email_key, name_hash, expires_at)
    select ${tokenHash}::bytea, ${kind}::text, ${channelId}::text, ${memberId}::bigint, ${emailKey}::text,
      ${nameHash ?? null}::bytea, ${until}::timestamptz where ${isWanted}::boolean
  `.execute(trx);
};

/** Of an address, the account that is confirmed; where there is one, nothing is left to confirm. */
const ownerOf = sql<number | null>`coalesce(member_id, (
  select id from (
    select id, is_registered from members where members.email_key = member_links.email_key
    order by is_registered desc limit 1
  ) first where kind <> 'verify' or not is_registered
))`;

const columns = [ownerOf.as('memberId'), 'name_hash as nameHash', 'expires_at as expiresAt'] as const;

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

/** All of a member's links of these kinds, those that were asked for by the address as well. */
export const deleteLinksOf = (trx: Trx, memberId: number, kinds: readonly LinkKind[]) =>
  sql`
    delete from member_links where kind = any (${kinds}::text[])
      and (member_id = ${memberId} or email_key = (select email_key from members where id = ${memberId}))
  `.execute(trx);

export const deleteLinksExpiredBy = (db: Db, now: Date, most: number): Promise<number> =>
  deleteSome(db, { from: 'member_links', where: sql`expires_at <= ${now}`, orderBy: 'expires_at', most });
