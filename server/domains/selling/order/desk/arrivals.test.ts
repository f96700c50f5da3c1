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
    expect(await without('p99')).toBe(true);
    expect(await shop.rows(`select reason from order_events where order_id = ${id} and to_status = 'delivered'`)).toEqual([
      { reason: 'delivered, without p99' },
    ]); // prettier-ignore
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
