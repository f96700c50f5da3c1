import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { formatNumber } from '../../../../src/lib/numbers';
import type { Order } from '../../../../schemas/order/order';
import { type Bought, type Buyer, type MembersSales, openMembersSales } from '../order/own-orders.test-support';
import { decide, readyCart, seeAgain } from '../order/shoppers.test-support';
import { submitAt } from '../order/order.test-support';
import { approve } from '../order/paying/challenge-races.test-support';
import { pdfLines } from './pdf/pdf-text.test-support';

vi.setConfig({ testTimeout: 60_000, hookTimeout: 120_000 });

let shop: MembersSales;
let hanako: Buyer;
beforeAll(async () => {
  shop = await openMembersSales();
  hanako = await shop.buyer();
});
afterAll(() => shop.close());

const yen = (amount: number): string => `${formatNumber(amount)}円`;

/** Locks the order first, as the shop does: the payment service may have something to say of it meanwhile. */
const setStatus = (orderNo: string, status: string) =>
  sql`with ordered as (select id from orders where order_no = ${orderNo} for update)
    update payments set status = ${status} from ordered where ordered.id = payments.order_id`.execute(shop.db);

/** A member's order with what a guest has of one. */
const ordered = async (wish: Bought = {}, isPaid = true) => {
  const placed = await hanako.order(wish);
  if (isPaid) await setStatus(placed.orderNo, 'paid');
  const { guest_token: token } = await shop.db
    .selectFrom('orders')
    .select('guest_token')
    .where('order_no', '=', placed.orderNo)
    .executeTakeFirstOrThrow();
  return { ...placed, token };
};

const get = async (url: string, token?: string) => {
  const answer = await shop.apps[0].inject({
    url,
    headers: { 'x-channel-id': 'test', ...(token === undefined ? {} : { authorization: `Bearer ${token}` }) },
  });
  const isPdf = answer.headers['content-type'] === 'application/pdf';
  return {
    status: answer.statusCode,
    headers: answer.headers,
    lines: isPdf ? pdfLines(answer.rawPayload) : [],
    code: isPdf ? '' : (JSON.parse(answer.body) as { code?: string }).code,
    body: answer,
  };
};

const own = (id: string, kind: string) => get(`/v1/me/orders/${id}/download/${kind}`, hanako.token);
const byToken = (no: string, t: string, kind: string) => get(`/v1/orders/${no}/${kind}?t=${t}`);

const expectSums = (lines: readonly string[], { totals }: Order) => {
  expect(lines).toContain(`合計（税込） ${yen(totals.total_payment)}`);
  for (const { percent, amount, tax } of totals.taxes)
    expect(lines).toContain(`${percent}%対象${percent === 8 ? '（※）' : ''} ${yen(amount)}（内消費税 ${yen(tax)}）`);
};

