import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { deleteOldDrafts } from '../../gift/gift.service';
import { type GiftShop, openGifts } from '../../gift/gifts.test-support';
import { testNow } from '../order.test-support';
import { endGifts, remindOfGifts } from './gift-terms';

vi.setConfig({ testTimeout: 60_000, hookTimeout: 120_000 });

let shop: GiftShop;
beforeAll(async () => {
  shop = await openGifts();
});
afterEach(async () => {
  expect(await shop.brokenBooks()).toEqual([]);
});
afterAll(() => shop.close());

const write = (orderId: number, kind: 'order_gift_reminder' | 'order_gift_expired' | 'order_gift_received') =>
  shop.shop.mails.write({ channelId: 'test', orderId, kind });

describe('a gift that nobody receives', () => {
  it('waits until the end of its last day, and whoever ordered is reminded once, three days before', async () => {
    const [gift, other] = [await shop.given(), await shop.given()];
    const [row] = await shop.rows(`select to_char(expires_at at time zone 'Asia/Tokyo', 'HH24:MI:SS') at,
      (expires_at at time zone 'Asia/Tokyo')::date - (now() at time zone 'Asia/Tokyo')::date days
      from social_gifts where order_id = ${gift.id}`); // prettier-ignore
    expect(row).toEqual({ at: '23:59:59', days: 14 });
    expect(await remindOfGifts(shop.db, testNow)).toBe(0);
    await shop.age(gift, 12);
    const all = await Promise.all([remindOfGifts(shop.db, testNow), remindOfGifts(shop.db, testNow)]);
    expect(all.reduce((sum, count) => sum + count, 0)).toBe(1);
    expect(await remindOfGifts(shop.db, testNow)).toBe(0);
    expect(await shop.mails(gift.id)).toEqual(['order_confirmation', 'order_gift_reminder']);
    expect(await shop.mails(other.id)).toEqual(['order_confirmation']);
    const letter = await write(gift.id, 'order_gift_reminder');
    expect(letter).toMatchObject({ outdated: null, subject: expect.stringContaining('お受け取り期限') as string });
    await shop.receive(gift);
    expect((await write(gift.id, 'order_gift_reminder')).outdated).not.toBeNull();
    const received = await write(gift.id, 'order_gift_received');
    expect(received.outdated).toBeNull();
    expect(`${received.text}${received.html ?? ''}`).not.toMatch(/今渡|可児|岐阜/);
  });

  it('ends: its order is cancelled, its money goes back, its goods are for sale again, and whoever ordered is told', async () => {
    const before = await shop.stock(shop.skuId);
    const gift = await shop.given(3);
    await shop.checkShipping(gift);
    expect(await endGifts(shop.db, testNow)).toBe(0);
    await shop.age(gift, 15);
    const ended = await Promise.all([endGifts(shop.db, testNow), endGifts(shop.db, testNow)]);
    expect(ended.reduce((sum, count) => sum + count, 0)).toBe(1);
    expect(await shop.states(gift.orderNo)).toEqual(['cancelled', 'voiding']);
    expect(await shop.stock(shop.skuId)).toEqual(before);
    expect(await shop.mails(gift.id)).toEqual(['order_confirmation', 'order_gift_expired']);
    // Whoever has cancelled it is done; the service is asked by the sweeper.
    await shop.rows(`update payments set asked_until = now() where order_id = ${gift.id}`);
    await shop.sweeper.sweep(testNow);
    expect(await shop.states(gift.orderNo)).toEqual(['cancelled', 'voided']);
    expect(await shop.booked(gift.orderNo)).toMatchObject({ status: 'voided' });
    const { text, outdated } = await write(gift.id, 'order_gift_expired');
    expect(outdated).toBeNull();
    expect(text).toContain('お受け取りの期限までに受け取る方のお手続きがなかったため');
    expect(text).toContain('カードのお支払いは取り消しました');
    expect(await endGifts(shop.db, testNow)).toBe(0);
  });

  it('ends some at a time', async () => {
    const gifts = [await shop.given(), await shop.given(), await shop.given()];
    for (const gift of gifts) await shop.age(gift, 20);
    expect(await endGifts(shop.db, testNow, 2)).toBe(2);
    expect(await endGifts(shop.db, testNow, 2)).toBe(1);
  });
});

describe('what a receiver has filled in', () => {
  it('is forgotten after a day', async () => {
    const gift = await shop.given();
    const receiver = String((await shop.checkShipping(gift)).body.receiver);
    expect(await deleteOldDrafts(shop.db, testNow, 10)).toBe(0);
    await shop.rows(`update gift_drafts set expires_at = now() - interval '1 second'`);
    const seen = await shop.ask('GET', `/v1/social-gifts/${gift.token}/shipping`, undefined, { receiver });
    expect(seen.body).toMatchObject({ draft: null });
    expect(await deleteOldDrafts(shop.db, testNow, 10)).toBe(1);
  });

  it('is kept of some browsers only, the last that began', async () => {
    const gift = await shop.given();
    for (let tries = 0; tries < 23; tries += 1) await shop.checkShipping(gift);
    const [row] = await shop.rows(`select count(*)::integer from gift_drafts d join social_gifts g on g.id = d.gift_id
      where g.order_id = ${gift.id}`); // prettier-ignore
    expect(row).toEqual({ count: 20 });
  });
});
