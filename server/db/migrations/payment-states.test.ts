import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { orderStatuses, orderTransitions, paymentStatuses } from '../../../schemas/order-terms/order-states';
import { openSales, type Sales } from '../../domains/selling/order/order.test-support';
import { createTestDatabase } from '../../postgres/test-database';
import { openDatabase } from '../client';
import { migrateDatabase } from '../migrate';
import { migrations } from './all.generated';

const quiet = { info: () => undefined, warn: () => undefined };
const run = (db: Sales['db'], text: string) =>
  sql<Readonly<Record<string, unknown>>>`${sql.raw(text)}`.execute(db).then(({ rows }) => rows);

const afterSending = ['authorised', 'capturing', 'awaiting', 'paid', 'refunding', 'refunded'];
const pairs: Readonly<Record<(typeof orderStatuses)[number], readonly string[]>> = {
  payment_pending: ['pending', 'challenge', 'voiding'],
  ordered: ['authorised', 'awaiting', 'paid'],
  preparing: ['authorised', 'awaiting', 'paid'],
  shipped: afterSending,
  delivered: afterSending,
  returned: afterSending,
  cancelled: ['voiding', 'paid', 'voided', 'expired', 'refunding', 'refunded'],
  payment_failed: ['failed', 'voided'],
};

describe('the ways of an order', () => {
  let sales: Sales;
  beforeAll(async () => {
    sales = await openSales();
    await sales.setStock('SE-01', 100);
  });
  afterAll(() => sales.close());

  it('[ent.order] are the same in the database as in the schemas', async () => {
    const ways = await Promise.all(
      orderStatuses.flatMap((from) =>
        orderStatuses.map(async (to) => {
          const [way] = await run(sales.db, `select noren_order_may_go('${from}', '${to}') as may_go`);
          return [`${from} → ${to}`, way?.may_go] as const;
        }),
      ),
    );
    const listed = orderStatuses.flatMap((from) => orderTransitions[from].map((to) => `${from} → ${to}`));
    expect(ways.filter(([, mayGo]) => mayGo === true).map(([way]) => way).sort()).toEqual(listed.sort()); // prettier-ignore
  });

  it('[ent.order] are refused by the database, whoever writes', async () => {
    const { body } = await sales.decide(await sales.readyCart());
    const { id } = await sales.order(body.order_no);
    const goTo = (status: string) => run(sales.db, `update orders set status = '${status}' where id = ${id}`);
    await expect(goTo('shipped')).rejects.toThrow('orders_transition');
    await goTo('preparing');
    // To stay is no way.
    await goTo('preparing');
    await goTo('shipped');
    await expect(goTo('cancelled')).rejects.toThrow('orders_transition');
    expect(await sales.order(body.order_no)).toMatchObject({ status: 'shipped' });
  });
});

describe('the states of an order and of its payment', () => {
  let sales: Sales;
  let orderId: number;
  beforeAll(async () => {
    sales = await openSales();
    await sales.setStock('SE-01', 100);
    const { body } = await sales.decide(await sales.readyCart());
    orderId = (await sales.order(body.order_no)).id;
    // Which pairs there are is asked, not by which way one comes there.
    await run(sales.db, 'alter table orders disable trigger orders_transition');
  });
  afterAll(() => sales.close());

  const toStates = (order: string, payment: string): string => `
    update orders set status = '${order}',
      ordered_at = case when '${order}' in ('payment_pending', 'payment_failed') then null else now() end
      where id = ${orderId};
    update payments set status = '${payment}', asked_until = null,
      refunded_jpy = case when '${payment}' in ('refunding', 'refunded') then amount_jpy else 0 end where order_id = ${orderId}`;

  it.each(orderStatuses)(
    '[ent.order] an order that is %s has a payment that goes with it, or is refused',
    async (order) => {
      const taken: string[] = [];
      for (const payment of paymentStatuses) {
        const written = sales.db.transaction().execute(async (trx) => {
          for (const statement of toStates(order, payment).split(';')) await sql.raw(statement).execute(trx);
        });
        await written.then(
          () => taken.push(payment),
          (error: unknown) => expect(String(error)).toContain('orders_payment_agrees'),
        );
      }
      expect([...taken].sort()).toEqual([...pairs[order]].sort());
      // Back to where it began.
      await sales.db.transaction().execute(async (trx) => {
        for (const statement of toStates('ordered', 'awaiting').split(';')) await sql.raw(statement).execute(trx);
      });
    },
  );

  it('[ent.order] are compared also where two change one each at the same time', async () => {
    await run(sales.db, `update payments set status = 'awaiting' where order_id = ${orderId}`);
    let [isFirstWritten, isSecondWritten] = [() => undefined as void, () => undefined as void];
    const first = new Promise<void>((resolve) => (isFirstWritten = resolve));
    const second = new Promise<void>((resolve) => (isSecondWritten = resolve));
    const expire = sales.db.transaction().execute(async (trx) => {
      await sql`update payments set status = 'expired' where order_id = ${orderId}`.execute(trx);
      isFirstWritten();
      await second;
    });
    const prepare = sales.db.transaction().execute(async (trx) => {
      await first;
      await sql`update orders set status = 'preparing' where id = ${orderId}`.execute(trx);
      isSecondWritten();
    });
    const results = await Promise.allSettled([expire, prepare]);
    expect(results.map(({ status }) => status)).toEqual(['rejected', 'fulfilled']);
  });

  it('are those of the one current payment, beside others that have ended', async () => {
    const copy = (status: string, isCurrent: boolean): string => `
      insert into payments (order_id, kind, name, status, amount_jpy, updated_at, is_current)
      select order_id, kind, name, '${status}', amount_jpy, now(), ${String(isCurrent)} from payments
      where order_id = ${orderId} and is_current`;
    await run(sales.db, copy('failed', false));
    await expect(run(sales.db, copy('awaiting', true))).rejects.toThrow('payments_current');
    await expect(run(sales.db, copy('paid', false))).rejects.toThrow('payments_one_living');
    await expect(run(sales.db, `delete from payments where order_id = ${orderId} and is_current`)).rejects.toThrow(
      'orders_payment_agrees',
    );
    await expect(
      run(sales.db, `update payments set card = '{"token": "t"}' where order_id = ${orderId} and is_current`),
    ).rejects.toThrow('payments_token');
    const [shown] = await run(
      sales.db,
      `select o.status, p.status payment from orders o
      join payments p on p.order_id = o.id and p.is_current where o.id = ${orderId}`,
    );
    expect(shown).toEqual({ status: 'preparing', payment: 'awaiting' });
  });
});

