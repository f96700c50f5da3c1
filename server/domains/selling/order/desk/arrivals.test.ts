import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
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

/** Of two packings the first has left. */
const partlySent = async () => {
  const order = await shop.ordered({ pay: 'card', card: 'approve' });
  await shop.addPacking(order.id, 'p99');
  await shop.fulfilment.dispatched(order.id, [yamato('123456789012', order.packingKey)], doing);
  return order;
};
const statusOf = async (orderNo: string) => (await shop.states(orderNo))[0];

describe('what is delivered', () => {
  it('has left: while something is to be sent the order is not, and is told what that is', async () => {
    const { id, orderNo } = await partlySent();
    for (let time = 0; time < 2; time += 1)
      expect(await shop.fulfilment.arrived(id, delivered, doing)).toEqual({ unsent: ['p99'] });
    expect(await statusOf(orderNo)).toBe('shipped');
    await shop.fulfilment.dispatched(id, [yamato('123456789013', 'p99')], doing);
    expect(await shop.fulfilment.arrived(id, delivered, doing)).toBe(true);
    expect(await statusOf(orderNo)).toBe('delivered');
  });

  it('is delivered without what the desk says is not sent any more, and the history says so', async () => {
    const { id, orderNo } = await partlySent();
    const without = (...keys: string[]) => shop.fulfilment.arrived(id, { ...delivered, without: keys }, doing);
    expect(await without('p98')).toBe('unknown_packing');
    expect(await without('p99', 'p98')).toBe('unknown_packing');
    expect(await statusOf(orderNo)).toBe('shipped');
    expect(await without('p99')).toBe(true);
    for (const keys of [['p99'], []]) expect(await without(...keys)).toBe(true);
    expect(await shop.rows(`select reason from order_events where order_id = ${id} and to_status = 'delivered'`)).toEqual([
      { reason: 'delivered, without p99' },
    ]); // prettier-ignore
  });

  it('cannot be said to be delivered without what has left, and what was left out leaves no more', async () => {
    const { id, orderNo, packingKey } = await partlySent();
    const without = (...keys: string[]) => shop.fulfilment.arrived(id, { ...delivered, without: keys }, doing);
    const send = (key: string) => shop.fulfilment.dispatched(id, [yamato('123456789014', key)], doing);
    expect(await without(packingKey)).toBe('already_sent');
    expect(await without('p99', packingKey)).toBe('already_sent');
    expect(await statusOf(orderNo)).toBe('shipped');
    expect(await without('p99')).toBe(true);
    expect(await without(packingKey)).toBe('already_sent');
    expect(await send('p99')).toBe('left_out');
    expect(await send(packingKey)).toBe('sent');
  });

  it.each([
    { name: 'of usual goods', sku: 'SE-01', onShelf: 1_000, fromShelf: 5 },
    { name: 'of what was made to order, as much as the shelf gave', sku: 'SH-01', onShelf: 3, fromShelf: 3 },
  ])('gives the stock of what is left out back once, $name, and not again when it returns', async (goods) => {
    const skuId = await shop.setStock(goods.sku, goods.onShelf);
    const { id, packingKey } = await shop.ordered({ sku: goods.sku, quantity: 5, pay: 'card', card: 'approve' });
    // Its goods stay here; something else has left.
    await shop.addPacking(id, 'p99');
    await shop.fulfilment.dispatched(id, [yamato('123456789012', 'p99')], doing);
    expect(await shop.stock(skuId)).toEqual({ quantity: goods.onShelf - goods.fromShelf, reserved: 0 });
    const fiveTimes = (arrival: Parameters<typeof shop.fulfilment.arrived>[1]) =>
      Promise.all(Array.from({ length: 5 }, () => shop.fulfilment.arrived(id, arrival, doing)));
    expect(await fiveTimes({ ...delivered, without: [packingKey] })).toEqual(Array(5).fill(true));
    expect((await shop.stock(skuId)).quantity).toBe(goods.onShelf);
    expect(await fiveTimes({ to: 'returned', isRestocked: true, without: [] })).toEqual(Array(5).fill(true));
    expect((await shop.stock(skuId)).quantity).toBe(goods.onShelf);
  });

  it('comes back once, with its goods for sale again or without: whoever says otherwise at the same moment is told', async () => {
    for (const first of [true, false]) {
      const skuId = await shop.setStock('SE-01', 1_000);
      const { id, packingKey } = await shop.ordered({ sku: 'SE-01', quantity: 5, pay: 'card', card: 'approve' });
      await shop.fulfilment.dispatched(id, [yamato('123456789012', packingKey)], doing);
      const back = (isRestocked: boolean) =>
        shop.fulfilment.arrived(id, { to: 'returned', isRestocked, without: [] }, doing);
      const said = [first, !first, first, !first];
      const answers = await Promise.all(said.map(back));
      const [taken] = said.filter((_, at) => answers[at] === true);
      expect(answers).toEqual(said.map((one) => one === taken || 'returned_otherwise'));
      expect((await shop.stock(skuId)).quantity).toBe(taken ? 1_000 : 995);
    }
  });

  it('or is still leaving: of both at once one waits for the other', async () => {
    for (let round = 0; round < 6; round += 1) {
      const { id, orderNo } = await partlySent();
      const send = () => shop.fulfilment.dispatched(id, [yamato('123456789013', 'p99')], doing);
      const arrive = () => shop.fulfilment.arrived(id, delivered, doing);
      const [sent, arrived] =
        round % 2 === 0
          ? await Promise.all([send(), arrive()])
          : await Promise.all([arrive(), send()]).then(([first, second]) => [second, first] as const);
      expect(sent).toBe('sent');
      expect([true, { unsent: ['p99'] }]).toContainEqual(arrived);
      expect(await statusOf(orderNo)).toBe(arrived === true ? 'delivered' : 'shipped');
      expect(await arrive()).toBe(true);
    }
  });
});
