/** The database stands still for a minute: every request is answered, with a page or a 503, and all is well afterwards. */
import { setTimeout as wait } from 'node:timers/promises';
import { startShop } from '../../e2e/support/running-shop';
import { askerHeaders } from '../../server/domains/selling/order/shoppers.test-support';
import { type Process, processesOf } from '../server/process-tree';
import { ask, failing } from './ask';
import { askDatabase, channel, stockUp } from './orders/selling';
import type { Finding, Story } from './story';

const paths = ['/', '/product', '/product?page=2', '/product/no-such-product', '/v1/products', '/sitemap.xml'];
const patienceMs = 40_000;
const fine = new Set([200, 404, 503]);

interface Changed {
  readonly status: number;
  readonly ms: number;
  readonly code: string;
}

/** A shopper puts something into a cart. @param body of a call of the cart's */
const change = async (origin: string, body: object): Promise<Changed> => {
  const headers = askerHeaders(channel);
  const wish = { method: 'PATCH', headers, body: JSON.stringify(body), patienceMs };
  const { status, ms, body: text } = await ask(origin, '/v1/carts/products/add', wish);
  const { code = '' } = status === 503 ? (JSON.parse(text) as { readonly code?: string }) : {};
  return { status, ms, code };
};

const databaseOf = (pid: number): Process[] => processesOf(pid).filter(({ command }) => command.startsWith('postgres'));

const signalAll = (processes: readonly Process[], signal: 'SIGSTOP' | 'SIGCONT'): void => {
  for (const { pid } of processes) {
    try {
      process.kill(pid, signal);
    } catch (error) {
      // A backend may have ended meanwhile; anything else is a fault of this script.
      if (!(error instanceof Error && 'code' in error && error.code === 'ESRCH')) throw error;
    }
  }
};

export const outage: Story = async (folder, { scale }) => {
  const seconds = Math.max(5, Math.round(60 * scale));
  const findings: Finding[] = [];
  let slowestMs = 0;
  let asked = 0;
  const { run, stop } = await startShop(`${folder}/outage`);
  const { skuId } = await stockUp(askDatabase(run.databaseUrl ?? ''), 1_000);
  const stopped = databaseOf(run.pid);
  const body = { products: [{ sku_id: skuId, quantity: 1 }] };
  try {
    if (stopped.length === 0) findings.push({ what: 'no database process was found below the shop' });
    signalAll(stopped, 'SIGSTOP');
    const until = performance.now() + seconds * 1000;
    while (performance.now() < until) {
      const answers = await Promise.all(
        paths.map(async (path) => ({ path, ...(await ask(run.url, path, { patienceMs })) })),
      );
      asked += answers.length;
      slowestMs = Math.max(slowestMs, ...answers.map(({ ms }) => ms));
      for (const { path, status } of answers)
        if (!fine.has(status)) findings.push({ what: `${path} answered ${status} while the database stood still` });
      const { status, code, ms } = await change(run.url, body);
      asked += 1;
      slowestMs = Math.max(slowestMs, ms);
      if (code !== 'service.unavailable')
        findings.push({ what: `a change of a cart was answered ${status} ${code} while the database stood still` });
      await wait(250);
    }
    signalAll(stopped, 'SIGCONT');
    await wait(5_000);
    const broken = await failing(run.url);
    const { status } = await change(run.url, body);
    if (status !== 200) broken.push(`a change of a cart: ${status}`);
    if (broken.length > 0) findings.push({ what: 'five seconds after the outage', detail: broken.join(', ') });
  } finally {
    signalAll(stopped, 'SIGCONT');
    await stop();
  }
  return { name: 'database outage', figures: { seconds, asked, slowestMs: Math.round(slowestMs) }, findings };
};