it('data from before they had to go together is brought in order', async () => {
  const before = migrations.filter(({ id }) => id < '0013');
  const database = await createTestDatabase({
    name: 'before_payment_states',
    prepare: (url) => migrateDatabase(url, { migrations: before, log: quiet }),
  });
  const db = openDatabase<never>(database.url, { pool: 1, log: quiet });
  const ask = (text: string) => sql<Readonly<Record<string, unknown>>>`${sql.raw(text)}`.execute(db);
  await ask(`insert into channels (id, name, theme) values ('c', 'c', 'minori')`);
  const old = [
    ['payment_pending', 'pending', 'card'],
    ['payment_pending', 'challenge', 'card'],
    ['payment_pending', 'voided', 'card'],
    ['payment_failed', 'voided', 'card'],
    ['ordered', 'authorised', 'card'],
    ['ordered', 'awaiting', 'konbini'],
  ];
  for (const [index, [order, payment, kind]] of old.entries()) {
    await ask(`
      with o as (
        insert into orders (channel_id, public_id, order_no, guest_token, status, orderer, total_products_jpy,
          total_accessories_jpy, total_carriage_jpy, total_fee_jpy, total_discount_jpy, total_points_jpy,
          total_payment_jpy, total_tax_jpy, created_at, ordered_at)
        values ('c', repeat('p', 21) || ${index}, '261120-00000${index}', repeat('g', 21) || ${index}, '${order}', '{}',
          100, 0, 0, 0, 0, 0, 100, 0, '2026-11-20T03:00:00Z', ${order === 'ordered' ? `now()` : 'null'}) returning id)
      insert into payments (order_id, kind, name, status, amount_jpy, card, pay_by, asked_until, updated_at)
      select id, '${kind}', 'x', '${payment}', 100,
        ${kind === 'card' ? `'{"token": "t", "masked_number": "****4242"}'` : 'null'},
        ${kind === 'konbini' ? `'2026-11-27'` : 'null'}, '2026-11-20T03:15:00Z', now() from o`);
  }
  await migrateDatabase(database.url, { migrations, log: quiet });
  const { rows } =
    await ask(`select o.status, p.status payment, p.card ? 'token' as token, p.asked_until is null as unasked,
    p.give_up_at, p.expires_at from orders o join payments p on p.order_id = o.id and p.is_current order by o.id`);
  const row = (status: string, payment: string, more: object = {}) => ({
    status, payment, token: false, unasked: true, give_up_at: null, expires_at: null, ...more,
  }); // prettier-ignore
  const at = (time: string) => new Date(time);
  expect(rows).toEqual([
    row('payment_pending', 'pending', { token: true, unasked: false, give_up_at: at('2026-11-20T03:10:00Z') }),
    row('payment_pending', 'challenge', { unasked: false, give_up_at: at('2026-11-20T03:15:00Z') }),
    row('payment_pending', 'voiding', { unasked: false, give_up_at: at('2026-11-20T03:15:00Z') }),
    row('payment_failed', 'voided'),
    row('ordered', 'authorised'),
    row('ordered', 'awaiting', { token: null, expires_at: at('2026-12-01T00:00:00+09:00') }),
  ]);
  await db.destroy();
  await database.drop();
});
