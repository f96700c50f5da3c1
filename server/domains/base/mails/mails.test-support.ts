/** Orders that are there to be told of. */
import { randomBytes } from 'node:crypto';
import { type Kysely, sql } from 'kysely';
import type { Database } from '../../../db/schema';
import { isOrderMail, type MailIntent, type OrderMailIntent } from './mails.types';

let orders = 0;

export interface MailedOrderWish {
  readonly orderedAt: Date;
  readonly status?: 'ordered' | 'cancelled';
  readonly email?: string;
}

/** An order without goods that was placed and is to be confirmed. Its id. */
export const orderToConfirm = (
  db: Kysely<Database>,
  { orderedAt, status = 'ordered', email = 'hanako@example.jp' }: MailedOrderWish,
): Promise<number> =>
  db.transaction().execute(async (trx) => {
    orders += 1;
    const secret = () => randomBytes(16).toString('base64url');
    const person = { last_name: '山田', first_name: '花子', last_name_kana: 'ヤマダ', first_name_kana: 'ハナコ' };
    const address = {
      postal_code: '1000001',
      prefecture: '東京都',
      city: '千代田区',
      address1: '千代田1-1',
      address2: '',
    };
    const { rows } = await sql<{ id: number }>`
      insert into orders (channel_id, public_id, order_no, guest_token, status, orderer, total_products_jpy,
        total_accessories_jpy, total_carriage_jpy, total_fee_jpy, total_discount_jpy, total_points_jpy,
        total_payment_jpy, total_tax_jpy, created_at, ordered_at)
      values ('test', ${secret()}, ${`261120-${String(orders).padStart(6, '0')}`}, ${secret()}, ${status},
        ${JSON.stringify({ ...person, ...address, email, phone_number: '0312345678' })}, 0, 0, 0, 0, 0, 0, 0, 0,
        ${orderedAt}, ${orderedAt})
      returning id
    `.execute(trx);
    const id = rows[0]?.id ?? 0;
    await sql`
      insert into payments (order_id, kind, name, status, amount_jpy, updated_at)
      values (${id}, 'cod', '代金引換', ${status === 'ordered' ? 'awaiting' : 'voided'}, 0, ${orderedAt})
    `.execute(trx);
    return id;
  });

/** That the order is to be confirmed. */
export const confirmationOf = (orderId: number): OrderMailIntent => ({
  channelId: 'test',
  orderId,
  kind: 'order_confirmation',
});

/** Which order a mail tells of; 0: of none. */
export const orderOf = (mail: MailIntent): number => (isOrderMail(mail) ? mail.orderId : 0);
