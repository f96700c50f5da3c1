import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openSales, type Sales, testNow } from '../order.test-support';
import type { cards } from '../shoppers.test-support';
import { createSweeper, type SweeperOptions } from './sweeper';

let sales: Sales;
beforeAll(async () => {
  sales = await openSales();
  await sales.setStock('SE-01', 1000);
});
afterAll(() => sales.close());

const quiet = { warn: () => undefined };
const sweeperWith = (options: Partial<SweeperOptions>) =>
  createSweeper({
    db: sales.db,
    settlement: sales.shop.settlement,
    log: quiet,
    ...options,
  });

/** As a process leaves it that dies while the service books: the service knows of it, the shop does not. */
const orphaned = async (status: 'authorised' | 'declined'): Promise<{ id: number; orderNo: unknown }> => {
  const { body } = await sales.decide(await sales.readyCart({ pay: 'card', card: 'challenge' }));
  const { id } = await sales.order(body.order_no);
  const reference = `test.${String(body.order_no)}`;
  await sql`update sandbox_payments.payments set status = ${status} where reference = ${reference}`.execute(sales.db);
  await sales.db
    .updateTable('payments')
    .set({
      status: 'pending',
      challenge_url: null,
      asked_until: sql`now() + interval '15 seconds'`,
      give_up_at: sql`now() + interval '10 minutes'`,
    })
    .where('order_id', '=', id)
    .execute();
  return { id, orderNo: body.order_no };
};

describe('an order that a process has left', () => {
  it('[cart.decision] is confirmed when the service has booked, and only after the time to ask has run out', async () => {
    const { orderNo } = await orphaned('authorised');
    await sales.age(orderNo, 10_000);
    await sales.sweeper.sweep(testNow);
    expect((await sales.order(orderNo)).status).toBe('payment_pending');
    await sales.age(orderNo, 6_000);
    await sales.sweeper.sweep(testNow);
    expect(await sales.order(orderNo)).toMatchObject({ status: 'ordered', payment_status: 'authorised' });
  });

  it('[cart.decision] is released when the service has declined', async () => {
    const { orderNo } = await orphaned('declined');
    await sales.age(orderNo, 16_000);
    await sales.sweeper.sweep(testNow);
    expect(await sales.order(orderNo)).toMatchObject({ status: 'payment_failed', error_code: 'payment.declined' });
  });

  it('is taken by one of several sweepers', async () => {
    const left = await Promise.all(Array.from({ length: 6 }, () => orphaned('authorised')));
    const asked: number[] = [];
    const sweepers = Array.from({ length: 4 }, () =>
      sweeperWith({ settlement: { goOn: (orderId) => Promise.resolve(void asked.push(orderId)) } }),
    );
    await Promise.all(left.map(({ orderNo }) => sales.age(orderNo, 16_000)));
    await Promise.all(sweepers.map((sweeper) => sweeper.sweep(testNow)));
    expect(asked.sort((a, b) => a - b)).toEqual(left.map(({ id }) => id).sort((a, b) => a - b));
  });

  it('does not stop the others when nothing can be learned of it', async () => {
    const [first, second] = [await orphaned('authorised'), await orphaned('authorised')];
    const { settlement } = sales.shop;
    const goOn: SweeperOptions['settlement']['goOn'] = (orderId, now) =>
      orderId === first.id ? Promise.reject(new Error('silent')) : settlement.goOn(orderId, now);
    await Promise.all([first, second].map(({ orderNo }) => sales.age(orderNo, 16_000)));
    await sweeperWith({ settlement: { goOn } }).sweep(testNow);
    expect((await sales.order(first.orderNo)).status).toBe('payment_pending');
    expect((await sales.order(second.orderNo)).status).toBe('ordered');
  });
});