describe('[order.documents] the documents of an order', () => {
  it('are PDFs that say what the order says, with the tax per rate and the registration number', async () => {
    const { id, orderNo } = await ordered({ quantity: 3, pay: 'bank' });
    const order = await hanako.read(id);
    for (const [kind, title] of [
      ['receipt', '領収書'],
      ['billing', '請求書'],
      ['quotation', '御見積書'],
    ] as const) {
      const { status, headers, lines } = await own(id, kind);
      expect(status).toBe(200);
      expect(headers['x-suggested-filename']).toBe(encodeURIComponent(`${title}_${orderNo}.pdf`));
      expect(headers['content-disposition']).toContain(`filename*=UTF-8''${encodeURIComponent(title)}`);
      expect(headers['cache-control']).toBe('no-store');
      expect(lines[0]).toBe(title);
      expect(lines).toContain(`ご注文番号　${orderNo}`);
      // On one base line.
      expect(lines).toContainEqual(
        expect.stringMatching(`^(?:領収|ご請求|お見積)金額（税込） ¥${formatNumber(order.totals.total_payment)}−$`),
      );
      expectSums(lines, order);
    }
  });

  it('name each coupon with what it takes off', async () => {
    const starts_at = new Date(shop.now().getTime() - 86_400_000);
    const usual = { channel_id: 'test', kind: 'amount', starts_at } as const;
    const coupons = [
      { ...usual, code: 'PAPER-1', name: '秋の割引', amount_jpy: 300 },
      { ...usual, code: 'PAPER-2', name: 'はじめての割引', amount_jpy: 150 },
    ];
    await shop.db.insertInto('coupons').values(coupons).execute();
    const cart = await readyCart(hanako.ask, { skuId: shop.skuId });
    for (const { code } of coupons) await hanako.ask('PATCH', '/v1/carts/coupons/add', { token: cart.token, code });
    const told = ['クーポン割引（秋の割引） -300円', 'クーポン割引（はじめての割引） -150円'];
    const ofCart = await get(`/v1/carts/${cart.token}/download/quotation`, hanako.token);
    const { body } = await decide(hanako.ask, await seeAgain(hanako.ask, cart));
    const billing = await own(String(body.id), 'billing');
    for (const { lines } of [ofCart, billing])
      expect(lines.filter((line) => line.startsWith('クーポン'))).toEqual(told);
    const order = await hanako.read(String(body.id));
    expect(order.coupons).toEqual([
      { name: '秋の割引', amount: 300 },
      { name: 'はじめての割引', amount: 150 },
    ]);
    expectSums(billing.lines, order);
  });

  it('say what went back of it with the tax in it (適格返還請求書), as the order does for member and guest', async () => {
    const { id, orderNo, token } = await ordered({ quantity: 3 });
    await sql`update payments set refunded_jpy = 800 from orders o where o.id = order_id and order_no = ${orderNo}`.execute(shop.db); // prettier-ignore
    await sql`insert into order_refunds (order_id, key, amount_jpy, way, status, created_at, ended_at)
      select id, key, amount, way, given.status, now(), ended::timestamptz from orders,
        (values ('b', 300, 'hand', 'done', '2026-11-22T03:00:00Z'), ('a', 500, 'service', 'done', '2026-11-21T03:00:00Z'),
          ('c', 100, 'service', 'refused', '2026-11-23T03:00:00Z')) given (key, amount, way, status, ended)
      where order_no = ${orderNo}`.execute(shop.db);
    const order = await hanako.read(id);
    const { refunds = [], totals } = order;
    expect(refunds).toMatchObject([
      { amount: 500, returned_at: '2026-11-21T03:00:00.000Z' },
      { amount: 300, returned_at: '2026-11-22T03:00:00.000Z' },
    ]);
    for (const { amount, taxes } of refunds) expect(taxes.reduce((sum, rate) => sum + rate.amount, 0)).toBe(amount);
    const guests = await get(`/v1/orders/${orderNo}?t=${token}`);
    expect((JSON.parse(guests.body.body) as Order).refunds).toEqual(refunds);
    const rateLines = refunds[0]?.taxes.map(
      ({ percent, amount, tax }) =>
        `${percent}%対象${percent === 8 ? '（※）' : ''}　${yen(amount)}（内消費税 ${yen(tax)}）`,
    );
    for (const kind of ['receipt', 'billing']) {
      const { lines } = await own(id, kind);
      const said = [
        '2026年11月21日(土)　500円', ...(rateLines ?? []), '2026年11月22日(日)　300円',
        `ご返金後の合計（税込）　${yen(totals.total_payment - 800)}`,
      ]; // prettier-ignore
      expect(lines, kind).toEqual(expect.arrayContaining(said));
      expect(
        lines.some((line) => line.startsWith('ご返金（適格返還請求書）') || line === 'ご返金'),
        kind,
      ).toBe(true);
    }
    expect((await own(id, 'quotation')).lines.join()).not.toContain('ご返金');
  });

  it('have a receipt only where it is paid, and none of what was cancelled', async () => {
    const unpaid = await ordered({ pay: 'bank' }, false);
    expect(await own(unpaid.id, 'receipt')).toMatchObject({ status: 409, code: 'document.not-paid' });
    expect((await own(unpaid.id, 'billing')).status).toBe(200);
    const { body } = await hanako.ask('GET', `/v1/me/orders/${unpaid.id}/receipt`);
    expect(body).toMatchObject({ can_receipt: false, can_billing: true, is_issued: false });
    await hanako.ask('PUT', `/v1/me/orders/${unpaid.id}/cancel`, { cancel_reason: '' });
    for (const kind of ['receipt', 'billing', 'quotation'])
      expect(await own(unpaid.id, kind)).toMatchObject({ status: 409, code: 'document.cancelled' });
  });

  it('have no receipt where nothing was paid, which is said', async () => {
    await sql`insert into point_entries (member_id, channel_id, at, reason, points) values (${hanako.id}, 'test', '2026-11-01', 'granted', 50000)`.execute(shop.db); // prettier-ignore
    const cart = await readyCart(hanako.ask, { skuId: shop.skuId });
    await hanako.ask('PATCH', '/v1/carts/point', { token: cart.token, point: 50_000 });
    const { body } = await decide(hanako.ask, await seeAgain(hanako.ask, cart));
    expect(await own(String(body.id), 'receipt')).toMatchObject({ status: 409, code: 'document.nothing-paid' });
  });

  it('have a receipt while a part goes back, and none once all went back or is going back, which is said', async () => {
    const { id, orderNo, token } = await ordered({ quantity: 2 });
    const { total_payment: paid } = (await hanako.read(id)).totals;
    await shop.sent(orderNo);
    await sql`insert into order_refunds (order_id, key, amount_jpy, way, status, created_at)
      select id, 'part', 100, 'service', 'asking', now() from orders where order_no = ${orderNo}`.execute(shop.db);
    const goes = (status: string, back: number) =>
      sql`with ordered as (select id from orders where order_no = ${orderNo} for update),
        asked as (update order_refunds set amount_jpy = ${back} from ordered where order_refunds.order_id = ordered.id)
        update payments set status = ${status}, refunded_jpy = ${back} from ordered
        where ordered.id = payments.order_id`.execute(shop.db);
    const asked = async () => (await hanako.ask('GET', `/v1/me/orders/${id}/receipt`)).body;
    await goes('refunding', 100);
    expect((await own(id, 'receipt')).lines.join()).toContain(`差し引き後の領収金額　${yen(paid - 100)}（税込）`);
    expect(await asked()).toMatchObject({ can_receipt: true });
    expect(await asked()).not.toHaveProperty('is_refunded');
    for (const status of ['refunding', 'refunded']) {
      await goes(status, paid);
      const refused = { status: 409, code: 'document.refunded' };
      expect(await own(id, 'receipt'), status).toMatchObject(refused);
      expect(await byToken(orderNo, token, 'download/receipt')).toMatchObject(refused);
      expect(await asked()).toMatchObject({ can_receipt: false, can_billing: true, is_refunded: true });
      const { lines } = await own(id, 'billing');
      expect(lines.join()).toContain('差し引き後のご請求金額　0円（税込）');
      expect(lines.join()).not.toContain('ご請求申し上げます');
    }
  });

  it('say by which wallet it was paid', async () => {
    const { id, orderNo } = await ordered({ pay: 'wallet' }, false);
    const { rows } = await sql<{ url: string }>`select challenge_url url from payments p
      join orders o on o.id = p.order_id where o.order_no = ${orderNo}`.execute(shop.db);
    await approve(submitAt(shop.apps[0]), rows[0]?.url ?? '');
    await setStatus(orderNo, 'paid');
    expect((await own(id, 'receipt')).lines).toContain('みほんペイ利用');
    expect((await own(id, 'billing')).lines).toContain('みほんペイ（お支払い済み）');
  });

  it('are made out to whom the member says, with rare characters; a later one says 再発行', async () => {
    const { id } = await ordered();
    const info = { name: '株式会社髙島﨑𠮷野家', note: '御菓子代' };
    const path = `/v1/me/orders/${id}/download/receipt`;
    const set = (body: object) => shop.ask('PUT', path, body, { token: hanako.token });
    expect(await set(info)).toMatchObject({ status: 200, body: { receipt_info: info, is_issued: false } });
    const first = await own(id, 'receipt');
    expect(first.lines).toContain('株式会社髙島﨑𠮷野家 御中');
    expect(first.lines).toContain('但し、御菓子代として、上記正に領収いたしました。');
    // Somebody whose download broke off gets the same.
    expect((await own(id, 'receipt')).lines).not.toContain('再発行');
    await set({ name: '山田商店', note: '御菓子代として' });
    const again = await own(id, 'receipt');
    expect(again.lines).toContain('再発行');
    expect(again.lines).toContain('但し、御菓子代として、上記正に領収いたしました。');
    expect(again.lines).toContain('山田商店 御中');
    await set({ ...info, name: '山田商店　経理部御中' });
    const { lines } = await own(id, 'receipt');
    expect(lines).toContain('山田商店　経理部御中');
    await sql`update order_receipts set first_issued_at = first_issued_at - interval '11 minutes',
      changed_at = changed_at - interval '1 hour'`.execute(shop.db);
    expect((await own(id, 'receipt')).lines).toContain('再発行');
  });

  it('refuse what cannot stand on a receipt, at its field', async () => {
    const { id } = await ordered();
    for (const [field, text] of [
      ['name', ''],
      ['name', 'あ'.repeat(61)],
      ['name', '一行\n二行'],
      ['note', ' '],
      ['note', 'あ'.repeat(61)],
    ] as const) {
      const body = { name: '山田', note: 'お品代', [field]: text };
      const answer = await shop.ask('PUT', `/v1/me/orders/${id}/download/receipt`, body, { token: hanako.token });
      expect(answer, JSON.stringify(body)).toMatchObject({
        status: 422,
        body: { errors: { [field]: expect.any(Array) } },
      });
    }
  });

  it('refuse at its field what no font of the documents has, and say which characters that is', async () => {
    const { id, orderNo, token } = await ordered();
    const member = await shop.ask(
      'PUT',
      `/v1/me/orders/${id}/download/receipt`,
      { name: '山田🎀商店👍', note: 'お品代🍡' },
      { token: hanako.token },
    );
    expect(member).toMatchObject({
      status: 422,
      body: {
        errors: {
          name: [{ message: expect.stringContaining('宛名の「🎀👍」') as string }],
          note: [{ message: expect.stringContaining('但し書きの「🍡」') as string }],
        },
      },
    });
    const path = `/v1/orders/${orderNo}/guest/receipt?t=${token}`;
    const guest = await shop.ask('PUT', path, { receiptInfo: { name: '🎀', note: 'お品代' } });
    expect(guest).toMatchObject({ status: 422, body: { errors: { 'receiptInfo.name': [expect.anything()] } } });
    expect((await own(id, 'receipt')).lines.join()).not.toContain('〓');
    const rare = { name: '髙﨑𠮷・葛\u{E0100}城㈱〓', note: 'お品代' };
    expect(await shop.ask('PUT', path, { receiptInfo: rare })).toMatchObject({ status: 200 });
  });

  it('are not drawn of a usual name that no font has, say so, and are once another is told', async () => {
    const { id, orderNo, token } = await ordered();
    await sql`update orders set orderer = jsonb_set(orderer, '{last_name}', '"山田🎀"') where order_no = ${orderNo}`.execute(
      shop.db,
    );
    expect(await own(id, 'receipt')).toMatchObject({ status: 409, code: 'document.unprintable' });
    expect(await byToken(orderNo, token, 'download/receipt')).toMatchObject({
      status: 409,
      code: 'document.unprintable',
    });
    const asks = async () => (await hanako.ask('GET', `/v1/me/orders/${id}/receipt`)).body;
    expect(await asks()).toMatchObject({ unprintable: '🎀', is_issued: false, can_receipt: false });
    expect((await own(id, 'billing')).status).toBe(200);
    const body = { name: '山田商店', note: 'お品代' };
    await shop.ask('PUT', `/v1/me/orders/${id}/download/receipt`, body, { token: hanako.token });
    expect(await asks()).not.toHaveProperty('unprintable');
    const { lines } = await own(id, 'receipt');
    expect(lines).toContain('山田商店 御中');
    expect(lines).not.toContain('再発行');
  });

  it('are issued once for any number who ask at once', async () => {
    const { id, orderNo } = await ordered();
    const answers = await Promise.all(Array.from({ length: 8 }, () => own(id, 'receipt')));
    expect(answers.map(({ status, lines }) => [status, lines[0]])).toEqual(answers.map(() => [200, '領収書']));
    const { rows } = await sql`select 1 from order_receipts r join orders o on o.id = r.order_id
      where o.order_no = ${orderNo}`.execute(shop.db);
    expect(rows).toHaveLength(1);
  });

  it('are nobody else’s', async () => {
    const { id } = await ordered();
    const taro = await shop.buyer();
    for (const kind of ['receipt', 'billing', 'quotation']) {
      const path = `/v1/me/orders/${id}/download/${kind}`;
      expect(await get(path, taro.token)).toMatchObject({ status: 404, code: 'order.not-found' });
      expect((await get(path)).status).toBe(401);
    }
    const wish = { name: '泥棒', note: 'お品代' };
    const path = `/v1/me/orders/${id}/download/receipt`;
    expect((await shop.ask('PUT', path, wish, { token: taro.token })).status).toBe(404);
    expect((await taro.ask('GET', `/v1/me/orders/${id}/receipt`)).status).toBe(404);
  });
});

