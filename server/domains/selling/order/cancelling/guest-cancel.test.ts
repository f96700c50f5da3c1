import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { doing, type Fulfilling, openFulfilling, yamato } from '../desk/fulfilling.test-support';
import { asker, type Wish } from '../order.test-support';

vi.setConfig({ testTimeout: 60_000, hookTimeout: 120_000 });

let shop: Fulfilling;
beforeAll(async () => {
  shop = await openFulfilling();
});
afterEach(async () => {
  expect(await shop.brokenBooks()).toEqual([]);
});
afterAll(() => shop.close());

/** A guest's order with what the guest has of it. */
const ordered = async (wish: Wish = {}) => {
  const placed = await shop.ordered(wish);
  return { ...placed, token: (await shop.order(placed.orderNo)).guest_token };
};
type Ordered = Awaited<ReturnType<typeof ordered>>;

const read = ({ orderNo, token }: Pick<Ordered, 'orderNo' | 'token'>, ask = shop.ask) =>
  ask('GET', `/v1/orders/${orderNo}?t=${token}`);
const cancel = ({ orderNo, token }: Pick<Ordered, 'orderNo' | 'token'>, ask = shop.ask, reason = '') =>
  ask('PUT', `/v1/orders/${orderNo}/cancel?t=${token}`, { cancel_reason: reason });

describe('an order of whoever has its number and token', () => {
  it.each<Wish>([{ pay: 'card', card: 'approve' }, { pay: 'wallet' }])(
    '[order.cancel] is told whole, and cancelled with a reason, its goods and money going back: %o',
    async (paid) => {
      const before = await shop.stock(shop.skuId);
      const order = await ordered({ quantity: 2, ...paid });
      expect((await read(order)).body).toMatchObject({
        ...{ order_no: order.orderNo, status: 'ordered', can_cancel: true, payment: { status: 'authorised' } },
        orderer: { last_name: '山田' },
      });
      const answer = await cancel(order, shop.ask, '数量をまちがえた');
      expect(answer).toMatchObject({
        status: 200,
        body: { status: 'cancelled', can_cancel: false, payment: { status: 'voided' } },
      });
      expect((await read(order)).body).toEqual(answer.body);
      expect(await shop.stock(shop.skuId)).toEqual(before);
      expect(await shop.rows(`select reason from order_events where order_id = ${order.id} order by id desc limit 1`)).toEqual([{ reason: '数量をまちがえた' }]); // prettier-ignore
      expect(await cancel(order)).toMatchObject({ status: 200, body: { status: 'cancelled' } });
      expect(await shop.mails(order.id)).toEqual(['order_confirmation', 'order_cancelled']);
    },
  );

  it('[order.cancel] is none for another token, number or shop, alike and without an effect', async () => {
    const [order, other] = [await ordered(), await ordered()];
    const strangers = [
      await read({ ...order, token: other.token }),
      await read({ ...order, orderNo: '261120-000000' }),
      await read(order, asker(shop.apps[0], 'other')),
      await cancel({ ...order, token: other.token }),
      await cancel({ ...order, token: `${order.token.slice(0, -1)}${order.token.endsWith('A') ? 'B' : 'A'}` }),
      await cancel({ ...order, orderNo: '261120-000000' }),
      await cancel(order, asker(shop.apps[0], 'other')),
    ];
    for (const { status, body } of strangers)
      expect({ status, body }).toEqual({ status: 404, body: strangers[0]?.body });
    expect((await cancel({ ...order, token: '' })).status).toBe(422);
    expect((await cancel(order, shop.ask, '一行\n二行')).status).toBe(422);
    expect(await shop.states(order.orderNo)).toEqual(['ordered', 'awaiting']);
  });

  it('is none as long as its payment is not settled', async () => {
    const cart = await shop.readyCart({ pay: 'card', card: 'challenge' });
    const { body } = await shop.decide(cart);
    const [row] = await shop.rows(`select order_no, guest_token from orders where status = 'payment_pending'`);
    expect(body.status).toBe('challenge'); // at the bank’s page
    const waiting = { orderNo: String(row?.order_no), token: String(row?.guest_token) };
    expect((await read(waiting)).status).toBe(404);
    expect((await cancel(waiting)).status).toBe(404);
    await shop.clearBooks();
    await shop.setStock('SE-01', 1_000);
  });

  it('[order.cancel] can be cancelled no more once something has left', async () => {
    const order = await ordered();
    expect(await shop.fulfilment.dispatched(order.id, [yamato('1234-5678-9012', order.packingKey)], doing)).toBe(
      'sent',
    );
    expect(await cancel(order)).toMatchObject({ status: 409, body: { code: 'order.cancel.not_possible' } });
    expect((await read(order)).body).toMatchObject({
      ...{ status: 'shipped', can_cancel: false },
      shippings: [{ packings: [{ parcels: [{ number: '123456789012' }] }] }],
    });
  });

  it('[order.cancel] is cancelled or sent, never both, where both are asked for at once', async () => {
    for (let round = 0; round < 6; round += 1) {
      const before = await shop.stock(shop.skuId);
      const order = await ordered({ quantity: 2, pay: 'card', card: 'approve' });
      const [sent, ...answers] = await Promise.all([
        shop.fulfilment.dispatched(order.id, [yamato(`1234-5678-${9_000 + round}`, order.packingKey)], doing),
        ...Array.from({ length: 8 }, (_, at) => cancel(order, asker(shop.apps[at % 2 ? 1 : 0]))),
      ]);
      const statuses = new Set(answers.map(({ status }) => status));
      expect(statuses.size, [...statuses].join()).toBe(1);
      const isCancelled = statuses.has(200);
      expect(sent === 'sent').toBe(!isCancelled);
      expect(await shop.states(order.orderNo)).toEqual(isCancelled ? ['cancelled', 'voided'] : ['shipped', 'paid']);
      expect((await shop.stock(shop.skuId)).quantity).toBe(before.quantity - (isCancelled ? 0 : 2));
    }
  });

  it('[order.cancel] gives the goods back once, and leaves the money to be given back, where it comes in the same moment', async () => {
    for (let round = 0; round < 6; round += 1) {
      const before = await shop.stock(shop.skuId);
      const order = await ordered({ quantity: 1, pay: 'konbini' });
      const [paid, sent, ...answers] = await Promise.all([
        shop.fulfilment.paid(order.id, order.total, doing),
        shop.fulfilment.dispatched(order.id, [yamato(`1234-5679-${9_000 + round}`, order.packingKey)], doing),
        ...Array.from({ length: 6 }, (_, at) => cancel(order, asker(shop.apps[at % 2 ? 1 : 0]))),
      ]);
      const told = `${paid} ${sent} ${answers.map(({ status }) => status).join()}`;
      const [status, payment] = await shop.states(order.orderNo);
      const codes = new Set(answers.map((answer) => answer.status));
      if (status === 'shipped') expect([payment, sent, [...codes]], told).toEqual(['paid', 'sent', [409]]);
      // Money that comes after the shopper has cancelled lets nothing stand again.
      else expect([status, payment, paid, [...codes]], told).toEqual(['cancelled', 'paid', 'paid', [200]]);
      const isBack = status === 'cancelled';
      expect((await shop.stock(shop.skuId)).quantity, told).toBe(before.quantity - (isBack ? 0 : 1));
    }
  });
});
