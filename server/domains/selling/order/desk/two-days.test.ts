/** One address, two parcels on different days: from the cart to the desk. */
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import type { Cart } from '../../../../../schemas/cart/cart';
import type { TemporaryOrder } from '../../../../../schemas/order/order';
import { readyOf } from '../shoppers.test-support';
import { doing, type Fulfilling, openFulfilling, yamato } from './fulfilling.test-support';

vi.setConfig({ testTimeout: 60_000, hookTimeout: 120_000 });

let shop: Fulfilling;
beforeAll(async () => {
  shop = await openFulfilling();
});
afterAll(() => shop.close());

const patch = async (path: string, body: object): Promise<Cart> => {
  const answer = await shop.ask('PATCH', `/v1/carts/${path}`, body);
  if (answer.status !== 200) throw new Error(`${path}: ${JSON.stringify(answer.body)}`);
  // The app has checked it against the contract.
  return answer.body as Cart;
};

it('goods for two days to one address are ordered, told and sent as two parcels', async () => {
  const { token } = await shop.readyCart({ quantity: 3, pay: 'card', card: 'approve' });
  const { body } = await shop.ask('GET', `/v1/carts/${token}`);
  const [line] = (body as Cart & Record<string, unknown>).detail.products;
  await patch('packings/add', { token, products: [{ key: line?.key, quantity: 1 }] });
  const { data } = (await shop.ask('GET', `/v1/shipping-leadtime/carts/${token}`)).body as {
    data: { packing_key: string; earliest: string; latest: string }[];
  };
  const [soon = { earliest: '' }, late = { latest: '' }] = data;
  const days = [soon.earliest, late.latest];
  const packings = data.map(({ packing_key: key }, at) => ({
    key,
    delivery_at: days[at],
    delivery_timezone_key: 'none',
  }));
  const cart = await patch('packings/modify', { token, packings });
  const decided = await shop.decide(readyOf(cart));
  expect(decided.status).toBe(200);
  const seen = (await shop.seeOrder(decided.body.id, cart)).body as TemporaryOrder & Record<string, unknown>;
  expect(seen.totals).toEqual(cart.detail.order);
  expect(seen.totals.total_carriage).toBe(2 * 770);
  expect(seen.shippings).toMatchObject([
    {
      packings: [
        { delivery_at: days[0], carriage: 770 },
        { delivery_at: days[1], carriage: 770 },
      ],
    },
  ]);
  const { id } = await shop.order(decided.body.order_no);
  const mail = await shop.shop.mails.write({ channelId: 'test', orderId: id, kind: 'order_confirmation' });
  const dayIn = (day = '') => `${Number(day.slice(5, 7))}月${Number(day.slice(8))}日`;
  expect(mail.text).toMatch(
    new RegExp(`×2点）\\n　[^\\n]*${dayIn(days[0])}[^×]*×1点）\\n　[^\\n]*${dayIn(days[1])}`, 'u'),
  );
  const keys = seen.shippings.flatMap((shipping) => shipping.packings.map(({ key }) => key));
  for (const [at, key] of keys.entries())
    expect(await shop.fulfilment.dispatched(id, [yamato(`12345678901${at}`, key)], doing)).toBe('sent');
  const sent = (await shop.seeOrder(decided.body.id, cart)).body as TemporaryOrder & Record<string, unknown>;
  expect(sent.shippings[0]?.packings.map(({ key, parcels }) => [key, parcels?.[0]?.number])).toEqual(
    keys.map((key, at) => [key, `12345678901${at}`]),
  );
  expect(await shop.brokenBooks()).toEqual([]);
});
