import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { type Buyer, type MembersSales, openMembersSales } from '../own-orders.test-support';
import { changeStatus } from '../rows/status.repository';

vi.setConfig({ testTimeout: 60_000, hookTimeout: 120_000 });

let shop: MembersSales;
let hanako: Buyer;
beforeAll(async () => {
  shop = await openMembersSales();
});
beforeEach(async () => {
  hanako = await shop.buyer();
});
afterAll(() => shop.close());

const cancel = (id: string, by = hanako, reason = '数量をまちがえた') =>
  by.ask('PUT', `/v1/me/orders/${id}/cancel`, { cancel_reason: reason });
const stock = async () => {
  const found = shop.db.selectFrom('stocks').select(['quantity', 'reserved']).where('sku_id', '=', shop.skuId);
  return found.executeTakeFirstOrThrow();
};
const booked = async (orderNo: string) => {
  const { rows } = await sql<{ status: string }>`
    select status from sandbox_payments.payments where reference = ${`test.${orderNo}`}`.execute(shop.db);
  return rows.map(({ status }) => status);
};
const events = async (orderNo: string) => {
  const { rows } = await sql<{ to_status: string; reason: string }>`
    select e.to_status, e.reason from order_events e join orders o on o.id = e.order_id
    where o.order_no = ${orderNo} order by e.id`.execute(shop.db);
  return rows;
};
const mailsOf = async (orderNo: string) => {
  const { rows } = await sql<{ kind: string; order_id: number }>`
    select m.kind, m.order_id from mails m join orders o on o.id = m.order_id where o.order_no = ${orderNo}
    order by m.id`.execute(shop.db);
  return rows;
};
const soundBooks = async () => expect(await shop.brokenBooks()).toEqual([]);

describe('cancelling an order', () => {
  it('[call.order-cancel] [order.cancel] answers the order as it is now, and its goods are for sale again', async () => {
    const before = await stock();
    const { id, orderNo } = await hanako.order({ quantity: 3 });
    expect((await stock()).quantity).toBe(before.quantity - 3);
    const answer = await cancel(id);
    expect(answer).toMatchObject({
      status: 200,
      body: { id, status: 'cancelled', can_cancel: false, cancel_only_ecd_key: '', payment: { status: 'voided' } },
    });
    expect(answer.body).toEqual(await hanako.read(id));
    expect(await stock()).toEqual(before);
    expect((await events(orderNo)).at(-1)).toEqual({ to_status: 'cancelled', reason: '数量をまちがえた' });
    const { body: kept } = await hanako.ask('GET', '/v1/me/orders');
    expect(kept).toMatchObject({ user_order_total_payment: 0, user_order_bought_count: 0 });
    await soundBooks();
  });

  it('[order.cancel] lets the payment service void what a card was charged with', async () => {
    const { id, orderNo } = await hanako.order({ pay: 'card', card: 'approve' });
    expect(await booked(orderNo)).toEqual(['authorised']);
    expect((await cancel(id)).body).toMatchObject({ payment: { status: 'voided' }, cancel_only_ecd_key: '' });
    expect(await booked(orderNo)).toEqual(['voided']);
    await soundBooks();
  });

  it('is done once by any number who cancel at once, in two processes', async () => {
    const before = await stock();
    const { id, orderNo } = await hanako.order({ quantity: 2, pay: 'card', card: 'approve' });
    const answers = await Promise.all(
      Array.from({ length: 12 }, (_, at) =>
        shop.ask(
          'PUT',
          `/v1/me/orders/${id}/cancel`,
          { cancel_reason: '' },
          {
            token: hanako.token,
            ...(at % 2 ? { app: shop.apps[1] } : {}),
          },
        ),
      ),
    );
    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200));
    expect(await stock()).toEqual(before);
    expect((await events(orderNo)).filter(({ to_status }) => to_status === 'cancelled')).toHaveLength(1);
    expect((await mailsOf(orderNo)).map(({ kind }) => kind)).toEqual(['order_confirmation', 'order_cancelled']);
    expect(await booked(orderNo)).toEqual(['voided']);
    await soundBooks();
  });

  it('[call.order-cancel] is refused where it was sent, of somebody else’s order, and with a reason that is none', async () => {
    const { id, orderNo } = await hanako.order();
    const taro = await shop.buyer();
    expect(await cancel(id, taro)).toMatchObject({ status: 404, body: { code: 'order.not-found' } });
    expect((await cancel(id, hanako, 'あ'.repeat(201))).status).toBe(422);
    expect((await cancel(id, hanako, '一行\n二行')).status).toBe(422);
    expect((await shop.ask('PUT', `/v1/me/orders/${id}/cancel`, { cancel_reason: '' })).status).toBe(401);
    const { id: orderId } = await shop.db
      .selectFrom('orders')
      .select('id')
      .where('order_no', '=', orderNo)
      .executeTakeFirstOrThrow();
    const move = (from: 'ordered' | 'preparing', to: 'preparing' | 'shipped') =>
      shop.db.transaction().execute((trx) => changeStatus(trx, { orderId, from, to, now: shop.now(), reason: '' }));
    await move('ordered', 'preparing');
    expect(await hanako.read(id)).toMatchObject({ can_cancel: true });
    await move('preparing', 'shipped');
    expect(await cancel(id)).toMatchObject({ status: 409, body: { code: 'order.cancel.not_possible' } });
    expect(await hanako.read(id)).toMatchObject({ status: 'shipped', can_cancel: false });
    await soundBooks();
  });

  it('[ent.order] says of what was paid already that it is to be given back', async () => {
    const { id, orderNo } = await hanako.order({ pay: 'bank' });
    await sql`update payments set status = 'paid' from orders o where o.id = payments.order_id and o.order_no = ${orderNo}`.execute(shop.db); // prettier-ignore
    expect((await cancel(id)).body).toMatchObject({
      ...{ status: 'cancelled', cancel_only_ecd_key: 'payment.refund' },
      payment: { status: 'paid' },
    });
    await soundBooks();
  });
});
