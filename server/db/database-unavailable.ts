import pg from 'pg';

/** The database cannot be asked just now. Nothing is wrong with the question: HTTP answers 503 service.unavailable. */
export class DatabaseUnavailable extends Error {
  override readonly name = 'DatabaseUnavailable';
  readonly code = 'service.unavailable';

  constructor(
    readonly retryAfterSeconds: number,
    options: { cause: unknown },
  ) {
    super('The database is not available.', options);
  }
}

const retryAfterSeconds = 5;

/** Classes 08 (connection), 53 (resources), 57 (ended or cancelled by the server, statement timeout), and lock timeout. */
const outageState = /^(08|53|57)|^55P03$/;

const systemCodes = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'ECONNABORTED',
  'EPIPE',
  'ETIMEDOUT',
  'ENOTFOUND',
  'EAI_AGAIN',
  'EHOSTUNREACH',
  'EHOSTDOWN',
  'ENETUNREACH',
  'ENETDOWN',
  'ENOENT',
]);

/** What pg says in words only: a connection that ended, a pool or a query that was waited for too long. */
const pgWords =
  /^(Connection terminated|timeout (exceeded|expired)|Query read timeout|Client (has encountered a connection error|was closed)|Cannot use a pool after calling end|The server does not support SSL)/;

function isOutage(error: unknown): boolean {
  if (error instanceof pg.DatabaseError) return outageState.test(error.code ?? '');
  if (error instanceof AggregateError) return error.errors.some(isOutage);
  if (!(error instanceof Error)) return false;
  const code = 'code' in error ? error.code : undefined;
  return (typeof code === 'string' && systemCodes.has(code)) || pgWords.test(error.message);
}

/** Leaves the database's own answers (a broken constraint, a mistake in SQL) as they are. */
export function asUnavailable(error: unknown): unknown {
  if (error instanceof DatabaseUnavailable || !isOutage(error)) return error;
  return new DatabaseUnavailable(retryAfterSeconds, { cause: error });
}
