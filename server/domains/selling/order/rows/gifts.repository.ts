/** Social gifts as their orders know them. Times go by the database's clock. */
import { type Kysely, sql, type Transaction } from 'kysely';
import type { GiftStatus, SocialGift } from '../../../../../schemas/cart/gift-words';
import type { Database } from '../../../../db/schema';
import { giftTokens, hashGiftSecret } from './gift-links';

type Db = Kysely<Database>;
type Trx = Transaction<Database>;

export interface NewGift {
  readonly channelId: string;
  readonly orderId: number;
  readonly gift: SocialGift;
  readonly termDays: number;
}

/** Until the end of its last day, in Japan. */
const endOfTerm = (days: number) =>
  sql<Date>`((clock_timestamp() at time zone 'Asia/Tokyo')::date + ${days}::integer + time '23:59:59')
    at time zone 'Asia/Tokyo'`;

export const insertGift = async (trx: Trx, { channelId, orderId, gift, termDays }: NewGift): Promise<void> => {
  const tokenOf = await giftTokens(trx);
  await trx
    .insertInto('social_gifts')
    .values({
      ...gift,
      channel_id: channelId,
      order_id: orderId,
      token_hash: hashGiftSecret(tokenOf(orderId)),
      expires_at: endOfTerm(termDays),
    })
    .execute();
};

/** One whose time is over has expired, whether its order was cancelled for that yet or not. */
export const giftStatus = sql<GiftStatus>`
  case when social_gifts.status = 'waiting' and social_gifts.expires_at <= clock_timestamp() then 'expired'
    else social_gifts.status end`;

/** Each with the token of its link as long as that leads anywhere. */
export const findGifts = async (db: Db, orderIds: readonly number[]) => {
  const rows = await db
    .selectFrom('social_gifts')
    .select(['order_id', 'receiver_name', 'sender_name', 'message', 'expires_at', giftStatus.as('status')])
    .where('order_id', 'in', orderIds)
    .execute();
  const tokenOf = rows.some(({ status }) => status === 'waiting') ? await giftTokens(db) : undefined;
  return rows.map((row) => ({
    ...row,
    token: row.status === 'waiting' && tokenOf ? tokenOf(row.order_id) : null,
  }));
};

export type GiftRow = Awaited<ReturnType<typeof findGifts>>[number];

/** Within `withOrder`. Undefined: the order is no gift. */
export const readGiftStatus = async (trx: Trx, orderId: number): Promise<GiftStatus | undefined> =>
  (
    await trx
      .selectFrom('social_gifts')
      .select(giftStatus.as('status'))
      .where('order_id', '=', orderId)
      .executeTakeFirst()
  )?.status;

/** What its receivers had filled in goes with it. */
export const forgetDrafts = async (trx: Trx, orderId: number): Promise<void> => {
  await trx
    .deleteFrom('gift_drafts')
    .using('social_gifts')
    .whereRef('social_gifts.id', '=', 'gift_drafts.gift_id')
    .where('social_gifts.order_id', '=', orderId)
    .execute();
};

/** Within `withOrder`: its order ends, or came to nothing. Nothing to do of one that is no gift, or has ended. */
export const endGift = async (trx: Trx, orderId: number, to: 'cancelled' | 'expired'): Promise<void> => {
  const ended = await trx
    .updateTable('social_gifts')
    .set({ status: to })
    .where('order_id', '=', orderId)
    .where('status', 'in', ['waiting', 'received'])
    .executeTakeFirst();
  if (ended.numUpdatedRows > 0n) await forgetDrafts(trx, orderId);
};
