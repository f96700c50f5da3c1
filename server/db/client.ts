import {
  Kysely,
  type PostgresCursor,
  PostgresDialect,
  type PostgresPool,
  type PostgresPoolClient,
  type PostgresQueryResult,
} from 'kysely';
import { once } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { asUnavailable, DatabaseUnavailable } from './database-unavailable';
import { type Database } from './schema';
import { typeParsers } from './type-parsers';

export interface DatabaseOptions {
  /** The most connections at a time. */
  pool: number;
  log: { warn(message: string): void };
  applicationName?: string;
  statementTimeoutMs?: number;
}

const connectLimitMs = 3_000;
const goodbyeLimitMs = 1_000;
const statementLimitMs = 10_000;
const idleInTransactionLimitMs = 30_000;
const tellEveryMs = 5_000;

function openPool(url: string, options: DatabaseOptions): pg.Pool {
  const statementTimeoutMs = options.statementTimeoutMs ?? statementLimitMs;
  const pool = new pg.Pool({
    connectionString: url,
    max: options.pool,
    application_name: options.applicationName ?? 'noren',
    connectionTimeoutMillis: connectLimitMs,
    statement_timeout: statementTimeoutMs,
    // A server that vanished without a word sends no timeout of its own.
    query_timeout: statementTimeoutMs === 0 ? undefined : statementTimeoutMs + 2_000,
    idle_in_transaction_session_timeout: idleInTransactionLimitMs,
    keepAlive: true,
    types: typeParsers,
  });
  pool.on('error', (error) => {
    if (!pool.ending) options.log.warn(`A connection to the database ended: ${error.message}`);
  });
  // The pool listens to idle connections only; one that ends between two queries of a transaction would end the process.
  pool.on('connect', (client) => client.on('error', () => undefined));
  return pool;
}

type Tell = (error: unknown) => void;

/** Tells of an outage once in a while: as long as it lasts, every query of every page meets it. */
const outageTeller = (pool: pg.Pool, log: DatabaseOptions['log']): Tell => {
  let nextMs = 0;
  return (error) => {
    if (!(error instanceof DatabaseUnavailable) || pool.ending || performance.now() < nextMs) return;
    nextMs = performance.now() + tellEveryMs;
    const { cause } = error;
    log.warn(`The database cannot be asked: ${cause instanceof Error ? cause.message : String(cause)}`);
  };
};

/** A connection as Kysely sees it: an outage is one typed error, and a connection that had one is not used again. */
class GuardedConnection implements PostgresPoolClient {
  #outage: DatabaseUnavailable | undefined;

  constructor(
    private readonly client: pg.PoolClient,
    private readonly tell: Tell,
  ) {}

  query<Row>(text: string, parameters: readonly unknown[]): Promise<PostgresQueryResult<Row>>;
  query<Row>(cursor: PostgresCursor<Row>): PostgresCursor<Row>;
  query<Row>(
    query: string | PostgresCursor<Row>,
    parameters: readonly unknown[] = [],
  ): Promise<PostgresQueryResult<Row>> | PostgresCursor<Row> {
    if (typeof query !== 'string') throw new TypeError('Cursors are not set up: page through the rows instead.');
    return this.#run<Row>(query, parameters);
  }

  async #run<Row>(text: string, parameters: readonly unknown[]): Promise<PostgresQueryResult<Row>> {
    try {
      const { command, rowCount, rows }: { command: string; rowCount: number | null; rows: unknown[] } =
        await this.client.query(text, [...parameters]);
      // The query builder knows what the rows are and which commands it sends.
      return { command: command as PostgresQueryResult<Row>['command'], rowCount: rowCount ?? 0, rows: rows as Row[] };
    } catch (cause) {
      const error = asUnavailable(cause);
      if (error instanceof DatabaseUnavailable) this.#outage = error;
      this.tell(error);
      throw error;
    }
  }

  release(): void {
    this.client.release(this.#outage);
  }
}

/** A pool says that it has ended while its connections still say goodbye; a database that stops then would cut them. */
function endCompletely(pool: pg.Pool): () => Promise<void> {
  const open = new Set<pg.PoolClient>();
  pool.on('connect', (client) => {
    open.add(client);
    client.once('end', () => open.delete(client));
  });
  return async () => {
    const goodbyes = [...open].map((client) => once(client, 'end'));
    await pool.end();
    await Promise.race([Promise.all(goodbyes), sleep(goodbyeLimitMs, undefined, { ref: false })]);
  };
}

function guardPool(pool: pg.Pool, log: DatabaseOptions['log']): PostgresPool {
  const tell = outageTeller(pool, log);
  return {
    end: endCompletely(pool),
    connect: async () => {
      try {
        return new GuardedConnection(await pool.connect(), tell);
      } catch (cause) {
        const error = asUnavailable(cause);
        tell(error);
        throw error;
      }
    },
  };
}

/** A database with any tables; the shop's own is `createDatabase`. */
export function openDatabase<Tables>(url: string, options: DatabaseOptions): Kysely<Tables> {
  return new Kysely<Tables>({ dialect: new PostgresDialect({ pool: guardPool(openPool(url, options), options.log) }) });
}

/**
 * The database of the shop. While it is away, queries fail within seconds with `DatabaseUnavailable`; when it is back,
 * they work again by themselves. `destroy()` closes all connections.
 */
export function createDatabase(url: string, options: DatabaseOptions): Kysely<Database> {
  return openDatabase<Database>(url, options);
}
