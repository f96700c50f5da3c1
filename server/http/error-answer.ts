/** What the shop answers when something was thrown: an error of the closed list, and nothing of what is inside. */
import type { FastifyBaseLogger, FastifyError } from 'fastify';
import { errorOf, errors, type ErrorCode } from '../../schemas/shop-errors';
import { DatabaseUnavailable } from '../db/database-unavailable';
import type { RawAnswer } from './compiled-call';

/** Thrown by the HTTP layer where an error of the list is the answer. */
export class Refusal extends Error {
  override readonly name = 'Refusal';

  constructor(
    readonly code: ErrorCode,
    readonly headers: Readonly<Record<string, string>> = {},
  ) {
    super(code);
  }
}

export const answerOf = (code: ErrorCode, headers: Readonly<Record<string, string>> = {}): RawAnswer => ({
  status: errors[code].status,
  body: errorOf(code),
  headers,
});

const codesByStatus: Readonly<Record<number, ErrorCode>> = {
  404: 'request.not-found',
  413: 'request.too-large',
  415: 'request.media-type',
  429: 'request.too-many',
};

/** Fastify's own 4xx: broken JSON, a bad URL, a body without length. */
const refusedByFastify = (error: unknown): ErrorCode | null => {
  const status = (error as Partial<FastifyError> | null)?.statusCode;
  if (!(error instanceof Error) || typeof status !== 'number' || status < 400 || status >= 500) return null;
  return codesByStatus[status] ?? 'request.malformed';
};

/**
 * Logs a fault once, with its cause. What the sender did wrong is no fault of the shop and not logged as one; that the
 * database is away, its client has said (db/client.ts).
 */
export const answerForError = (error: unknown, log: FastifyBaseLogger): RawAnswer => {
  if (error instanceof Refusal) return answerOf(error.code, error.headers);
  if (error instanceof DatabaseUnavailable)
    return answerOf('service.unavailable', { 'retry-after': String(error.retryAfterSeconds) });
  const refused = refusedByFastify(error);
  if (refused) return answerOf(refused);
  log.error({ err: error }, 'unexpected error');
  return answerOf('server.error');
};
