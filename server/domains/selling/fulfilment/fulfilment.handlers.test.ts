import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { contract } from '../../../../schemas/desk-contract';
import { mostJpy } from '../../../../schemas/cart/totals';
import type { DeskOrder } from '../../../../schemas/desk/fulfilment/desk-order';
import { type Bought, type Buyer, type MembersSales, openMembersSales } from '../order/own-orders.test-support';
import { decide, readyCart, seeAgain } from '../order/shoppers.test-support';

vi.setConfig({ testTimeout: 60_000, hookTimeout: 120_000 });

const deskToken = 'desk-'.repeat(8);
let shop: MembersSales;
let hanako: Buyer;
beforeAll(async () => {
  shop = await openMembersSales({ deskToken });
  hanako = await shop.buyer();
});
afterAll(() => shop.close());

type Method = 'GET' | 'PUT';
const desk = async (
  method: Method,
  path: string,
  payload?: object,
  {
    token = deskToken,
    channel = 'test',
    url = '/v1/desk/orders',
  }: { readonly token?: string | null; readonly channel?: string; readonly url?: string } = {},
) => {
  const answer = await shop.apps[0].inject({
    ...{ method, url: `${url}${path}` },
    headers: { 'x-channel-id': channel, ...(token === null ? {} : { authorization: `Bearer ${token}` }) },
    ...(payload ? { payload } : {}),
  }); // prettier-ignore
  // The app has checked a 200 against the contract.
  return { status: answer.statusCode, headers: answer.headers, body: answer.json<DeskOrder & { code?: string; data: DeskOrder[] }>() }; // prettier-ignore
};
const put = (no: string, what: string, payload?: object) => desk('PUT', `/${no}/${what}`, payload);

const ordered = async (wish?: Bought) => {
  const { id, orderNo: no } = await hanako.order(wish);
  const { body } = await desk('GET', `/${no}`);
  const packing_key = body.order.shippings[0]?.packings[0]?.key ?? '';
  return { id, no, amount: body.amount, packing_key };
};
const parcel = (packing_key: string, number: string | null = '1234-5678-9012') => ({
  parcels: [{ packing_key, carrier: 'yamato', number }],
});

