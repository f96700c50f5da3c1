/** A year's rows that nobody has cleared up: every job gets through them by indexes, in batches that stay short. */
import { join } from 'node:path';
import pg from 'pg';
import { migrateDatabase } from '../../server/db/migrate';
import { migrations } from '../../server/db/migrations/all.generated';
import { writeTakenPaths } from '../../server/db/taken-paths';
import { clearYear, leftOver } from '../../server/domains/clear-year.test-support';
import { fillYear } from '../../server/domains/year.test-support';
import { startEmbeddedPostgres } from '../../server/postgres/embedded-postgres';
import type { Finding, Story } from './story';

const full = { carts: 1_000_000, orders: 300_000 };
const fewRows = 10_000;
const quiet = { info: () => undefined, warn: () => undefined };

/** How long a start of this version takes on a large table of the one before. */
const indexMs = async (url: string): Promise<number> => {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  await client.query('drop index orders_of_cart');
  const startedAt = performance.now();
  await client.query('create index orders_of_cart on orders (cart_id) where cart_id is not null');
  await client.end();
  return Math.round(performance.now() - startedAt);
};

const timed = async (work: () => Promise<void>): Promise<number> => {
  const startedAt = performance.now();
  await work();
  return Math.round((performance.now() - startedAt) / 1000);
};

export const year: Story = async (folder, { scale }) => {
  const [carts, orders] = [Math.round(full.carts * scale), Math.round(full.orders * scale)];
  const postgres = await startEmbeddedPostgres({ dataDir: join(folder, 'year'), log: quiet });
  try {
    const { url } = postgres;
    await migrateDatabase(url, { migrations, log: quiet, afterwards: writeTakenPaths });
    const fillSeconds = await timed(() => fillYear(url, { carts, orders }));
    const figures: Record<string, number> = { carts, orders, fillSeconds, indexMs: await indexMs(url) };
    const clearingSince = performance.now();
    const { now, jobs, failures, readThrough } = await clearYear(url, fewRows);
    figures.clearSeconds = Math.round((performance.now() - clearingSince) / 1000);
    const findings: Finding[] = failures.map((detail) => ({ what: 'a job failed', detail }));
    for (const [name, { rows, batches, slowestBatchMs }] of Object.entries(jobs)) {
      Object.assign(figures, { [`${name}: rows`]: rows, [`${name}: batches`]: batches });
      figures[`${name}: slowest batch in ms`] = slowestBatchMs;
      if (rows === 0) findings.push({ what: `${name}: found nothing` });
    }
    for (const [table, times] of Object.entries(readThrough))
      findings.push({ what: `${table} was read through`, detail: `${times} times` });
    for (const [what, count] of Object.entries(await leftOver(url, now)))
      findings.push({ what: `${what}: ${count} are left` });
    return { name: "a year's rows", figures, findings };
  } finally {
    await postgres.stop();
  }
};
