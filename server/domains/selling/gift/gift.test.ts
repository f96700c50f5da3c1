import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { type GiftShop, openGifts, type Ordered, sakura, words } from './gifts.test-support';
import { doing, yamato } from '../order/desk/fulfilling.test-support';

vi.setConfig({ testTimeout: 60_000, hookTimeout: 120_000 });

let shop: GiftShop;
beforeAll(async () => {
  shop = await openGifts();
});
afterEach(async () => {
  expect(await shop.brokenBooks()).toEqual([]);
});
afterAll(() => shop.close());

const products = (gift: Pick<Ordered, 'token'>, channel = 'test') =>
  shop.ask('GET', `/v1/social-gifts/${gift.token}/products`, undefined, { channel });
const shipping = (gift: Pick<Ordered, 'token'>, receiver?: string) =>
  shop.ask('GET', `/v1/social-gifts/${gift.token}/shipping`, undefined, { receiver });
const checkDelivery = (gift: Pick<Ordered, 'token'>, body: object, receiver?: string) =>
  shop.ask('POST', '/v1/social-gifts/check/delivery', { token: gift.token, ...body }, { receiver });
const leadTimes = (gift: Pick<Ordered, 'token'>, postal = '5090207', pref = '岐阜県') => {
  const query = new URLSearchParams({ postal, pref });
  return shop.ask('GET', `/v1/shipping-leadtime/input/${gift.token}?${query.toString()}`);
};
const complete = (gift: Pick<Ordered, 'token'>, receiver?: string) =>
  shop.ask('GET', `/v1/social-gifts/${gift.token}/complete`, undefined, { receiver });
const prove = async (gift: Ordered): Promise<string> => String((await shop.checkShipping(gift)).body.receiver);

