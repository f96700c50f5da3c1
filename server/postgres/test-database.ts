import pg from 'pg';
import { randomUUID } from 'node:crypto';
import { inject } from 'vitest';
import { migrateDatabase } from '../db/migrate';
import { migrations } from '../db/migrations/all.generated';
import { writeTakenPaths } from '../db/taken-paths';
import './vitest-global-setup';

export interface TestDatabase {
  url: string;
  /** Also ends the connections that the test left open. */
  drop(): Promise<void>;
}

export interface TestTemplate {
  /** Suites that name the same template share it: it is made once in a test run. */
  name: string;
  prepare(url: string): Promise<void>;
}

const quiet = { info: () => undefined, warn: () => undefined };

/** All tables, no rows. */
export const migratedTemplate: TestTemplate = {
  name: 'migrated',
  prepare: (url) => migrateDatabase(url, { migrations, log: quiet, afterwards: writeTakenPaths }),
};

async function clusterUrl(): Promise<string> {
  const response = await fetch(inject('testDatabaseBroker'));
  const text = await response.text();
  if (!response.ok) throw new Error(`The database for tests did not start. ${text}`);
  return text;
}

function urlOf(cluster: string, database: string): string {
  const url = new URL(cluster);
  url.pathname = `/${database}`;
  return url.href;
}

async function withAdmin<Result>(cluster: string, work: (client: pg.Client) => Promise<Result>): Promise<Result> {
  const client = new pg.Client({ connectionString: cluster });
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}

/** Makes the template unless another suite has; it gets its name when it is complete. */
async function ensureTemplate(cluster: string, client: pg.Client, { name, prepare }: TestTemplate): Promise<string> {
  const template = `template_${name}`;
  await client.query('SELECT pg_advisory_lock(hashtext($1))', [template]);
  const found = await client.query('SELECT 1 FROM pg_database WHERE datname = $1', [template]);
  if (found.rowCount === 0) {
    const draft = `draft_${randomUUID()}`;
    await client.query(`CREATE DATABASE "${draft}"`);
    await prepare(urlOf(cluster, draft));
    await client.query(`ALTER DATABASE "${draft}" RENAME TO "${template}"`);
  }
  await client.query('SELECT pg_advisory_unlock(hashtext($1))', [template]);
  return template;
}

/**
 * With whoever of the tests is still connected. Not by force: an autovacuum worker is the superuser's, which force may not
 * end; asked without, it leaves by itself.
 */
async function dropDatabase(client: pg.Client, name: string): Promise<void> {
  await client.query(`ALTER DATABASE "${name}" ALLOW_CONNECTIONS false`);
  await client.query(
    'SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = $1 AND usename = current_user',
    [name],
  );
  await client.query(`DROP DATABASE "${name}"`);
}

/**
 * A database of the suite's own, copied from a template (all tables, no rows, unless another one is given):
 *
 *     const database = await createTestDatabase();
 *     afterAll(() => database.drop());
 */
export async function createTestDatabase(template = migratedTemplate): Promise<TestDatabase> {
  const cluster = await clusterUrl();
  const name = `test_${randomUUID()}`;
  await withAdmin(cluster, async (client) => {
    const from = await ensureTemplate(cluster, client, template);
    // Ten times as fast as to write what is copied to the log, where nothing is written through to the disk.
    await client.query(`CREATE DATABASE "${name}" TEMPLATE "${from}" STRATEGY file_copy`);
  });
  return {
    url: urlOf(cluster, name),
    drop: () => withAdmin(cluster, (client) => dropDatabase(client, name)),
  };
}
