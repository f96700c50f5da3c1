/** What the docs tell to do with orders in psql. */
import { readFileSync } from 'node:fs';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { warnOfContradictions } from './contradictions';
import { openSales, type Sales } from '../order.test-support';

let sales: Sales;
let skuId: number;
beforeAll(async () => {
  sales = await openSales();
});
afterAll(() => sales.close());
beforeEach(async () => {
  await sales.clearBooks();
  skuId = await sales.setStock('SE-01', 100);
});

const run = (text: string) =>
  sql<Readonly<Record<string, unknown>>>`${sql.raw(text)}`.execute(sales.db).then(({ rows }) => rows);
/** The statements in a part of a page. */
const statementsIn = (file: string, heading: string): string[] => {
  const [, part = ''] = readFileSync(file, 'utf8').split(`## ${heading}\n`);
  return [...(part.split('\n## ')[0] ?? '').matchAll(/```sql\n([\s\S]*?)```/g)].map(([, code = '']) => code);
};
const ordered = async (pay: 'cod' | 'card', quantity = 1) => {
  const cart = await sales.readyCart({ pay, quantity, ...(pay === 'card' ? { card: 'approve' } : {}) });
  return String((await sales.decide(cart)).body.order_no);
};

describe('orders that stand without their money', () => {
  const found = async (): Promise<unknown[][]> => {
    const statements = statementsIn('docs/orders.md', 'Orders and their money');
    expect(statements).toHaveLength(3);
    const rows = await Promise.all(statements.map(run));
    return rows.map((some) => some.map((row) => row.order_no ?? row.reference));
  };
  const warnings = async (): Promise<string[]> => {
    const said: string[] = [];
    await warnOfContradictions(sales.db, { warn: (message) => void said.push(message) });
    return said;
  };
  // The shop's clock is at another day than the database's.
  beforeAll(() => run(`update noren_migration set applied_at = '2026-06-01'`));
  const change = (orderNo: string, values: string) =>
    run(`update payments set ${values} from orders o where o.id = order_id and o.order_no = '${orderNo}'`);

  it('are none', async () => {
    await ordered('card');
    await ordered('cod');
    expect(await warnings()).toEqual([]);
    expect(await found()).toEqual([[], [], []]);
  });

  it('are found by the trace of the void, by their states, in the books of the service, and listed for another', async () => {
    const [given, odd, silent] = [await ordered('card'), await ordered('card'), await ordered('card')];
    await change(given, `error_code = 'payment.cart_changed'`);
    await run('alter table payments disable trigger payments_order_agrees');
    await change(odd, `status = 'voided'`);
    await run('alter table payments enable trigger payments_order_agrees');
    for (const orderNo of [given, silent])
      await run(`update sandbox_payments.payments set status = 'voided' where reference = 'test.${orderNo}'`);
    await run(`update orders set created_at = '2026-01-01' where order_no = '${silent}'`);
    expect((await found()).map((some) => some.sort())).toEqual([
      [given, odd].sort(),
      [given, silent].sort(),
      [`test.${silent}`],
    ]);
    expect(await warnings()).toEqual([
      'The rows of 2 orders contradict those of their payments: docs/orders.md, "Orders and their money".',
    ]);
  });
});

describe('stock of what an older version delivered an order without', () => {
  it('is listed until it is for sale again, once', async () => {
    const orderNo = await ordered('cod', 2);
    await run(`with left_packing as (insert into order_packings overriding system value
        select (jsonb_populate_record(k, jsonb_build_object('key', 'p99', 'carriage_jpy', 0,
          'id', nextval(pg_get_serial_sequence('order_packings', 'id'))))).* from order_packings k
          join orders o on o.id = k.order_id where o.order_no = '${orderNo}' limit 1 returning id, order_id)
      insert into order_parcels (order_id, packing_id, dispatch, carrier, sent_at)
        select order_id, id, 1, 'other', now() from left_packing`);
    for (const status of ['preparing', 'shipped', 'delivered'])
      await run(`update orders set status = '${status}' where order_no = '${orderNo}'`);
    const [list = '', put = ''] = statementsIn('docs/orders.md', 'Stock by hand');
    const [line, ...others] = await run(list);
    expect([line, ...others]).toMatchObject([
      { order_no: orderNo, packing_key: expect.stringMatching(/^p\d+$/) as string, from_stock: 2 },
    ]);
    expect(line?.packing_key).not.toBe('p99');
    const free = async () => (await run(`select quantity from stocks where sku_id = ${skuId}`))[0]?.quantity;
    const before = Number(await free());
    expect(put).toContain('id = 123');
    for (let time = 0; time < 2; time += 1) await run(put.replace('id = 123', `id = ${String(line?.line_id)}`));
    expect(await free()).toBe(before + 2);
    expect(await run(list)).toEqual([]);
  });
});
