import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startShop, type RunningShop } from './support/running-shop';
import { expect, test } from './support/test';

test.describe.configure({ mode: 'serial' });

let own: RunningShop;
const data = mkdtempSync(join(tmpdir(), 'noren-outage-'));

test.beforeAll(async () => {
  test.setTimeout(180_000);
  own = await startShop(data);
});
test.afterAll(async () => {
  signalDatabase('SIGCONT');
  await own.stop();
  rmSync(data, { recursive: true, force: true });
});

/** Empty for a file that goes away in the meantime. */
const textOf = (path: string): string => {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    return '';
  }
};

/** The postmaster of this shop and all its children; none while it is down. */
const databaseProcesses = (): number[] => {
  const file = readdirSync(data, { recursive: true, encoding: 'utf8' }).find((path) => path.endsWith('postmaster.pid'));
  const postmaster = Number(textOf(join(data, file ?? '')).split('\n')[0]);
  if (!postmaster) return [];
  const parentOf = (pid: string): number => Number(/\) \w (\d+)/.exec(textOf(`/proc/${pid}/stat`))?.[1]);
  const children = readdirSync('/proc').filter((name) => /^\d+$/.test(name) && parentOf(name) === postmaster);
  return [postmaster, ...children.map(Number)];
};

const signalDatabase = (signal: NodeJS.Signals): void => {
  for (const pid of databaseProcesses()) process.kill(pid, signal);
};

const get = async (path: string) => {
  const began = performance.now();
  const response = await fetch(own.run.url + path);
  return {
    status: response.status,
    headers: response.headers,
    text: await response.text(),
    ms: performance.now() - began,
  };
};

test('a database that does not answer: known pages stay, others say so, and all recovers by itself', async () => {
  test.setTimeout(120_000);
  const before = await get('/product/kurikinton');
  expect(before.status).toBe(200);

  signalDatabase('SIGSTOP');
  const began = Date.now();
  // Past the time for which a page is good by itself.
  await expect.poll(() => Date.now() - began, { timeout: 20_000, intervals: [1000] }).toBeGreaterThan(11_000);
  const known = await get('/product/kurikinton');
  expect([known.status, known.text]).toEqual([200, before.text]);
  expect(known.ms).toBeLessThan(5_000);

  const unknown = await get('/product?keyword=%E6%9C%AA%E8%A6%8B');
  expect(unknown.status).toBe(503);
  expect(Number(unknown.headers.get('retry-after'))).toBeGreaterThan(0);
  expect(unknown.headers.get('cache-control')).toBe('private, no-store');
  expect(unknown.text).toContain('ただいまつながりにくくなっています');

  signalDatabase('SIGCONT');
  await expect
    .poll(async () => (await get('/product?keyword=%E6%9C%AA%E8%A6%8B')).status, { timeout: 30_000 })
    .toBe(200);
  expect((await get('/news')).status).toBe(200);
});

test('a database that is killed is started again, and no page is lost for long', async () => {
  test.setTimeout(120_000);
  const before = await get('/faq');
  const [postmaster = 0] = databaseProcesses();
  process.kill(postmaster, 'SIGKILL');
  const known = await get('/faq');
  expect([known.status, known.text]).toEqual([200, before.text]);
  await expect.poll(() => databaseProcesses()[0] ?? postmaster, { timeout: 60_000 }).not.toBe(postmaster);
  const statusOf = async (): Promise<number> => (await get(`/product?keyword=${Date.now()}`)).status;
  await expect.poll(statusOf, { timeout: 60_000 }).toBe(200);
});