describe('[order.guest-receipt] the receipt of whoever has number and token', () => {
  it('is checked, read, changed and downloaded without a login', async () => {
    const { orderNo, token } = await ordered();
    const ask = async (method: 'GET' | 'PUT', path: string, body: object | null = null) =>
      shop.ask(method, `/v1/orders/${orderNo}/${path}?t=${token}`, body);
    expect(await ask('GET', 'check/receipt')).toMatchObject({
      status: 200,
      body: { can_receipt: true, can_billing: true },
    });
    expect(await ask('GET', 'guest/receipt')).toMatchObject({ body: { receipt_info: { note: 'お品代' } } });
    const receiptInfo = { name: '山田商店', note: '御茶代' };
    expect(await ask('PUT', 'guest/receipt', { receiptInfo })).toMatchObject({
      status: 200,
      body: { receipt_info: receiptInfo },
    });
    expect((await ask('PUT', 'guest/receipt', { receiptInfo: { name: '', note: '' } })).status).toBe(422);
    expect((await byToken(orderNo, token, 'download/receipt')).lines).toContain('山田商店 御中');
    expect((await byToken(orderNo, token, 'download/billing')).lines[0]).toBe('請求書');
  });

  it('is refused before it is paid, and to whoever has another token, number or shop', async () => {
    const { orderNo, token } = await ordered({ pay: 'bank' }, false);
    expect(await byToken(orderNo, token, 'download/receipt')).toMatchObject({ status: 409 });
    await hanako.ask('PUT', `/v1/me/orders/${(await ordered()).id}/cancel`, { cancel_reason: '' });
    for (const [no, t] of [
      [orderNo, 'x'.repeat(22)],
      ['261120-000000', token],
    ] as const)
      for (const kind of ['check/receipt', 'guest/receipt', 'download/receipt', 'download/billing'])
        expect(await byToken(no, t, kind)).toMatchObject({ status: 404, code: 'order.not-found' });
    const put = await shop.ask('PUT', `/v1/orders/${orderNo}/guest/receipt?t=${'x'.repeat(22)}`, {
      receiptInfo: { name: '泥棒', note: 'お品代' },
    });
    expect(put.status).toBe(404);
    expect((await byToken(orderNo, '', 'guest/receipt')).status).toBe(422);
    expect((await byToken('1', token, 'guest/receipt')).status).toBe(422);
    const elsewhere = await shop.ask('GET', `/v1/orders/${orderNo}/guest/receipt?t=${token}`, null, {
      channel: 'other',
    });
    expect(elsewhere.status).toBe(404);
  });

  it('has no billing once it is cancelled', async () => {
    const { id, orderNo, token } = await ordered({}, false);
    await hanako.ask('PUT', `/v1/me/orders/${id}/cancel`, { cancel_reason: '' });
    expect(await byToken(orderNo, token, 'download/billing')).toMatchObject({ status: 409 });
  });
});

