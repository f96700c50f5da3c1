import { type Kysely, sql } from 'kysely';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { createDatabase } from '../db/client';
import { DatabaseUnavailable } from '../db/database-unavailable';
import type { Database } from '../db/schema';
import { createTestDatabase, type TestDatabase } from '../postgres/test-database';
import { databaseClock, type Job } from './job';
import { createJobRunner, type JobRunnerOptions } from './job-runner';

const quiet = { warn: () => undefined };
const now = new Date('2026-11-20T12:00:00+09:00');
let database: TestDatabase;
let db: Kysely<Database>;
let logged: object[];
beforeAll(async () => {
  database = await createTestDatabase();
  db = createDatabase(database.url, { pool: 2, log: quiet, statementTimeoutMs: 100 });
});
afterAll(async () => {
  await db.destroy();
  await database.drop();
});
beforeEach(() => void (logged = []));

const runnerOf = (jobs: readonly Job[], options: Partial<JobRunnerOptions> = {}) =>
  createJobRunner({
    db,
    jobs,
    clock: () => Promise.resolve(now),
    log: { error: (details) => void logged.push(details) },
    ...options,
  });
/** Finds so many rows, one batch after the other, and notes each batch. */
const jobWith = (name: string, rows: number, batches: string[] = []): Job => {
  let left = rows;
  const run: Job['run'] = (_db, _now, most) => {
    batches.push(name);
    const found = Math.min(left, most);
    left -= found;
    return Promise.resolve(found);
  };
  return { name, everyMs: 60_000, most: 10, run };
};
const failing = (name: string, error: () => Promise<never>): Job => ({ name, everyMs: 60_000, most: 10, run: error });

describe('jobs', () => {
  it('go on while they find full batches', async () => {
    const batches: string[] = [];
    expect(await runnerOf([jobWith('carts', 25, batches), jobWith('mails', 0, batches)]).runAll()).toEqual({
      carts: 25,
      mails: 0,
    });
    expect(batches).toEqual(['carts', 'carts', 'carts', 'mails']);
  });

  it('that fail, or that the database cuts off, are logged by name, and the others have their turns', async () => {
    const slow = (on: Kysely<Database>) => sql`select pg_sleep(5)`.execute(on).then(() => 0);
    const done = await runnerOf([
      failing('broken', () => Promise.reject(new Error('a mistake'))),
      { name: 'slow', everyMs: 60_000, most: 10, run: slow },
      jobWith('carts', 3),
    ]).runAll();
    expect(done).toEqual({ broken: 0, slow: 0, carts: 3 });
    expect(logged).toMatchObject([{ job: 'broken' }, { job: 'slow' }]);
  });

  it('say nothing while the database is away, since every request does', async () => {
    const away = new DatabaseUnavailable(5, { cause: Object.assign(new Error('x'), { code: 'ECONNREFUSED' }) });
    expect(await runnerOf([failing('carts', () => Promise.reject(away))]).runAll()).toEqual({ carts: 0 });
    expect(logged).toEqual([]);
  });

  it("are told the database's time, whatever this machine's clock says", async () => {
    vi.useFakeTimers({ now: new Date('2001-01-01T00:00:00Z'), toFake: ['Date'] });
    const told: Date[] = [];
    const job: Job = { ...jobWith('carts', 0), run: (_db, at) => Promise.resolve(told.push(at)) };
    await runnerOf([job], { clock: databaseClock(db) }).runAll();
    vi.useRealTimers();
    const { rows } = await sql<{ past: number }>`
      select extract(epoch from clock_timestamp() - ${told[0]})::float8 past`.execute(db);
    expect(rows[0]?.past).toBeGreaterThanOrEqual(0);
    expect(rows[0]?.past).toBeLessThan(60);
  });
});

describe('a runner', () => {
  afterEach(() => vi.useRealTimers());

  it('gives each of several jobs with much to do its turn', async () => {
    const batches: string[] = [];
    const runner = runnerOf([jobWith('carts', 1_000, batches), jobWith('keys', 1_000, batches)], { budgetMs: 0 });
    runner.start();
    await vi.waitUntil(() => batches.length >= 6);
    await runner.stop();
    expect(batches.slice(0, 6)).toEqual(['carts', 'keys', 'carts', 'keys', 'carts', 'keys']);
  });

  it('runs at once and again, and stops when its batch is over', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] });
    let [begun, ended] = [0, 0];
    const run = async () => {
      begun += 1;
      await new Promise((done) => setImmediate(done));
      ended += 1;
      return 0;
    };
    const runner = runnerOf([{ name: 'carts', everyMs: 5_000, most: 10, run }]);
    runner.start();
    await vi.waitUntil(() => ended === 1 && vi.getTimerCount() > 0);
    await vi.advanceTimersByTimeAsync(4_500);
    expect(begun).toBe(1);
    await vi.advanceTimersByTimeAsync(500);
    await vi.waitUntil(() => begun === 2);
    await runner.stop();
    expect(ended).toBe(2);
    await vi.advanceTimersByTimeAsync(60_000);
    expect(begun).toBe(2);
  });
});
