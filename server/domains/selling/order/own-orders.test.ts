import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { minuteMs, right } from '../../members/members.test-support';
import { noteArrival } from './desk/arrivals';
import { findLastOrderer } from './reading/order.repository';
import { type MembersSales, openMembersSales } from './own-orders.test-support';
import { decide, orderer, readyCart } from './shoppers.test-support';

vi.setConfig({ testTimeout: 60_000, hookTimeout: 120_000 });

let shop: MembersSales;
beforeAll(async () => {
  shop = await openMembersSales();
});
afterAll(() => shop.close());

describe('the orders of a member', () => {
  it('[call.orders] [order.history] are listed page by page, newest first, with what they come to', async () => {
    const hanako = await shop.buyer();
    const placed = [];
    for (const quantity of [1, 2, 3]) {
      placed.unshift(await hanako.order({ quantity }));
      shop.pass(minuteMs);
    }
    const answer = await shop.apps[0].inject({
      url: '/v1/me/orders?per=2',
      headers: {
        authorization: `Bearer ${hanako.token}`,
        'x-channel-id': 'test',
        'x-requested-with': 'XMLHttpRequest',
      },
    });
    expect(answer.headers).toMatchObject({
      'x-total': '3',
      'x-per-page': '2',
      'x-last-page': '2',
      'x-current-page': '1',
    });
    const page = JSON.parse(answer.body) as { data: { id: string; lines: { quantity: number }[] }[] };
    expect(page.data.map(({ id, lines }) => [id, lines[0]?.quantity])).toEqual([
      [placed[0]?.id, 3],
      [placed[1]?.id, 2],
    ]);
    const last = await hanako.ask('GET', '/v1/me/orders?per=2&page=2');
    expect(last.body.data).toMatchObject([{ id: placed[2]?.id, lines: [{ quantity: 1 }] }]);
    const sums = await Promise.all(placed.map(async ({ id }) => (await hanako.read(id)).totals.total_payment));
    expect(last.body.user_order_total_payment).toBe(sums.reduce((sum, one) => sum + one, 0));
    expect((await hanako.ask('GET', '/v1/me/orders?page=9')).body).toMatchObject({ data: [] });
    expect((await hanako.ask('GET', '/v1/me/orders?per=101')).status).toBe(422);
  });

  it('[member.address] begin the next one with who ordered in the last that stands, as long as the profile says too little', async () => {
    const hanako = await shop.buyer();
    const { id } = await hanako.order();
    const add = { products: [{ sku_id: shop.skuId, quantity: 1 }] };
    const { body: next } = await hanako.ask('PATCH', '/v1/carts/products/add', add);
    const { last_name, address1 } = orderer;
    const own = { is_orderer_own: true, next_step: 'delivery', orderer: { last_name, address1, email: hanako.email } };
    expect(next).toMatchObject(own);
    const others = await shop.buyer();
    expect((await others.ask('PATCH', '/v1/carts/products/add', add)).body).toMatchObject({ orderer: null });
    expect(await findLastOrderer(shop.db, { channelId: 'elsewhere', memberId: hanako.id })).toBeNull();
    await hanako.ask('PUT', `/v1/me/orders/${id}/cancel`, { cancel_reason: '数量をまちがえた' });
    const left = await hanako.ask('GET', `/v1/carts/${String(next.token)}`);
    expect(left.body).toMatchObject({ orderer: null, is_orderer_own: false, next_step: 'orderer' });
  });

  it('[ent.order] are told whole, the same in the list and by themselves', async () => {
    const hanako = await shop.buyer();
    const { id, orderNo } = await hanako.order();
    const order = await hanako.read(id);
    expect(order).toMatchObject({
      ...{ id, order_no: orderNo, status: 'ordered', can_cancel: true },
      orderer: { email: orderer.email, last_name: '山田' },
      payment: { kind: 'cod', status: 'awaiting' },
      lines: [{ quantity: 1, product_info: { key: 'sencha' } }],
      shippings: [{ address: { shipping_last_name: '山田' }, packings: [{ temperature: '常温' }] }],
    });
    expect((await hanako.ask('GET', '/v1/me/orders')).body).toEqual({
      data: [order],
      user_order_total_payment: order.totals.total_payment,
      user_order_bought_count: 1,
    });
  });

  it('[call.orders] are nobody else’s, whoever asks, nor another shop’s', async () => {
    const [hanako, taro] = [await shop.buyer(), await shop.buyer()];
    const { id } = await hanako.order();
    expect(await taro.ask('GET', `/v1/me/orders/${id}`)).toMatchObject({
      status: 404,
      body: { code: 'order.not-found' },
    });
    expect((await taro.ask('GET', '/v1/me/orders')).body).toEqual({
      data: [],
      user_order_total_payment: 0,
      user_order_bought_count: 0,
    });
    expect((await shop.ask('GET', `/v1/me/orders/${id}`)).status).toBe(401);
    expect((await shop.ask('GET', '/v1/me/orders')).status).toBe(401);
    const elsewhere = { token: hanako.token, channel: 'other' };
    expect((await shop.ask('GET', `/v1/me/orders/${id}`, null, elsewhere)).status).not.toBe(200);
    expect((await hanako.ask('GET', '/v1/me/orders/short')).status).toBe(422);
  });

  it('are not those that a guest placed, with the same mail address, too', async () => {
    const hanako = await shop.buyer();
    const guest = (method: Parameters<typeof hanako.ask>[0], url: string, payload?: object) =>
      shop.ask(method, url, payload ?? null);
    const placed = await decide(guest, await readyCart(guest, { skuId: shop.skuId }));
    expect(placed.status).toBe(200);
    expect((await hanako.ask('GET', '/v1/me/orders')).body).toMatchObject({ data: [] });
  });

  it('come to be listed when they stand, not while they wait for their payment', async () => {
    const hanako = await shop.buyer();
    await hanako.order({ pay: 'card', card: 'challenge' });
    expect((await hanako.ask('GET', '/v1/me/orders')).body).toEqual({
      data: [],
      user_order_total_payment: 0,
      user_order_bought_count: 0,
    });
  });

  it('[member.leave] keep the member until they are sent; then they stay as the shop’s book, and are nobody’s', async () => {
    const hanako = await shop.buyer();
    const { orderNo } = await hanako.order();
    const leave = () => shop.ask('DELETE', '/v1/me/user', { password: right }, { token: hanako.token });
    expect(await leave()).toMatchObject({ status: 409, body: { code: 'user.leave.not_yet' } });
    expect((await shop.me(hanako.token)).status).toBe(200);
    await shop.sent(orderNo);
    expect((await leave()).status).toBe(204);
    const kept = shop.db.selectFrom('orders').select(['member_id', 'status']).where('order_no', '=', orderNo);
    expect(await kept.execute()).toEqual([{ member_id: null, status: 'shipped' }]);
  });

  it('[member.leave] keep the member while some of them is still to be sent, until the desk says that it never is', async () => {
    const hanako = await shop.buyer();
    const leave = () => shop.ask('DELETE', '/v1/me/user', { password: right }, { token: hanako.token });
    const { orderNo } = await hanako.order();
    await shop.sent(orderNo);
    await sql`insert into order_packings (order_id, shipping_id, key, temperature, timezone, carriage_jpy, lead_days)
      select k.order_id, k.shipping_id, 'p99', k.temperature, k.timezone, 0, 0
      from order_packings k join orders o on o.id = k.order_id where o.order_no = ${orderNo}`.execute(shop.db);
    expect(await leave()).toMatchObject({ status: 409, body: { code: 'user.leave.not_yet' } });
    const { id: orderId } = await shop.db
      .selectFrom('orders')
      .select('id')
      .where('order_no', '=', orderNo)
      .executeTakeFirstOrThrow();
    const arrival = { to: 'delivered', isRestocked: false, now: new Date(), without: ['p99'] } as const;
    expect(await noteArrival(shop.db, orderId, arrival)).toBe(true);
    expect((await leave()).status).toBe(204);
  });

  it('[member.leave] keep their member, or are nobody’s: of an order and a leaving at once one waits for the other', async () => {
    for (let round = 0; round < 4; round += 1) {
      const hanako = await shop.buyer();
      const cart = await readyCart(hanako.ask, { skuId: shop.skuId });
      const leave = () => shop.ask('DELETE', '/v1/me/user', { password: right }, { token: hanako.token });
      const [left, placed] = await Promise.all([leave(), decide(hanako.ask, cart)]);
      expect([204, 409]).toContain(left.status);
      expect(placed.status === 200).toBe(left.status === 409);
      const own = shop.db.selectFrom('orders').select('id').where('member_id', '=', hanako.id);
      expect(await own.execute()).toHaveLength(left.status === 409 ? 1 : 0);
    }
  });
});
