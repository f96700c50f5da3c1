/** Carts that are a member's. */
import { type Kysely, sql, type Transaction } from 'kysely';
import type { Database } from '../../../../db/schema';
import { hashCartToken } from './token';

export interface Owner {
  readonly channelId: string;
  readonly memberId: number;
  readonly now: Date;
}

/** Until the transaction ends, nobody else gives the member a cart, and they do not leave. @returns false: they have left */
export const lockOwner = async (
  trx: Transaction<Database>,
  { memberId }: Pick<Owner, 'memberId'>,
): Promise<boolean> => {
  const member = trx.selectFrom('members').select('id').where('id', '=', memberId).forNoKeyUpdate();
  return (await member.executeTakeFirst()) !== undefined;
};

const newestOf = (db: Kysely<Database>, { channelId, memberId, now }: Owner) => {
  const carts = db.selectFrom('carts').select('member_token').where('member_id', '=', memberId);
  const usable = carts.where('channel_id', '=', channelId).where('status', '=', 'open').where('expires_at', '>', now);
  return usable.where('member_token', 'is not', null).orderBy('updated_at', 'desc').orderBy('id', 'desc');
};

/** The token of the cart that the member changed last; undefined: they have none that could be used. */
export const findOwnToken = async (db: Kysely<Database>, owner: Owner): Promise<string | undefined> =>
  (await newestOf(db, owner).executeTakeFirst())?.member_token ?? undefined;

/** Of `carts` by this name: no order waits for a payment of it, nor stands. */
const isFree = (alias: string) =>
  sql<boolean>`not exists (select from orders o where o.cart_id = ${sql.ref(`${alias}.id`)} and o.status <> 'payment_failed')`;

/** Of another one that can be put together with this one. */
export const findOtherToken = async (
  db: Kysely<Database>,
  owner: Owner,
  cartId: number,
): Promise<string | undefined> => {
  const other = newestOf(db, owner).where('id', '<>', cartId).where(isFree('carts'));
  return (await other.executeTakeFirst())?.member_token ?? undefined;
};

/** Of the cart `c`: its member has another one that can be put together with it. */
export const hasOther = (now: Date) => sql<boolean>`
  exists (select from carts other where other.member_id = c.member_id and other.channel_id = c.channel_id
    and other.id <> c.id and other.status = 'open' and other.expires_at > ${now} and ${isFree('other')}) and ${isFree('c')}`;

/** @param older of the cart that has joined it: whoever has that one still comes here */
export const setTokens = (trx: Transaction<Database>, cartId: number, token: string, older: string) =>
  trx
    .updateTable('carts')
    .set({ token_hash: hashCartToken(token), older_token_hash: hashCartToken(older), member_token: token })
    .where('id', '=', cartId)
    .execute();

/** As many as anybody remembers. */
const mostJoined = 20;

/** By its token, and those of carts that had gone into it, one that goes into another is known there: what was put into it was. */
export const noteJoined = (
  trx: Transaction<Database>,
  cartId: number,
  gone: { readonly token: string; readonly cart: { readonly id: number } },
) =>
  sql`
    update carts set joined_hashes = (array[${hashCartToken(gone.token)}::bytea] || gone.joined_hashes || carts.joined_hashes)[1:${sql.lit(mostJoined)}]
    from carts gone where carts.id = ${cartId} and gone.id = ${gone.cart.id}
  `.execute(trx);

export const giveCart = (trx: Transaction<Database>, cartId: number, memberId: number, token: string) =>
  trx
    .updateTable('carts')
    .set({ member_id: memberId, member_token: token })
    .where('id', '=', cartId)
    .where('member_id', 'is', null)
    .execute();

/**
 * What a member writes makes a guest's cart theirs, but for one that is being paid for: it holds from then on what is theirs
 * alone, and would be open to whoever else has its token.
 *
 * @returns its id, where it was a guest's until now
 */
export const takeCart = async (
  trx: Transaction<Database>,
  owner: Owner,
  token: string,
): Promise<number | undefined> => {
  const hash = hashCartToken(token);
  const guests = trx.selectFrom('carts').select('id').where('token_hash', '=', hash).where('member_id', 'is', null);
  const free = guests.where('channel_id', '=', owner.channelId).where('status', '=', 'open').where(isFree('carts'));
  if (!(await free.executeTakeFirst()) || !(await lockOwner(trx, owner))) return undefined;
  await free.forUpdate().execute();
  // A statement of its own: it may have been ordered meanwhile.
  const cart = await free.executeTakeFirst();
  if (cart) await giveCart(trx, cart.id, owner.memberId, token);
  return cart?.id;
};

/** In the transaction that took it: it is a guest's as before. */
export const leaveCart = (trx: Transaction<Database>, cartId: number) =>
  trx.updateTable('carts').set({ member_id: null, member_token: null }).where('id', '=', cartId).execute();

export const deleteCart = (trx: Transaction<Database>, cartId: number) =>
  trx.deleteFrom('carts').where('id', '=', cartId).execute();

/** Until the transaction ends, nothing is ordered in the member's name: what was being ordered is through. */
export const lockCartsOf = async (trx: Transaction<Database>, memberId: number): Promise<void> => {
  await lockOwner(trx, { memberId });
  await trx.selectFrom('carts').select('id').where('member_id', '=', memberId).orderBy('id').forUpdate().execute();
};

/** One that is being paid for goes on to its order, and is nobody's. */
export const deleteCartsOf = async (trx: Transaction<Database>, memberId: number): Promise<void> => {
  await lockCartsOf(trx, memberId);
  // Statements of their own: those that waited for the locks do not see the orders and carts that came meanwhile.
  await sql`
    delete from carts c where member_id = ${memberId}
      and not exists (select from orders o where o.cart_id = c.id and o.status <> 'payment_failed')
  `.execute(trx);
  await sql`update carts set member_id = null, member_token = null, user_card_id = null where member_id = ${memberId}`.execute(
    trx,
  );
};
