import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { createCancelOrder } from '../cancelling/cancel-order';
import { delivered, doing, type Fulfilling, openFulfilling, yamato } from './fulfilling.test-support';

vi.setConfig({ testTimeout: 60_000, hookTimeout: 120_000 });

let shop: Fulfilling;
beforeAll(async () => {
  shop = await openFulfilling();
});
afterEach(async () => {
  expect(await shop.brokenBooks()).toEqual([]);
});
afterAll(() => shop.close());

const cancel = (id: number) =>
  createCancelOrder({ db: shop.db, settlement: shop.shop.settlement })(id, { ...doing, reason: '' });

describe('goods that leave', () => {
  it('[ent.order] make the order shipped, stand in it and are mailed with the carrier’s page, each leaving once', async () => {
    const { id, orderNo, packingKey } = await shop.ordered();
    const first = [yamato('1234-5678-9012', packingKey), { packingKey, carrier: 'other', number: null } as const];
    const sent = await Promise.all(Array.from({ length: 5 }, () => shop.fulfilment.dispatched(id, first, doing)));
    expect(new Set(sent)).toEqual(new Set(['sent']));
    await shop.fulfilment.dispatched(id, [{ packingKey, carrier: 'sagawa', number: '5555-0001' }], doing);
    expect(await shop.events(id)).toEqual(['payment_pending', 'ordered', 'preparing', 'shipped']);
    expect(await shop.mails(id)).toEqual(['order_confirmation', 'order_dispatched', 'order_dispatched']);
    const write = (about: number) =>
      shop.shop.mails.write({ channelId: 'test', orderId: id, kind: 'order_dispatched', about });
    const url = 'https://jizen.kuronekoyamato.co.jp/jizen/servlet/crjz.b.NQ0010?id=123456789012';
    const { text, html } = await write(1);
    expect(text).toMatch(/\n■ お荷物\nお届け先：.+ 様　〒.+\n商品：\n　.+ × \d+点\n配送業者：ヤマト運輸\n/);
    expect(text).toContain(`\n配送業者：ヤマト運輸\nお問い合わせ番号：123456789012\n${url}\n`);
    expect(html).toContain(`href="${url}"`);
    expect(text).toContain(
      '■ お荷物（2箱目）\nお荷物の商品を、分けてお送りしています。\n配送業者：その他の配送業者\n\nお荷物の状況',
    );
    const second = (await write(2)).text;
    expect(second).toContain('■ お荷物（3箱目）\n');
    expect(second).toContain('点\n配送業者：佐川急便\nお問い合わせ番号：55550001\n');
    expect(await shop.rows(`select o.status, p.dispatch from order_parcels p join orders o on o.id = p.order_id
      where o.order_no = '${orderNo}' order by p.id`)).toEqual([1, 1, 2].map((dispatch) => ({ status: 'shipped', dispatch }))); // prettier-ignore
  });

  it('leave others behind: their mail says so, also when those have left before it is written', async () => {
    const { id, packingKey } = await shop.ordered();
    await shop.addPacking(id, 'p99');
    await shop.fulfilment.dispatched(id, [yamato('123456789012', packingKey)], doing);
    await shop.fulfilment.dispatched(id, [yamato('123456789013', 'p99')], doing);
    const write = (about: number) =>
      shop.shop.mails.write({ channelId: 'test', orderId: id, kind: 'order_dispatched', about });
    expect((await write(1)).text).toContain('\n\n残りのお荷物は、発送しだいお知らせします。\n\n');
    expect((await write(2)).text).not.toContain('残りのお荷物');
    expect((await write(1)).text).toContain('■ お荷物1\n');
    expect((await write(2)).text).toContain('■ お荷物2\n');
  });

  it('wait for the money that is paid in advance, and are the order’s own', async () => {
    const { id, orderNo, total, packingKey } = await shop.ordered({ pay: 'konbini' });
    expect(await shop.fulfilment.dispatched(id, [yamato('123456789012', packingKey)], doing)).toBe('unpaid');
    await shop.fulfilment.paid(id, total, doing);
    expect(await shop.fulfilment.dispatched(id, [yamato('123456789012', 'p99')], doing)).toBe('unknown_packing');
    expect(await shop.states(orderNo)).toEqual(['ordered', 'paid']);
    expect(await shop.fulfilment.dispatched(id, [yamato('123456789012', packingKey)], doing)).toBe('sent');
  });

  it('leave, or the order is cancelled: of both at once one wins', async () => {
    const ends = [];
    for (let round = 0; round < 6; round += 1) {
      const { id, orderNo, packingKey } = await shop.ordered({ pay: 'card', card: 'approve', quantity: 2 });
      const before = await shop.stock(shop.skuId);
      const send = () => shop.fulfilment.dispatched(id, [yamato('123456789012', packingKey)], doing);
      const [one, other] = round % 2 ? [send, () => cancel(id)] : [() => cancel(id), send];
      const outcomes = await Promise.all([one(), other()]);
      const [status, payment] = await shop.states(orderNo);
      ends.push(status);
      const isSent = status === 'shipped';
      expect([...outcomes].sort()).toEqual(isSent ? [false, 'sent'] : ['not_possible', true]);
      expect(payment).toBe(isSent ? 'paid' : 'voided');
      expect((await shop.stock(shop.skuId)).quantity).toBe(before.quantity + (isSent ? 0 : 2));
    }
    expect(ends).toHaveLength(6);
  });

  it('arrive, and come back into the stock if they can be sold again, once', async () => {
    const { id, orderNo, packingKey } = await shop.ordered({ quantity: 3 });
    const { quantity } = await shop.stock(shop.skuId);
    expect(await shop.fulfilment.arrived(id, delivered, doing)).toBe(false);
    await shop.fulfilment.dispatched(id, [yamato('123456789012', packingKey)], doing);
    for (let time = 0; time < 2; time += 1) expect(await shop.fulfilment.arrived(id, delivered, doing)).toBe(true);
    expect(await shop.states(orderNo)).toEqual(['delivered', 'awaiting']);
    // A parcel that was left behind goes after the others; the same ones again change nothing.
    for (const number of ['123456789012', '555500010000', '555500010000'])
      expect(await shop.fulfilment.dispatched(id, [yamato(number, packingKey)], doing)).toBe('sent');
    expect(await shop.mails(id)).toEqual(['order_confirmation', 'order_dispatched', 'order_dispatched']);
    expect(await shop.states(orderNo)).toEqual(['delivered', 'awaiting']);
    await Promise.all(
      Array.from({ length: 5 }, () =>
        shop.fulfilment.arrived(id, { ...delivered, to: 'returned', isRestocked: true }, doing),
      ),
    );
    expect(await shop.states(orderNo)).toEqual(['returned', 'awaiting']);
    expect((await shop.stock(shop.skuId)).quantity).toBe(quantity + 3);
    expect(await shop.fulfilment.arrived(id, delivered, doing)).toBe(false);
    expect(await shop.fulfilment.dispatched(id, [yamato('123456789012', packingKey)], doing)).toBe('not_possible');
  });
});
