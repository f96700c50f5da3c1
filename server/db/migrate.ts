import { type Kysely, sql, type Transaction } from 'kysely';
import pg from 'pg';
import { setTimeout as sleep } from 'node:timers/promises';
import { openDatabase } from './client';
import { DatabaseUnavailable } from './database-unavailable';
import { type Migration, MigrationError } from './migration';
import { migrationChecksum } from './migration-checksum';

const oldestMajor = 15;
/** Any number that no other program on this database locks; the letters of "noren". */
const lockKey = 0x6e6f72656e;
const lockLimitMs = 3_000;
const lockTries = 6;
const lockNotAvailable = '55P03';

interface MigrationLog {
  info(message: string): void;
  warn(message: string): void;
}

interface AppliedRow {
  id: string;
  kind: string;
  checksum: string;
}

export interface MigrateOptions {
  migrations: readonly Migration[];
  log: MigrationLog;
  /** Brings up to date what follows from the code alone; runs each time, when the tables are there, under the same lock. */
  afterwards?: (db: Transaction<unknown>) => Promise<void>;
}

function checkList(migrations: readonly Migration[]): void {
  migrations.forEach(({ id }, index) => {
    const before = migrations[index - 1]?.id ?? '';
    if (!/^\d{4}-[a-z0-9-]+$/.test(id)) throw new TypeError(`The migration id "${id}" is not like "0001-catalogue".`);
    if (id <= before) throw new TypeError(`Migration ${id} stands after ${before}: their order is that of their ids.`);
  });
}

async function checkServer(db: Kysely<unknown>): Promise<void> {
  const { rows } = await sql<{ version: string; encoding: string; name: string }>`
    SELECT current_setting('server_version') AS version, current_setting('server_encoding') AS encoding,
           current_database() AS name`.execute(db);
  const { version = '', encoding = '', name = '' } = rows[0] ?? {};
  if (Number.parseInt(version, 10) < oldestMajor) {
    throw new MigrationError(
      'postgres-too-old',
      `The database is PostgreSQL ${version}; Noren needs PostgreSQL ${oldestMajor} or newer. Upgrade it, or let DATABASE_URL point at another one.`,
    );
  }
  if (encoding !== 'UTF8') {
    throw new MigrationError(
      'not-utf8',
      `The database ${name} is in ${encoding}, which does not hold Japanese; Noren needs UTF8. The encoding cannot be changed: make another one (CREATE DATABASE noren ENCODING 'UTF8' TEMPLATE template0) and let DATABASE_URL point at it.`,
    );
  }
}

/** Held until the transaction ends. A lock of the session would not survive a pooler between us and the database. */
async function lock(transaction: Transaction<unknown>): Promise<void> {
  await sql`SELECT pg_advisory_xact_lock(${sql.lit(lockKey)})`.execute(transaction);
}

async function readApplied(db: Kysely<unknown>): Promise<AppliedRow[]> {
  return db.transaction().execute(async (transaction) => {
    await lock(transaction);
    await sql`
      CREATE TABLE IF NOT EXISTS noren_migration (
        id text PRIMARY KEY,
        kind text NOT NULL,
        checksum text NOT NULL,
        duration_ms integer NOT NULL,
        applied_at timestamptz NOT NULL DEFAULT now()
      )`.execute(transaction);
    return (
      await sql<AppliedRow>`SELECT id, kind, checksum FROM noren_migration ORDER BY id COLLATE "C"`.execute(transaction)
    ).rows;
  });
}