describe('a social gift', () => {
  it('[gift.flow] [ent.gift] [call.gift-leadtime] [call.gift-delivery] is seen, told where and when it goes, and received', async () => {
    const gift = await shop.given(2);
    expect(gift.token).toMatch(/^[\w-]{43}$/);
    const seen = await products(gift);
    expect(seen).toMatchObject({ status: 200, body: { status: 'waiting', ...words, products: [{ quantity: 2 }] } });
    expect(JSON.stringify(seen.body)).not.toMatch(/price|subtotal|1080|1,080/);
    expect((await shipping(gift)).body).toMatchObject({
      ...{ id: gift.shippingId, packings: [{ temperature: '常温' }], unserved_prefectures: ['沖縄県'], draft: null },
    });

    const checked = await shop.checkShipping(gift);
    expect(checked).toMatchObject({ status: 200, body: { order_shipping_id: gift.shippingId } });
    const receiver = String(checked.body.receiver);
    expect(receiver).toMatch(/^[\w-]{32}$/);
    const times = await leadTimes(gift);
    const [time] = times.body.data as { order_shipping_id: number; dates: string[]; timezones: { key: string }[] }[];
    expect(time).toMatchObject({ order_shipping_id: gift.shippingId });
    const day = time?.dates[3];
    const chosen = await checkDelivery(gift, { delivery_at: day, delivery_timezone: { am: '午前中' } }, receiver);
    expect(chosen).toEqual({ status: 200, body: { delivery_at: day, delivery_timezone_key: 'am' } });
    const draft = { address: sakura, delivery_at: day, delivery_timezone_key: 'am', is_delivery_chosen: true };
    expect((await shipping(gift, receiver)).body).toMatchObject({ draft });
    // Nobody else is told, and whoever has the link least of all.
    for (const other of [undefined, 'x'.repeat(32)])
      expect((await shipping(gift, other)).body).toMatchObject({ draft: null });

    expect((await complete(gift, receiver)).status).toBe(404);
    const received = await shop.receive(gift, { delivery_at: day, delivery_timezone_key: 'am' }, { receiver });
    expect(received).toMatchObject({
      status: 200,
      body: {
        status: 'received',
        delivery_at: day,
        delivery_timezone_key: 'am',
        expected_at: time?.dates[0],
        is_sent: false,
        is_own: true,
        parcels: [],
      },
    });
    expect((await complete(gift)).body).toEqual({ ...received.body, is_own: false, expected_at: null });
    expect(JSON.stringify(received.body)).not.toMatch(/今渡|岐阜|サトウ/);
    expect(await shop.rows(`select delivery_on::text, timezone, expected_on is not null has_day from order_packings
      where order_id = ${gift.id}`)).toEqual([{ delivery_on: day, timezone: 'am', has_day: true }]); // prettier-ignore
    expect(await shop.rows(`select count(*)::integer from gift_drafts d join social_gifts g on g.id = d.gift_id
      where g.order_id = ${gift.id}`)).toEqual([{ count: 0 }]); // prettier-ignore
    expect(await shop.mails(gift.id)).toEqual(['order_confirmation', 'order_gift_received']);
  });

  it('[call.gift-leadtime] has no day to choose where whoever ordered sends something in first', async () => {
    const gift = await shop.given();
    await shop.rows(`insert into order_entries (order_id, kind, line_key, name, amount_jpy, tax_percent, details)
      select order_id, 'accessory', key, '校章の縫い付け', 0, 10, '{"arrival_of":"校章"}' from order_lines
      where order_id = ${gift.id}`); // prettier-ignore
    const note = expect.stringContaining('校章が届いてから加工し、お届けします。') as string;
    expect((await leadTimes(gift)).body).toMatchObject({ data: [{ dates: [], note }] });
    const received = await shop.receive(gift, { delivery_at: null, delivery_timezone_key: 'none' });
    expect(received.status).toBe(200);
    const days = `select expected_on from order_packings where order_id = ${gift.id}`;
    expect(await shop.rows(days)).toEqual([{ expected_on: null }]);
  });

  it('[gift.timezone-key] takes the first key of the part of the day', async () => {
    const gift = await shop.given();
    const receiver = await prove(gift);
    const delivery_timezone = { '18-20': '18時〜20時', am: '午前中' };
    expect(await checkDelivery(gift, { delivery_at: null, delivery_timezone }, receiver)).toMatchObject({
      status: 200,
      body: { delivery_at: null, delivery_timezone_key: '18-20' },
    });
    for (const wrong of [{}, { night: '夜' }])
      expect(await checkDelivery(gift, { delivery_at: null, delivery_timezone: wrong }, receiver)).toMatchObject({
        status: 422,
      });
  });

  it('is told of to whoever has its whole link, in its shop, and to nobody else', async () => {
    const gift = await shop.given();
    const missing = { status: 404, body: { code: 'gift.not-found' } };
    const other = gift.token.startsWith('x') ? 'y' : 'x';
    const wrong = [`${other}${gift.token.slice(1)}`, gift.token.slice(0, 40), 'x'.repeat(43)].map((token) => ({
      ...gift,
      token,
    }));
    for (const one of wrong) {
      expect(await products(one)).toMatchObject(missing);
      expect(await shipping(one)).toMatchObject(missing);
      expect(await shop.checkShipping(one)).toMatchObject(missing);
      expect(await checkDelivery(one, { delivery_at: null, delivery_timezone: { none: '' } })).toMatchObject(missing);
      expect(await leadTimes(one)).toMatchObject(missing);
      expect(await shop.receive(one)).toMatchObject(missing);
      expect(await complete(one)).toMatchObject(missing);
    }
    expect(await products(gift, 'other')).toMatchObject(missing);
    expect((await products({ token: 'short' })).status).toBe(422);
    const [{ token_hash: hash } = {}] = await shop.rows(
      `select token_hash from social_gifts where order_id = ${gift.id}`,
    );
    expect(Buffer.from(hash as Buffer).toString('latin1')).not.toContain(gift.token);
  });

  it('is not to arrive where the shop sends none any more since the address was checked', async () => {
    const gift = await shop.given();
    const sapporo = { ...sakura, postal_code: '0600001', prefecture: '北海道', city: '札幌市中央区' };
    const receiver = String((await shop.checkShipping(gift, sapporo)).body.receiver);
    const serve = async (takesGifts: boolean) => {
      await shop.rows(`update delivery_prefectures set takes_gifts = ${takesGifts}
        where channel_id = 'test' and prefecture = '北海道' returning 1`);
      await vi.waitFor(async () => {
        const { unserved_prefectures: unserved } = (await shipping(gift)).body;
        expect((unserved as string[]).includes('北海道')).toBe(!takesGifts);
      });
    };
    const soon = { delivery_at: null, delivery_timezone: { none: '指定なし' } };
    await serve(false);
    expect(await checkDelivery(gift, soon, receiver)).toMatchObject({
      ...{ status: 422, body: { code: 'gift.not-served', errors: { token: [{}] } } },
    });
    await serve(true);
    expect(await checkDelivery(gift, soon, receiver)).toMatchObject({ status: 200 });
  });

  it('is not sent where the shop sends none, nor to a place that is none, nor on a day that cannot be had', async () => {
    const gift = await shop.given();
    const naha = { ...sakura, postal_code: '9000001', prefecture: '沖縄県', city: '那覇市' };
    const unserved = { status: 422, body: { code: 'gift.not-served', errors: { prefecture: [{}] } } };
    expect(await shop.checkShipping(gift, naha)).toMatchObject(unserved);
    expect(await shop.receive(gift, naha)).toMatchObject(unserved);
    expect(await leadTimes(gift, '9000001', '沖縄県')).toMatchObject({
      ...{ status: 422, body: { code: 'gift.not-served', errors: { pref: [{}] } } },
    });
    const muddled = { ...sakura, prefecture: '沖縄県' };
    expect(await shop.checkShipping(gift, muddled)).toMatchObject({
      status: 422,
      body: { errors: { postal_code: [{}] } },
    });
    expect(await leadTimes(gift, '5090207', '沖縄県')).toMatchObject({
      status: 422,
      body: { errors: { postal: [{}] } },
    });
    const anyTime = { delivery_timezone: { none: '指定なし' } };
    // No address was checked before.
    expect(await checkDelivery(gift, { delivery_at: null, ...anyTime })).toMatchObject({ status: 422 });
    const receiver = await prove(gift);
    for (const delivery_at of ['2026-11-20', '2099-01-01', '2020-02-02'])
      expect(await checkDelivery(gift, { delivery_at, ...anyTime }, receiver)).toMatchObject({
        ...{ status: 422, body: { code: 'gift.delivery.not-possible', errors: { delivery_at: [{}] } } },
      });
    expect(await shop.receive(gift, { delivery_at: '2026-11-20' })).toMatchObject({ status: 422 });
    expect(await shop.receive(gift, { id: gift.shippingId + 1 })).toMatchObject({
      status: 422,
      body: { errors: { id: [{}] } },
    });
    expect(await shop.giftStatus(gift)).toBe('waiting');
  });

  it('keeps what was filled in when it is filled in anew, and asks for the day again where the place is another one', async () => {
    const gift = await shop.given();
    const receiver = await prove(gift);
    await checkDelivery(gift, { delivery_at: null, delivery_timezone: { am: '' } }, receiver);
    const again = await shop.checkShipping(gift, { ...sakura, address2: '桜荘202' }, { receiver });
    expect(again.body.receiver).toBe(receiver);
    expect((await shipping(gift, receiver)).body).toMatchObject({
      draft: { address: { address2: '桜荘202' }, delivery_timezone_key: 'am', is_delivery_chosen: true },
    });
    const sapporo = { ...sakura, postal_code: '0600001', prefecture: '北海道', city: '札幌市中央区' };
    await shop.checkShipping(gift, sapporo, { receiver });
    expect((await shipping(gift, receiver)).body).toMatchObject({ draft: { is_delivery_chosen: false } });
    // What nobody has given out proves nothing.
    const strange = await shop.checkShipping(gift, sakura, { receiver: 'y'.repeat(32) });
    expect(strange.body.receiver).not.toBe('y'.repeat(32));
  });
});

