/** Members' memos of their orders; whose order it is, each statement asks itself. */
import { type Kysely, sql, type Transaction } from 'kysely';
import type { Memo } from '../../../../../schemas/order/memo';
import type { Database } from '../../../../db/schema';
import type { OrderOwner } from '../reading/order.repository';

type Db = Kysely<Database>;

const isOwn = ({ channelId, memberId }: OrderOwner) =>
  sql`o.channel_id = ${channelId} and o.member_id = ${memberId} and o.ordered_at is not null`;

/** @returns undefined: no such order of the member's */
export const putMemo = async (
  db: Db,
  owner: OrderOwner,
  { order_id: orderId, memo }: Pick<Memo, 'order_id' | 'memo'>,
  now: Date,
): Promise<Memo | undefined> => {
  const { rows } = await sql<Memo>`
    insert into order_memos as m (order_id, memo, updated_at)
    select o.id, ${memo}, ${now} from orders o where o.public_id = ${orderId} and ${isOwn(owner)}
    on conflict (order_id) do update set memo = excluded.memo, updated_at = excluded.updated_at
    returning m.id, ${orderId} order_id, m.memo
  `.execute(db);
  return rows[0];
};

/** @returns undefined: no such memo of the member's */
export const changeMemo = async (
  db: Db,
  owner: OrderOwner,
  { id, memo }: Pick<Memo, 'id' | 'memo'>,
  now: Date,
): Promise<Memo | undefined> => {
  const { rows } = await sql<Memo>`
    update order_memos m set memo = ${memo}, updated_at = ${now} from orders o
    where m.id = ${id} and o.id = m.order_id and ${isOwn(owner)} returning m.id, o.public_id order_id, m.memo
  `.execute(db);
  return rows[0];
};

export const deleteMemo = async (db: Db, owner: OrderOwner, id: number): Promise<boolean> => {
  const { numAffectedRows } = await sql`
    delete from order_memos m using orders o where m.id = ${id} and o.id = m.order_id and ${isOwn(owner)}
  `.execute(db);
  return numAffectedRows === 1n;
};

/** Of who leaves: what they noted down was for themselves. */
export const forgetMemos = async (trx: Transaction<Database>, memberId: number): Promise<void> => {
  await sql`delete from order_memos m using orders o where o.id = m.order_id and o.member_id = ${memberId}`.execute(
    trx,
  );
};
