/** Answers that are cut on their way, and asked for again under the same key: nothing is lost, and nothing done twice. */
import { randomUUID } from 'node:crypto';
import { startShop } from '../../../e2e/support/running-shop';
import {
  askOver,
  decide,
  readyCarts,
  type ReadyCart,
} from '../../../server/domains/selling/order/shoppers.test-support';
import { createRandom } from '../random';
import type { Finding, Story } from '../story';
import { askDatabase, auditOrders, channel, stockUp } from './selling';

const full = 1_000;
const plenty = 100_000;
const atOnce = 10;
/** An answer takes about so long: some are cut before it is there, some while it is written. */
const mostMs = 30;
const mostCuts = 5;

export const cutAnswers: Story = async (folder, { scale }) => {
  const cuts = Math.max(20, Math.round(full * scale));
  const random = createRandom(20_261_126);
  const { run, stop } = await startShop(`${folder}/cuts`);
  const rows = askDatabase(run.databaseUrl ?? '');
  const findings: Finding[] = [];
  let cut = 0;

  /** Cut some times, then asked to the end. */
  const insistently = async <T extends { readonly status: number }>(ask: (patienceMs: number) => Promise<T>) => {
    for (let left = random.below(mostCuts); left >= 0; left -= 1) {
      const answer = await ask(1 + random.below(mostMs));
      if (answer.status !== 0) return answer;
      cut += 1;
    }
    return ask(20_000);
  };

  /** Another piece comes into the cart, and then it is ordered. */
  const buy = async ({ token }: ReadyCart, skuId: number): Promise<string> => {
    const key = { 'idempotency-key': randomUUID() };
    const body = { token, products: [{ sku_id: skuId, quantity: 1 }] };
    const added = await insistently((ms) =>
      askOver(run.url, channel, ms, key)('PATCH', '/v1/carts/products/add', body),
    );
    const { count, fingerprint } = added.body as { readonly count?: number; readonly fingerprint?: string };
    if (count !== 2) findings.push({ what: 'a piece was added twice or never', detail: JSON.stringify(added.body) });
    const decided = await insistently((ms) =>
      decide(askOver(run.url, channel, ms), { token, fingerprint: fingerprint ?? '' }),
    );
    if (decided.body.status !== 'ordered') findings.push({ what: 'no order', detail: JSON.stringify(decided.body) });
    return String(decided.body.order_no);
  };

  try {
    const { skuId, start } = await stockUp(rows, plenty);
    const numbers: string[] = [];
    while (cut < cuts && findings.length === 0) {
      const carts = await readyCarts(askOver(run.url, channel), atOnce, () => ({ skuId, pay: 'cod' }));
      numbers.push(...(await Promise.all(carts.map((cart) => buy(cart, skuId)))));
    }
    const [orders] = await rows(`select count(*) count from orders where ordered_at is not null`);
    const [lines] = await rows(`select coalesce(sum(quantity), 0) pieces from order_lines where sku_id = ${skuId}`);
    const told = `${new Set(numbers).size} orders were told, ${String(orders?.count)} stand, ${String(lines?.pieces)} pieces`;
    if (Number(orders?.count) !== new Set(numbers).size || Number(lines?.pieces) !== 2 * numbers.length)
      findings.push({ what: 'double or lost', detail: told });
    findings.push(...(await auditOrders(rows, 'after all cuts', skuId, start)));
    return { name: 'answers that are cut', figures: { cuts: cut, orders: numbers.length }, findings };
  } finally {
    await stop();
  }
};