describe('whoever ordered a gift', () => {
  const see = (gift: Ordered) =>
    shop.ask('GET', `/v1/orders/temporary/${gift.publicId}`, undefined, { cartToken: gift.cartToken });

  it('is shown the link as long as it waits, and never where it goes nor by which parcels; the desk is', async () => {
    const gift = await shop.given();
    const before = await see(gift);
    expect(before.body).toMatchObject({
      shippings: [{ address: null }],
      social_gift: { ...words, status: 'waiting', link: `/social-gift/${gift.token}/shipping` },
    });
    expect(await shop.fulfilment.dispatched(gift.id, [yamato('123456789012', 'p2')], doing)).toBe('gift_waits');
    const receiver = await prove(gift);
    await shop.receive(gift, { delivery_timezone_key: 'am' }, { receiver });
    expect((await see(gift)).body).toMatchObject({
      shippings: [
        { address: null, packings: [{ delivery_at: null, delivery_timezone_key: 'none', expected_at: null }] },
      ],
    });
    const [packing] = await shop.rows(`select key from order_packings where order_id = ${gift.id}`);
    expect(await shop.fulfilment.dispatched(gift.id, [yamato('123456789012', String(packing?.key))], doing)).toBe(
      'sent',
    );

    const after = await see(gift);
    expect(after.body).toMatchObject({ status: 'shipped', social_gift: { status: 'received', link: null } });
    expect(JSON.stringify(after.body)).not.toMatch(/今渡|岐阜|可児|123456789012|yamato|サトウ|08077776666/);
    const mail = await shop.shop.mails.write({
      channelId: 'test',
      orderId: gift.id,
      kind: 'order_dispatched',
      about: 1,
    });
    expect(`${mail.text}${mail.html ?? ''}`).not.toMatch(/今渡|岐阜|可児|123456789012|ヤマト|08077776666/);
    const { rows: desk } = { rows: await shop.rows(`select address from order_shippings where order_id = ${gift.id}`) };
    expect(desk).toEqual([{ address: sakura }]);

    const own = (await complete(gift, receiver)).body;
    expect(own).toMatchObject({
      is_sent: true,
      is_own: true,
      parcels: [{ carrier: 'yamato', number: '123456789012' }],
    });
    expect((await complete(gift)).body).toMatchObject({ is_sent: true, parcels: [] });
    expect((await complete(gift, 'z'.repeat(32))).body).toMatchObject({ is_own: false, parcels: [] });
  });

  it('has its receiver told of what does not arrive', async () => {
    const gift = await shop.given();
    await shop.receive(gift);
    const [packing] = await shop.rows(`select id, key from order_packings where order_id = ${gift.id}`);
    await shop.rows(`with further as (insert into order_packings overriding system value
        select (jsonb_populate_record(p, jsonb_build_object('key', 'p99', 'carriage_jpy', 0,
          'id', nextval(pg_get_serial_sequence('order_packings', 'id'))))).* from order_packings p where id = ${String(packing?.id)}
        returning id)
      insert into order_lines overriding system value
        select (jsonb_populate_record(l, jsonb_build_object('key', 'l99', 'packing_id', further.id, 'unit_price_jpy', 0, 'subtotal_jpy', 0,
          'from_stock', 0, 'id', nextval(pg_get_serial_sequence('order_lines', 'id'))))).* from order_lines l, further
        where l.order_id = ${gift.id} limit 1`);
    await shop.fulfilment.dispatched(gift.id, [yamato('123456789012', String(packing?.key))], doing);
    expect((await complete(gift)).body).toMatchObject({ is_sent: false });
    await shop.fulfilment.arrived(gift.id, { to: 'delivered', isRestocked: false, without: ['p99'] }, doing);
    const { body } = await complete(gift);
    expect(body).toMatchObject({ is_sent: true });
    expect(body.products).toEqual([
      expect.not.objectContaining({ is_left_out: true }),
      expect.objectContaining({ packing_key: 'p99', is_left_out: true }),
    ]);
  });

  it('pays one rate of carriage, and is mailed how to pass the link on', async () => {
    const cart = await shop.giftCart();
    expect(cart.detail.order).toMatchObject({ total_carriage: 900 });
    const gift = await shop.orderOf(cart);
    const write = shop.shop.mails.write({ channelId: 'test', orderId: gift.id, kind: 'order_confirmation' });
    const { text, html = '', outdated } = await write;
    expect(outdated).toBeNull();
    expect(text).toContain('お受け取りのリンク');
    expect(text).toContain('佐藤 さくら 様');
    expect(html).toContain('お受け取りのリンク');
    // Anybody can have it sent to anybody.
    expect(text).not.toContain('お誕生日');
  });
});