describe('[cart.quotation] the quotation of a cart', () => {
  it('says what is in it and what that comes to', async () => {
    const added = await shop.ask('PATCH', '/v1/carts/products/add', {
      products: [{ sku_id: shop.skuId, quantity: 2 }],
    });
    const cart = added.body as { token: string; detail: { order: Order['totals'] } };
    const { status, headers, lines } = await get(`/v1/carts/${cart.token}/download/quotation`);
    expect(status).toBe(200);
    expect(headers['x-suggested-filename']).toBe(encodeURIComponent('御見積書.pdf'));
    expect(lines[0]).toBe('御見積書');
    expectSums(lines, { totals: cart.detail.order } as Order);
    const [line] = (added.body as { detail: { products: { key: string }[] } }).detail.products;
    await shop.ask('PATCH', '/v1/carts/products/delete', { token: cart.token, ids: [line?.key] });
    expect(await get(`/v1/carts/${cart.token}/download/quotation`)).toMatchObject({
      status: 409,
      code: 'document.cart-empty',
    });
    expect((await get(`/v1/carts/${'n'.repeat(22)}/download/quotation`)).status).toBe(404);
  });

  it('names the member who asks, as far as they have told who they are, and leaves a line to a guest', async () => {
    const taro = await shop.buyer();
    const profile = { company_name: '佐藤商店', orderer_name: '佐藤', last_name: '佐藤', first_name: '太郎' };
    await shop.ask('PUT', '/v1/me/user', profile, { token: taro.token });
    for (const [token, to] of [[taro.token, '佐藤 太郎 様'], [undefined, '様']] as const) {
      const wish = token === undefined ? {} : { token };
      const products = [{ sku_id: shop.skuId, quantity: 1 }];
      const { body } = await shop.ask('PATCH', '/v1/carts/products/add', { products }, wish);
      expect(body).toMatchObject({ orderer: null });
      const { token: cart } = body as { token: string };
      expect((await get(`/v1/carts/${cart}/download/quotation`, token)).lines).toContain(to);
    } // prettier-ignore
  });
});
