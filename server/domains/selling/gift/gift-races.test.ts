import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { createCancelOrder } from '../order/cancelling/cancel-order';
import { doing } from '../order/desk/fulfilling.test-support';
import { testNow } from '../order/order.test-support';
import { endGifts } from '../order/upkeep/gift-terms';
import { type GiftShop, openGifts, type Ordered } from './gifts.test-support';

vi.setConfig({ testTimeout: 120_000, hookTimeout: 120_000 });

let shop: GiftShop;
beforeAll(async () => {
  shop = await openGifts();
});
afterEach(async () => {
  expect(await shop.brokenBooks()).toEqual([]);
});
afterAll(() => shop.close());

const prove = async (gift: Ordered): Promise<string> => String((await shop.checkShipping(gift)).body.receiver);
const statuses = (answers: readonly { readonly status: number }[]) => answers.map(({ status }) => status).sort();

describe('a gift that is received', () => {
  it('is so once, however many receive it at two nodes at the same time', async () => {
    const gift = await shop.given();
    const answers = await Promise.all(
      Array.from({ length: 100 }, (_, at) =>
        shop.receive(gift, { address2: `${at + 1}号室` }, { app: at % 2 === 0 ? 0 : 1 }),
      ),
    );
    expect(statuses(answers)).toEqual([200, ...Array.from({ length: 99 }, () => 409)]);
    const winner = answers.findIndex(({ status }) => status === 200);
    expect(
      await shop.rows(`select address ->> 'address2' room from order_shippings where order_id = ${gift.id}`),
    ).toEqual([{ room: `${winner + 1}号室` }]);
    expect(await shop.mails(gift.id)).toEqual(['order_confirmation', 'order_gift_received']);
  });

  it('answers the same to all who are the same receiver and say the same', async () => {
    const gift = await shop.given();
    const receiver = await prove(gift);
    const answers = await Promise.all(
      Array.from({ length: 12 }, (_, at) => shop.receive(gift, {}, { receiver, app: at % 2 === 0 ? 0 : 1 })),
    );
    expect(new Set(statuses(answers))).toEqual(new Set([200]));
    expect(await shop.mails(gift.id)).toEqual(['order_confirmation', 'order_gift_received']);
  });

  it('or cancelled by whoever ordered: of both at once, the order is whole either way', async () => {
    const cancel = createCancelOrder({ db: shop.db, settlement: shop.shop.settlement });
    for (let round = 0; round < 6; round += 1) {
      const gift = await shop.given();
      const receive = () => shop.receive(gift, {}, { app: 1 });
      const give = () => cancel(gift.id, { ...doing, reason: '' });
      const first = round % 2 === 0 ? [receive(), give()] : [give(), receive()];
      await Promise.all(first);
      // Received first, it is cancelled all the same: nothing was sent.
      expect(await shop.states(gift.orderNo)).toEqual(['cancelled', 'voided']);
      expect(await shop.giftStatus(gift)).toBe('cancelled');
    }
  });

  it('is not once its order was cancelled, by a statement of somebody’s own, too', async () => {
    const gift = await shop.given();
    await shop.rows(`with ended as (update orders set status = 'cancelled' where id = ${gift.id})
      update payments set status = 'voided', expires_at = null where order_id = ${gift.id} and is_current`); // prettier-ignore
    expect(await shop.receive(gift)).toMatchObject({ status: 409, body: { code: 'gift.cancelled' } });
    expect(await shop.mails(gift.id)).not.toContain('order_gift_received');
    await shop.rows(`with gone as (delete from orders where id = ${gift.id})
      delete from sandbox_payments.payments where reference = 'test.${gift.orderNo}'`); // prettier-ignore
  });

  it('or expired: of both at once one wins, and the other is told', async () => {
    for (let round = 0; round < 6; round += 1) {
      const gift = await shop.given();
      const stock = await shop.stock(shop.skuId);
      await shop.rows(`update social_gifts set expires_at = clock_timestamp() + interval '40 milliseconds'
        where order_id = ${gift.id}`); // prettier-ignore
      const ends = async () => {
        let ended = 0;
        for (let tries = 0; tries < 60 && ended === 0 && (await shop.giftStatus(gift)) === 'waiting'; tries += 1)
          ended = await endGifts(shop.db, testNow);
      };
      const [received] = await Promise.all([shop.receive(gift), ends(), ends()]);
      const isReceived = received.status === 200;
      expect(isReceived ? 200 : received).toEqual(
        isReceived ? 200 : expect.objectContaining({ status: 409, body: expect.objectContaining({ code: 'gift.expired' }) as object }), // prettier-ignore
      );
      await vi.waitFor(async () => {
        await endGifts(shop.db, testNow);
        expect(await shop.giftStatus(gift)).toBe(isReceived ? 'received' : 'expired');
      });
      expect((await shop.states(gift.orderNo))[0]).toBe(isReceived ? 'ordered' : 'cancelled');
      expect((await shop.stock(shop.skuId)).quantity).toBe(stock.quantity + (isReceived ? 0 : 1));
    }
  });
});

describe('the database', () => {
  const refused = (text: string) => expect(shop.rows(text)).rejects.toThrow(/violates/);

  it('refuses a gift that goes where it was not received to, or back to waiting', async () => {
    const gift = await shop.given();
    await refused(`update order_shippings set address = '{}' where order_id = ${gift.id}`);
    await refused(`update social_gifts set status = 'received', received_at = now() where order_id = ${gift.id}`);
    await refused(`update social_gifts set status = 'received' where order_id = ${gift.id}`);
    await shop.receive(gift);
    await refused(`update order_shippings set address = null where order_id = ${gift.id}`);
    await refused(`update social_gifts set status = 'waiting', received_at = null where order_id = ${gift.id}`);
    await refused(`update social_gifts set status = 'expired' where order_id = ${gift.id}`);
    const { body } = await shop.decide(await shop.readyCart());
    const { id } = await shop.order(body.order_no);
    await refused(`update order_shippings set address = null where order_id = ${id}`);
  });
});