describe('a gift that is over', () => {
  const over = async (gift: Ordered, code: string) => {
    const gone = { status: 409, body: { code } };
    expect(await shipping(gift)).toMatchObject(gone);
    expect(await shop.checkShipping(gift)).toMatchObject(gone);
    expect(await checkDelivery(gift, { delivery_at: null, delivery_timezone: { none: '' } })).toMatchObject(gone);
    expect(await leadTimes(gift)).toMatchObject(gone);
    expect(await shop.receive(gift, { address2: '別室' })).toMatchObject(gone);
  };

  it('tells everybody that it was received, and the same receiver the same', async () => {
    const gift = await shop.given();
    const receiver = await prove(gift);
    const first = await shop.receive(gift, {}, { receiver });
    expect(await shop.receive(gift, {}, { receiver })).toEqual(first);
    expect((await shop.receive(gift)).status).toBe(409);
    await over(gift, 'gift.received');
  });

  it('tells nothing of what it was once it has expired, or was cancelled', async () => {
    const [late, cancelled] = [await shop.given(), await shop.given()];
    await shop.checkShipping(cancelled);
    await shop.age(late, 30);
    expect(await shop.fulfilment.cancelled(cancelled.id, 'no', doing)).toBe(true);
    for (const [gift, status] of [
      [late, 'expired'],
      [cancelled, 'cancelled'],
    ] as const) {
      // prettier-ignore
      expect((await products(gift)).body).toMatchObject({ status, receiver_name: '', sender_name: '', message: '', products: [] }); // prettier-ignore
      await over(gift, `gift.${status}`);
      expect((await complete(gift)).status).toBe(404);
    }
    expect(await shop.rows(`select count(*)::integer from gift_drafts d join social_gifts g on g.id = d.gift_id
      where g.order_id = ${cancelled.id}`)).toEqual([{ count: 0 }]); // prettier-ignore
  });
});
