/** Kills the shop, and PostgreSQL, while shoppers order: no order that was acknowledged may be lost, doubled or half done. */
import { setTimeout as wait } from 'node:timers/promises';
import { type RunningShop, startShop } from '../../../e2e/support/running-shop';
import {
  askOver,
  decide,
  readyCarts,
  type ReadyCart,
} from '../../../server/domains/selling/order/shoppers.test-support';
import { processesOf } from '../../server/process-tree';
import { createRandom, type Random } from '../random';
import type { Finding, Story } from '../story';
import { askDatabase, auditOrders, channel, stockUp } from './selling';

const readyLimitMs = 5_000;
const insistMs = 60_000;
const steadyMs = 500;
const cartsARound = 16;
const start = 100_000;

interface Selling {
  shop: RunningShop;
  readonly data: string;
  readonly random: Random;
  readonly findings: Finding[];
  /** Numbers of the orders that shoppers were told, by the token of their cart. */
  readonly told: Map<string, string>;
  readonly carts: ReadyCart[];
  skuId: number;
  slowestReadyMs: number;
}

const shopper = ({ shop }: Selling) => askOver(shop.run.url, channel);
const books = ({ shop }: Selling) => askDatabase(shop.run.databaseUrl ?? '');

/** One try; what a shopper was told once must never become something else. */
const decideOnce = async (selling: Selling, cart: ReadyCart): Promise<void> => {
  const { status, body } = await decide(shopper(selling), cart);
  if (status !== 200 || body.status !== 'ordered') return;
  const [before, now] = [selling.told.get(cart.token), String(body.order_no)];
  if (before !== undefined && before !== now)
    selling.findings.push({ what: 'a cart became two orders', detail: `${before} and ${now}` });
  selling.told.set(cart.token, now);
};

const killShop = async (selling: Selling): Promise<void> => {
  process.kill(selling.shop.run.pid, 'SIGKILL');
  await selling.shop.stop();
  selling.shop = await startShop(selling.data);
};

/** Any of its processes: the first one takes all others with it, and so does a worker, as its memory may be broken. */
const killPostgres = ({ shop, random }: Selling): Promise<void> => {
  const [first, ...others] = processesOf(shop.run.pid).filter(({ command }) => command.startsWith('postgres'));
  if (first) process.kill(random.pick([first, ...others]).pid, 'SIGKILL');
  return Promise.resolve();
};

/** A killed database may answer for a moment more: ready is from when on it keeps answering. */
const untilReady = async (selling: Selling, { token }: ReadyCart): Promise<number> => {
  let since = performance.now();
  while (performance.now() - since < steadyMs) {
    const { status } = await shopper(selling)('GET', `/v1/carts/${token}`);
    if (status !== 200) since = performance.now();
    await wait(25);
  }
  return since;
};

const round = async (selling: Selling, kill: (selling: Selling) => Promise<void>, name: string): Promise<void> => {
  const { random, findings, carts, skuId } = selling;
  const made = await readyCarts(shopper(selling), cartsARound, (index) =>
    index % 2 === 0 ? { skuId, pay: 'cod' } : { skuId, pay: 'card', card: 'approve' },
  );
  const [first] = made;
  carts.push(...made);
  const deciding = made.map((cart) => decideOnce(selling, cart));
  await wait(random.below(150));
  const from = performance.now();
  await kill(selling);
  const readyMs = first ? (await untilReady(selling, first)) - from : 0;
  selling.slowestReadyMs = Math.max(selling.slowestReadyMs, readyMs);
  if (readyMs > readyLimitMs) findings.push({ what: `${name}: ready after ${Math.round(readyMs)} ms` });
  await Promise.all(deciding);
  findings.push(...(await auditOrders(books(selling), name, skuId, start)));
};

/** Shoppers who got no answer ask again until they have one. */
const settleAll = async (selling: Selling): Promise<void> => {
  const until = performance.now() + insistMs;
  let open = selling.carts;
  while (open.length > 0 && performance.now() < until) {
    await Promise.all(open.map((cart) => decideOnce(selling, cart)));
    open = open.filter(({ token }) => !selling.told.has(token));
    if (open.length > 0) await wait(500);
  }
  const { findings, told, skuId } = selling;
  if (open.length > 0) findings.push({ what: `${open.length} carts never became orders` });
  if (new Set(told.values()).size !== told.size) findings.push({ what: 'two carts share an order' });
  findings.push(...(await auditOrders(books(selling), 'at the end', skuId, start)));
};

export const orderKills: Story = async (folder, { scale }) => {
  const rounds = Math.max(2, Math.round(50 * scale));
  const data = `${folder}/order-kills`;
  const random = createRandom(20_261_122);
  const shop = await startShop(data);
  const selling: Selling = {
    shop, data, random, findings: [], told: new Map(), carts: [], skuId: 0, slowestReadyMs: 0,
  }; // prettier-ignore
  try {
    selling.skuId = (await stockUp(books(selling), start)).skuId;
    for (let number = 1; number <= rounds; number += 1) {
      await round(selling, killShop, `kill ${number} of the shop`);
      await round(selling, killPostgres, `kill ${number} of PostgreSQL`);
    }
    await settleAll(selling);
    const { carts, findings, slowestReadyMs } = selling;
    const figures = {
      shopKills: rounds,
      postgresKills: rounds,
      orders: carts.length,
      slowestReadyMs: Math.round(slowestReadyMs),
    };
    return { name: 'kill -9 while shoppers order', figures, findings };
  } finally {
    await selling.shop.stop();
  }
};
