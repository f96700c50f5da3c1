/**
 * Two processes on one database: many decide the same carts, many fight for few pieces, and carts are changed while the
 * bank approves.
 */
import { setTimeout as wait } from 'node:timers/promises';
import { startShop } from '../../../e2e/support/running-shop';
import {
  askOver,
  decide,
  readyCarts,
  type Answer,
  type ReadyCart,
  type Wish,
} from '../../../server/domains/selling/order/shoppers.test-support';
import type { Finding, Story } from '../story';
import { changeWhileApproved } from './challenges';
import { askDatabase, auditOrders, channel, stockUp, untilSettled } from './selling';

const pieces = 10;
const plenty = 100_000;
const busyPauseMs = 500;
const full = { carts: 50, decisions: 100, buyers: 500, rounds: 20, challenges: 1_000 };

const scaled = (count: number, scale: number): number => Math.max(2, Math.round(count * scale));
const countsAt = (scale: number) => ({
  carts: scaled(full.carts, scale),
  decisions: scaled(full.decisions, scale),
  buyers: scaled(full.buyers, scale),
  rounds: scaled(full.rounds, scale),
  challenges: scaled(full.challenges, scale),
});
const wishOf =
  (skuId: number) =>
  (index: number): Wish =>
    index % 2 === 0 ? { skuId, pay: 'cod' } : { skuId, pay: 'card', card: 'approve' };

export const orderRaces: Story = async (folder, { scale }) => {
  const findings: Finding[] = [];
  const first = await startShop(`${folder}/races-1`);
  const databaseUrl = first.run.databaseUrl ?? '';
  const second = await startShop(`${folder}/races-2`, { env: { DATABASE_URL: databaseUrl, DEMO: 'on' } });
  const [ask, shopper] = [askDatabase(databaseUrl), askOver(first.run.url, channel)];
  const origins = [first.run.url, second.run.url] as const;
  let busy = 0;
  /** A shop that says that it is busy is asked again, as a shopper does. */
  const decideAt = async (cart: ReadyCart, index: number): Promise<Answer> => {
    const answer = await decide(askOver(origins[index % 2 === 0 ? 0 : 1], channel, 120_000), cart);
    if (answer.status !== 503 && answer.body.status !== 'pending') return answer;
    busy += 1;
    await wait(busyPauseMs);
    return decideAt(cart, index);
  };
  const counts = countsAt(scale);
  const { carts, decisions, buyers, rounds } = counts;

  const manyDecisions = async (): Promise<void> => {
    const { skuId, start } = await stockUp(ask, plenty);
    const ready = await readyCarts(shopper, carts, wishOf(skuId));
    for (const [number, cart] of ready.entries()) {
      const answers = await Promise.all(Array.from({ length: decisions }, (_, index) => decideAt(cart, index)));
      const numbers = new Set(
        answers.map(({ status, body }) => `${status} ${String(body.status)} ${String(body.order_no)}`),
      );
      const [only = ''] = numbers;
      if (numbers.size !== 1 || !only.startsWith('200 ordered'))
        findings.push({ what: `cart ${number + 1} got several answers`, detail: [...numbers].slice(0, 5).join(', ') });
    }
    findings.push(...(await auditOrders(ask, 'after many decisions', skuId, start)));
  };

  const fewPieces = async (): Promise<void> => {
    let waiting: ReadyCart[] = [];
    for (let round = 1; round <= rounds; round += 1) {
      const { skuId } = await stockUp(ask, plenty);
      waiting = [...waiting, ...(await readyCarts(shopper, buyers - waiting.length, wishOf(skuId)))];
      await untilSettled(ask);
      const { start } = await stockUp(ask, pieces);
      const answers = await Promise.all(waiting.map(decideAt));
      const won = answers.filter(({ status }) => status === 200).length;
      const odd = answers.filter(({ status, body }) => status !== 200 && body.code !== 'cart.update_products.stock');
      if (won !== Math.min(pieces, buyers)) findings.push({ what: `round ${round}: ${won} of ${pieces} were sold` });
      if (odd.length > 0)
        findings.push({ what: `round ${round}: ${odd.length} odd answers`, detail: JSON.stringify(odd[0]) });
      waiting = waiting.filter((_, index) => answers[index]?.status !== 200);
      findings.push(...(await auditOrders(ask, `after round ${round}`, skuId, start)));
    }
  };

  try {
    await manyDecisions();
    await fewPieces();
    const approved = await changeWhileApproved({ ask, origins, count: counts.challenges });
    findings.push(...approved.findings);
    return { name: 'races for carts, stock and payments', figures: { ...counts, busy, ...approved.figures }, findings };
  } finally {
    await second.stop();
    await first.stop();
  }
};
