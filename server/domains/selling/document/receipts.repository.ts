import { type Kysely, type Selectable, sql } from 'kysely';
import type { ReceiptInfo } from '../../../../schemas/document/receipt';
import type { Database } from '../../../db/schema';

type Db = Kysely<Database>;
type ReceiptRow = Selectable<Database['order_receipts']>;

/** Whoever gets it twice within it has had trouble with the first one: it is the same receipt. */
const sameMs = 10 * 60_000;

/** By the database's clock: whether whoever gets the receipt now gets it again. */
const isReissue = sql<boolean>`coalesce(first_issued_at < greatest(changed_at, now() - ${sameMs}::integer * interval '1 millisecond'), false)`;

export type KeptReceipt = ReceiptRow & { readonly isReissue: boolean };

export const findReceipt = (db: Db, orderId: number): Promise<KeptReceipt | undefined> =>
  db
    .selectFrom('order_receipts')
    .selectAll()
    .select(isReissue.as('isReissue'))
    .where('order_id', '=', orderId)
    .executeTakeFirst();

export const keepReceipt = async (db: Db, orderId: number, { name, note }: ReceiptInfo): Promise<void> => {
  await sql`
    insert into order_receipts (order_id, name, note, changed_at) values (${orderId}, ${name}, ${note}, clock_timestamp())
    on conflict (order_id) do update set name = excluded.name, note = excluded.note, changed_at = excluded.changed_at
    where (order_receipts.name, order_receipts.note) is distinct from (excluded.name, excluded.note)
  `.execute(db);
};

/** From now on it has been issued; of those who ask at once, all get the first one. @param info where nobody said what it says */
export const issueReceipt = async (db: Db, orderId: number, info: ReceiptInfo): Promise<KeptReceipt> => {
  await sql`
    insert into order_receipts (order_id, name, note, changed_at, first_issued_at)
    values (${orderId}, ${info.name}, ${info.note}, now(), now())
    on conflict (order_id) do update set first_issued_at = clock_timestamp()
    where order_receipts.first_issued_at is null
  `.execute(db);
  const issued = await findReceipt(db, orderId);
  if (!issued) throw new Error(`The receipt of order ${orderId} is gone.`);
  return issued;
};