describe('the desk', () => {
  it('shows orders, newest first, by state and by number', async () => {
    const [first, second] = [await ordered(), await ordered({ pay: 'konbini' })];
    const all = await desk('GET', '?per=2');
    expect(all.status).toBe(200);
    expect(all.headers['x-total']).toBe('2');
    expect(all.body.data.map(({ order }) => order.order_no).sort()).toEqual([first.no, second.no].sort());
    expect((await desk('GET', '?status=shipped')).body.data).toEqual([]);
    expect((await desk('GET', `/${first.no}`)).body).toMatchObject({
      order: { order_no: first.no, status: 'ordered', orderer: { last_name: '山田' } },
      ...{ refunded: 0, payment_error: null, refunds: [] },
      history: [{ to: 'payment_pending' }, { from: 'payment_pending', to: 'ordered' }],
    });
    expect((await desk('GET', '?status=lost')).status).toBe(422);
  });

  it('[ent.order] takes an order from its money to the doorstep and back, and the shopper sees it', async () => {
    const { id, no, amount, packing_key } = await ordered({ pay: 'bank' });
    expect(await put(no, 'dispatched', parcel(packing_key))).toMatchObject({
      status: 409,
      body: { code: 'desk.unpaid' },
    });
    expect((await put(no, 'paid', { amount })).body).toMatchObject({ order: { payment: { status: 'paid' } } });
    expect((await put(no, 'dispatched', parcel(packing_key))).body).toMatchObject({ order: { status: 'shipped' } });
    expect(await hanako.read(id)).toMatchObject({
      status: 'shipped',
      shippings: [{ packings: [{ parcels: [{ carrier: 'yamato', number: '123456789012' }] }] }],
    });
    expect((await put(no, 'delivered')).body).toMatchObject({ order: { status: 'delivered' } });
    expect((await put(no, 'returned', { is_restocked: true })).body).toMatchObject({ order: { status: 'returned' } });
    expect((await put(no, 'returned', { is_restocked: true })).status).toBe(200);
    const otherwise = { status: 409, body: { code: 'desk.returned-otherwise' } };
    expect(await put(no, 'returned', { is_restocked: false })).toMatchObject(otherwise);
    expect((await put(no, 'refunded', { refund_id: 'r-1', amount })).body).toMatchObject({
      ...{ refunded: amount, refunds: [{ refund_id: 'r-1', way: 'hand', status: 'done' }] },
      order: { status: 'returned', payment: { status: 'refunded' } },
    });
  });

  it('is told which packings have not left of an order that is said to be delivered, and takes it without them', async () => {
    const { id, no, packing_key } = await ordered();
    await sql`insert into order_packings (order_id, shipping_id, key, temperature, timezone, carriage_jpy, lead_days)
      select k.order_id, k.shipping_id, 'p99', k.temperature, k.timezone, 0, 0
      from order_packings k join orders o on o.id = k.order_id where o.order_no = ${no}`.execute(shop.db);
    await put(no, 'dispatched', parcel(packing_key));
    expect(await put(no, 'delivered')).toMatchObject({
      status: 409,
      body: {
        code: 'desk.unsent',
        message: 'まだ発送していないお荷物があるため、お届け済みにできません。（p99）',
        errors: { p99: [{ code: 'unsent' }] },
      },
    });
    const unknown = { status: 409, body: { code: 'desk.unknown-packing' } };
    expect(await put(no, 'delivered', { without: ['p98'] })).toMatchObject(unknown);
    expect((await put(no, 'delivered', { without: [''] })).status).toBe(422);
    const sent = { status: 409, body: { code: 'desk.already-sent' } };
    expect(await put(no, 'delivered', { without: ['p99', packing_key] })).toMatchObject(sent);
    const { body } = await put(no, 'delivered', { without: ['p99'] });
    expect(await put(no, 'dispatched', parcel('p99'))).toMatchObject({ status: 409, body: { code: 'desk.left-out' } });
    expect(body.order).toMatchObject({
      status: 'delivered',
      shippings: [{ packings: [{ key: packing_key }, { key: 'p99', is_left_out: true }] }],
    });
    expect((await hanako.read(id)).shippings).toEqual(body.order.shippings);
    expect(body.order.shippings[0]?.packings[0]).not.toHaveProperty('is_left_out');
    expect(body.history.at(-1)).toMatchObject({ reason: 'delivered, without p99' });
  });

  it('takes whatever an order can come to as paid, or as given back', async () => {
    const { no, amount, packing_key } = await ordered({ pay: 'bank' });
    expect(await put(no, 'paid', { amount: mostJpy })).toMatchObject({
      status: 409,
      body: { code: 'desk.other-amount' },
    });
    await put(no, 'paid', { amount });
    await put(no, 'dispatched', parcel(packing_key));
    const all = { refund_id: 'all', amount: mostJpy };
    expect(await put(no, 'refunded', all)).toMatchObject({ status: 409, body: { code: 'desk.refund-too-much' } });
    expect((await put(no, 'refunded', { ...all, amount: mostJpy + 1 })).status).toBe(422);
  });

  it('charges a card when it is dispatched, and gives it back through its service, or by hand', async () => {
    const { no, amount, packing_key } = await ordered({ pay: 'card', card: 'approve' });
    expect((await put(no, 'dispatched', parcel(packing_key))).body).toMatchObject({
      order: { payment: { status: 'paid' } },
    });
    expect((await put(no, 'refunded', { refund_id: 'a', amount: 100 })).body.refunds).toMatchObject([{ way: 'service', status: 'done' }]); // prettier-ignore
    expect((await put(no, 'refunded', { refund_id: 'b', amount: 50, by_hand: true })).body.refunds).toMatchObject([{}, { way: 'hand', status: 'done' }]); // prettier-ignore
    const more = { refund_id: 'c', amount: amount - 100 };
    expect(await put(no, 'refunded', more)).toMatchObject({ status: 409, body: { code: 'desk.refund-too-much' } });
    expect(await put(no, 'refunded', { refund_id: 'a', amount: 99 })).toMatchObject({ status: 409, body: { code: 'desk.other-amount' } }); // prettier-ignore
  });

  it('gives back what was sold at a rate as that, and no more of it than was paid', async () => {
    const { id, no, amount, packing_key } = await ordered({ pay: 'card', card: 'approve' });
    await put(no, 'dispatched', parcel(packing_key));
    // Tea at 8%, carriage at 10%.
    const tea = { refund_id: 'tea', amount: 1_080, taxes: [{ percent: 8, amount: 1_080 }] };
    const refused = { status: 409, body: { code: 'desk.refund-rates' } };
    expect(await put(no, 'refunded', { ...tea, taxes: [{ percent: 10, amount: 1_080 }] })).toMatchObject(refused);
    expect(await put(no, 'refunded', { ...tea, taxes: [{ percent: 8, amount: 1_000 }] })).toMatchObject(refused);
    expect((await put(no, 'refunded', tea)).body.refunds).toMatchObject([{ amount: 1_080, status: 'done' }]);
    expect((await put(no, 'refunded', tea)).status).toBe(200);
    expect(await put(no, 'refunded', { refund_id: 'tea', amount: 1_080 })).toMatchObject(refused);
    const more = { refund_id: 'more', amount: 1, taxes: [{ percent: 8, amount: 1 }] };
    expect(await put(no, 'refunded', more)).toMatchObject(refused);
    await put(no, 'refunded', { refund_id: 'rest', amount: amount - 1_080 });
    expect(await hanako.read(id)).toMatchObject({
      refunds: [
        { amount: 1_080, taxes: [{ percent: 8, amount: 1_080, tax: 80 }] },
        { amount: 770, taxes: [{ percent: 10, amount: 770, tax: 70 }] },
      ],
    });
    const letters = await sql<{ about: string }>`select about from mails m join orders o on o.id = m.order_id
      where o.order_no = ${no} and kind = 'order_refunded' order by m.id`.execute(shop.db);
    expect(letters.rows).toHaveLength(2);
  });

  it('gives back all that was paid for food at its rate, though a coupon took the carriage off', async () => {
    const free = { channel_id: 'test', code: 'FREE', name: '送料無料', kind: 'free_carriage' } as const;
    await shop.db
      .insertInto('coupons')
      .values({ ...free, starts_at: new Date(0) })
      .execute();
    const { token } = await readyCart(hanako.ask, { skuId: shop.skuId, quantity: 3, pay: 'card', card: 'approve' });
    await hanako.ask('PATCH', '/v1/carts/coupons/add', { token, code: 'FREE' });
    const { body: decided } = await decide(hanako.ask, await seeAgain(hanako.ask, { token }));
    const [id, no] = [String(decided.id), String(decided.order_no)];
    const { totals, shippings } = await hanako.read(id);
    expect(totals).toMatchObject({ total_carriage: 770, total_discount: 770, total_payment: 3_240 });
    const food = { percent: 8, amount: 3_240, tax: 240 };
    expect(totals.taxes).toEqual([{ percent: 10, amount: 0, tax: 0 }, food]);
    await put(no, 'dispatched', parcel(shippings[0]?.packings[0]?.key ?? ''));
    const all = { refund_id: 'all', amount: 3_240, taxes: [{ percent: 8, amount: 3_240 }] };
    expect((await put(no, 'refunded', all)).body.refunds).toMatchObject([{ amount: 3_240, status: 'done' }]);
    expect(await hanako.read(id)).toMatchObject({ refunds: [{ amount: 3_240, taxes: [food] }] });
  });

  it('[order.history] leaves the member a sum of what was paid and kept', async () => {
    const buyer = await shop.buyer();
    const sum = async () => {
      const { body } = await buyer.ask('GET', '/v1/me/orders');
      return [body.user_order_bought_count, body.user_order_total_payment];
    };
    const place = async (wish?: Bought) => {
      const { orderNo: no } = await buyer.order(wish);
      const { body } = await desk('GET', `/${no}`);
      await put(no, 'dispatched', parcel(body.order.shippings[0]?.packings[0]?.key ?? ''));
      await put(no, 'delivered');
      return { no, amount: body.amount };
    };
    const card = await place({ pay: 'card', card: 'approve' });
    const cod = await place();
    expect(await sum()).toEqual([2, card.amount + cod.amount]);
    await put(card.no, 'refunded', { refund_id: 'a', amount: 300 });
    for (const { no } of [card, cod]) await put(no, 'returned', { is_restocked: true });
    expect(await sum()).toEqual([1, card.amount - 300]);
    await put(card.no, 'refunded', { refund_id: 'b', amount: card.amount - 300 });
    expect(await sum()).toEqual([0, 0]);
  });

  it('keeps what a payment service finds suspicious until somebody has looked', async () => {
    const { no, packing_key } = await ordered({ pay: 'card', card: 'approve' });
    const set = (verdict: string) =>
      sql`update payments set fraud_verdict = ${verdict}, fraud_told_at = now()
        from orders where orders.id = payments.order_id and orders.order_no = ${no}`.execute(shop.db);
    for (const verdict of ['review', 'ng']) {
      await set(verdict);
      expect((await desk('GET', `/${no}`)).body.fraud).toBe(verdict);
      expect(await put(no, 'dispatched', parcel(packing_key))).toMatchObject({
        status: 409,
        body: { code: 'desk.held' },
      });
    }
    expect((await put(no, 'cleared')).body.fraud).toBe('ok');
    expect((await put(no, 'dispatched', parcel(packing_key))).status).toBe(200);
    expect(await put(no, 'cancelled', { reason: '' })).toMatchObject({ status: 409 });
  });

  it('finds what goes on by itself no more, and says what it waits for', async () => {
    const [held, owed, back, refused, fine] = [
      await ordered({ pay: 'card', card: 'approve' }),
      await ordered({ pay: 'card', card: 'approve' }),
      await ordered({ pay: 'konbini' }),
      await ordered({ pay: 'card', card: 'approve' }),
      await ordered({ pay: 'card', card: 'approve' }),
    ];
    const set = (no: string, values: ReturnType<typeof sql>) =>
      sql`update payments set ${values} from orders where orders.id = order_id and order_no = ${no}`.execute(shop.db);
    await set(held.no, sql`fraud_verdict = 'review', fraud_told_at = now()`);
    for (const { no, packing_key: key } of [owed, refused]) await put(no, 'dispatched', parcel(key));
    await set(owed.no, sql`status = 'awaiting', error_code = 'payment.declined'`);
    await put(back.no, 'paid', { amount: back.amount });
    await put(back.no, 'cancelled', { reason: '' });
    await put(refused.no, 'refunded', { refund_id: 'a', amount: 100 });
    await sql`update order_refunds set status = 'refused' from orders
      where orders.id = order_id and order_no = ${refused.no}`.execute(shop.db);
    const listed = async (query: string) => (await desk('GET', query)).body.data;
    const found = (await listed('?needs=person&per=50')).map(({ order, needs }) => [order.order_no, ...needs]);
    const wanted = [
      [held.no, 'held'],
      [owed.no, 'owed'],
      [back.no, 'give_back'],
      [refused.no, 'refund_refused'],
    ];
    expect(found.filter(([no]) => [held, owed, back, refused, fine].some((one) => one.no === no)).sort()).toEqual(
      wanted.sort(),
    );
    expect((await desk('GET', `/${fine.no}`)).body.needs).toEqual([]);
    expect((await desk('GET', '?needs=person&per=1')).headers['x-total']).toBe(String(found.length));
    expect((await listed('?needs=person&status=cancelled')).map(({ order }) => order.order_no)).toEqual([back.no]);
    expect((await desk('GET', '?needs=nobody')).status).toBe(422);
    await sql`update order_refunds set status = 'done' from orders
      where orders.id = order_id and order_no = ${refused.no}`.execute(shop.db);
  });

  it('declines an order: its money is let go, and its shopper told in other words than who cancels', async () => {
    const { id, no } = await ordered({ pay: 'card', card: 'approve' });
    expect((await desk('GET', `/${no}`)).body.fraud).toBeNull();
    const declined = await put(no, 'cancelled', { reason: '審査による' });
    expect(declined.body).toMatchObject({ order: { status: 'cancelled', payment: { status: 'voided' } } });
    expect(declined.body.history.at(-1)).toMatchObject({ to: 'cancelled', reason: '審査による' });
    expect((await put(no, 'cancelled', { reason: '' })).status).toBe(200);
    expect(await hanako.read(id)).toMatchObject({ status: 'cancelled' });
    const { rows } = await sql<{ kind: string }>`select kind from mails m join orders o on o.id = m.order_id
      where o.order_no = ${no} and kind <> 'order_confirmation'`.execute(shop.db);
    expect(rows).toEqual([{ kind: 'order_declined' }]);
  });

  it('is told with its reason what cannot be', async () => {
    const { no, amount, packing_key } = await ordered({ pay: 'konbini' });
    const code = async (what: string, payload?: object) => {
      const { status, body } = await put(no, what, payload);
      return [status, body.code];
    };
    expect(await code('paid', { amount: amount + 1 })).toEqual([409, 'desk.other-amount']);
    expect(await code('delivered')).toEqual([409, 'desk.not-possible']);
    expect(await code('returned', { is_restocked: false })).toEqual([409, 'desk.not-possible']);
    expect(await code('refunded', { refund_id: 'r', amount })).toEqual([409, 'desk.not-possible']);
    await put(no, 'paid', { amount });
    expect(await code('dispatched', parcel('p99'))).toEqual([409, 'desk.unknown-packing']);
    expect(await code('dispatched', parcel(packing_key, '../x'))).toEqual([422, 'request.invalid']);
    expect(await code('dispatched', { parcels: [] })).toEqual([422, 'request.invalid']);
    expect(await code('paid', { amount: 1.5 })).toEqual([422, 'request.invalid']);
    expect(await code('returned', {})).toEqual([422, 'request.invalid']);
    expect(await code('refunded', { refund_id: 'a b', amount: 1 })).toEqual([422, 'request.invalid']);
  });

  const bodies: Readonly<Record<string, object>> = {
    paid: { amount: 1 },
    cancelled: { reason: '' },
    dispatched: parcel('p1'),
    returned: { is_restocked: false },
    refunded: { refund_id: 'r', amount: 1 },
  };

  it.each(Object.entries(contract.fulfilment))(
    'opens to nobody else, finds no order of another shop, and logs no token: %s',
    async (name, { method, path }) => {
      const { no } = await ordered();
      const url = path.replace('{no}', no);
      const ask = (own: Partial<{ token: string | null; channel: string }>, at = url) =>
        desk(method, '', bodies[name], { url: at, ...own });
      // Without a bearer a write is refused before anybody asks whose it is.
      expect([401, method === 'PUT' ? 403 : 401]).toContain((await ask({ token: null })).status);
      for (const token of [hanako.token, `${deskToken}x`, 'null'])
        expect(await ask({ token })).toMatchObject({ status: 401, body: { code: 'auth.required' } });
      const without = await shop.apps[1].inject({ method, url, headers: { 'x-channel-id': 'test', cookie: `access_token=${deskToken}`, 'x-requested-with': 'XMLHttpRequest' }, ...(bodies[name] ? { payload: bodies[name] } : {}) }); // prettier-ignore
      expect([401, 403]).toContain(without.statusCode);
      if (url !== path) {
        expect(await ask({ channel: 'other' })).toMatchObject({ status: 404, body: { code: 'order.not-found' } });
        expect((await ask({}, path.replace('{no}', '000000-000000'))).status).toBe(404);
        expect((await ask({}, path.replace('{no}', 'x'))).status).toBe(422);
      } else expect((await ask({ channel: 'other' })).body.data).toEqual([]);
      expect(shop.logged.join('')).not.toContain(deskToken);
    },
  );

  it('leaves sound books', async () => expect(await shop.brokenBooks()).toEqual([]));
});