/** What the database already has must be what this list begins with, or something newer that leaves us working. */
async function compare(applied: readonly AppliedRow[], { migrations, log }: MigrateOptions): Promise<void> {
  const known = new Map(migrations.map((migration) => [migration.id, migration]));
  const appliedIds = new Set(applied.map(({ id }) => id));
  const unknown = applied.filter(({ id }) => !known.has(id));
  const breaking = unknown.find(({ kind }) => kind === 'contract');
  if (breaking) {
    throw new MigrationError(
      'database-newer',
      `The database was changed by a newer version of Noren (${breaking.id}) in a way that this one cannot work with. Start the newer version.`,
    );
  }
  const lastApplied = applied.at(-1)?.id ?? '';
  const late = migrations.find(({ id }) => !appliedIds.has(id) && id < lastApplied);
  if (late) {
    throw new MigrationError(
      'out-of-order',
      `Migration ${late.id} has not run, though ${lastApplied} has. Give it a number above ${lastApplied}; in development, an empty database (another NOREN_DATA) helps too.`,
    );
  }
  if (unknown.length > 0) {
    log.info(
      `The database is newer than this process (${unknown.map(({ id }) => id).join(', ')}), which it can work with.`,
    );
  }
  for (const { id, checksum } of applied) {
    const migration = known.get(id);
    const now = migration ? await migrationChecksum(migration) : checksum;
    // Only a warning: a new version of the query builder may word the same tables otherwise.
    if (now !== checksum)
      log.warn(`Migration ${id} was changed after it ran on this database; the tables may differ from the code.`);
  }
}

async function apply(db: Kysely<unknown>, migration: Migration): Promise<number | undefined> {
  const checksum = await migrationChecksum(migration);
  return db.transaction().execute(async (transaction) => {
    await lock(transaction);
    const found = await sql`SELECT 1 FROM noren_migration WHERE id = ${migration.id}`.execute(transaction);
    if (found.rows.length > 0) return undefined;
    // A change of a table that waits for a long query makes all later queries wait behind it: rather give up and retry.
    await sql`SELECT set_config('lock_timeout', ${String(lockLimitMs)}, true)`.execute(transaction);
    const start = performance.now();
    await migration.up(transaction);
    const durationMs = Math.round(performance.now() - start);
    await sql`
      INSERT INTO noren_migration (id, kind, checksum, duration_ms)
      VALUES (${migration.id}, ${migration.kind ?? 'expand'}, ${checksum}, ${durationMs})`.execute(transaction);
    return durationMs;
  });
}

const isLockTimeout = (error: unknown): boolean =>
  error instanceof DatabaseUnavailable &&
  error.cause instanceof pg.DatabaseError &&
  error.cause.code === lockNotAvailable;

async function applyPatiently(db: Kysely<unknown>, migration: Migration, log: MigrationLog): Promise<void> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      const durationMs = await apply(db, migration);
      if (durationMs !== undefined) log.info(`Migration ${migration.id} ran in ${durationMs} ms.`);
      return;
    } catch (error) {
      if (!isLockTimeout(error) || attempt === lockTries) {
        const reason = error instanceof Error ? error.message : String(error);
        throw new MigrationError('failed', `Migration ${migration.id} failed and was undone: ${reason}`, {
          cause: error,
        });
      }
      log.info(`Migration ${migration.id} waits for a table that is in use.`);
      await sleep(1_000 * attempt);
    }
  }
}

/**
 * Brings the tables up to this code's. Several processes may call it at once: a lock lets each migration run once.
 *
 * @throws MigrationError when a migration fails, or when database and code cannot live together.
 * @throws DatabaseUnavailable when the database cannot be reached.
 */
export async function migrateDatabase(url: string, options: MigrateOptions): Promise<void> {
  checkList(options.migrations);
  // Changing a large table takes its time.
  const db = openDatabase<unknown>(url, {
    pool: 1,
    log: options.log,
    applicationName: 'noren-migrate',
    statementTimeoutMs: 0,
  });
  try {
    await checkServer(db);
    const applied = await readApplied(db);
    await compare(applied, options);
    const appliedIds = new Set(applied.map(({ id }) => id));
    for (const migration of options.migrations.filter(({ id }) => !appliedIds.has(id))) {
      await applyPatiently(db, migration, options.log);
    }
    const { afterwards } = options;
    if (afterwards) {
      await db.transaction().execute(async (transaction) => {
        await lock(transaction);
        await afterwards(transaction);
      });
    }
  } finally {
    await db.destroy();
  }
}