describe('an order for which a process has died before it asked', () => {
  /** The first transaction is through, and the service knows nothing. */
  const unasked = async (type: keyof typeof cards) => {
    const cart = await sales.readyCart({ pay: 'card', card: 'never' });
    const { body } = await sales.decide(cart);
    const { id } = await sales.order(body.order_no);
    const card = JSON.stringify(await sales.tokenOf(type));
    await sql`update payments set card = ${card}, asked_until = now() + interval '15 seconds' where order_id = ${id}`
      .execute(sales.db); // prettier-ignore
    return { cart, orderNo: body.order_no };
  };

  it('[cart.decision] is asked for after 15 seconds, and stands though nobody comes again', async () => {
    const { cart, orderNo } = await unasked('approve');
    await sales.age(orderNo, 10_000);
    await sales.sweeper.sweep(testNow);
    expect(await sales.order(orderNo)).toMatchObject({ status: 'payment_pending', payment_status: 'pending' });
    await sales.age(orderNo, 6_000);
    await sales.sweeper.sweep(testNow);
    expect(await sales.order(orderNo)).toMatchObject({ status: 'ordered', payment_status: 'authorised' });
    expect((await sales.decide(cart)).body).toMatchObject({ status: 'ordered', order_no: orderNo });
  });

  it('comes to nothing at once where the card is refused, and waits at the bank’s page where that asks', async () => {
    const [refused, asked] = [await unasked('decline'), await unasked('challenge')];
    for (const { orderNo } of [refused, asked]) await sales.age(orderNo, 16_000);
    await sales.sweeper.sweep(testNow);
    expect(await sales.order(refused.orderNo)).toMatchObject({ status: 'payment_failed', error_code: 'payment.declined' }); // prettier-ignore
    expect(await sales.order(asked.orderNo)).toMatchObject({ status: 'payment_pending', payment_status: 'challenge' });
    expect((await sales.decide(asked.cart)).body).toMatchObject({ status: 'challenge', order_no: asked.orderNo });
  });

  it('is booked once, where several sweepers and the shopper come at once', async () => {
    const { cart, orderNo } = await unasked('approve');
    await sales.age(orderNo, 16_000);
    const sweeping = Array.from({ length: 4 }, () => sweeperWith({}).sweep(testNow));
    const [one, other] = await Promise.all([sales.decide(cart), sales.decide(cart), ...sweeping]);
    for (const { status, body } of [one, other]) expect([status, body.order_no]).toEqual([200, orderNo]);
    expect((await sales.decide(cart)).body).toMatchObject({ status: 'ordered', order_no: orderNo });
    const { rows } = await sql`select status from sandbox_payments.payments
      where reference = ${`test.${String(orderNo)}`}`.execute(sales.db);
    expect(rows).toEqual([{ status: 'authorised' }]);
  });
});

describe('an order that a process of an older version has left', () => {
  /** As it leaves what it asked for: with the card's token, and without an end. */
  const leftByOlder = async (payment: 'pending' | 'challenge' | 'voiding', booked: string | null) => {
    const { id, orderNo } = await orphaned('authorised');
    const reference = `test.${String(orderNo)}`;
    await (
      booked === null
        ? sql`delete from sandbox_payments.payments where reference = ${reference}`
        : sql`update sandbox_payments.payments set status = ${booked} where reference = ${reference}`
    ).execute(sales.db);
    const card = payment === 'pending' ? await sales.tokenOf('never') : { masked_number: '****3155' };
    await sql`update payments set status = ${payment}, give_up_at = null, asked_until = now() - interval '1 second',
      card = ${JSON.stringify(card)} where order_id = ${id}`.execute(sales.db);
    const madeAgo = (minutes: number) =>
      sql`update orders set created_at = now() - ${minutes}::integer * interval '1 minute' where id = ${id}`
        .execute(sales.db); // prettier-ignore
    await madeAgo(1);
    const sweepLater = async (minutes: number) => {
      await madeAgo(minutes);
      await sales.age(orderNo, 20_000);
      await sales.sweeper.sweep(testNow);
    };
    return { id, orderNo, sweepLater };
  };
  const failed = { status: 'payment_failed', payment_status: 'voided' };
  const waiting = (payment: string) => ({ status: 'payment_pending', payment_status: payment });

  it.each(['pending', 'challenge', 'voiding'] as const)('and is %s ends, though nobody noted when', async (payment) => {
    const { orderNo, sweepLater } = await leftByOlder(payment, payment === 'pending' ? null : 'challenge');
    if (payment !== 'voiding') {
      await sweepLater(9);
      expect(await sales.order(orderNo)).toMatchObject(waiting(payment));
    }
    await sweepLater(26);
    expect(await sales.order(orderNo)).toMatchObject(failed);
  });

  it('and that nobody is noted to ask for is asked for', async () => {
    const { id, orderNo } = await leftByOlder('voiding', 'challenge');
    await sql`update payments set asked_until = null where order_id = ${id}`.execute(sales.db);
    await sales.sweeper.sweep(testNow);
    expect(await sales.order(orderNo)).toMatchObject(failed);
  });

  it('[cart.decision] stands where the service had booked before that process failed', async () => {
    const { orderNo, sweepLater } = await leftByOlder('pending', 'authorised');
    await sweepLater(1);
    expect(await sales.order(orderNo)).toMatchObject({ status: 'ordered', payment_status: 'authorised' });
  });

  it('leads its shopper to the bank’s page, for as long as any', async () => {
    const { orderNo, sweepLater } = await leftByOlder('pending', 'challenge');
    await sweepLater(1);
    expect(await sales.order(orderNo)).toMatchObject(waiting('challenge'));
    await sales.age(orderNo, 16 * 60_000);
    await sales.sweeper.sweep(testNow);
    expect(await sales.order(orderNo)).toMatchObject(failed);
  });
});
