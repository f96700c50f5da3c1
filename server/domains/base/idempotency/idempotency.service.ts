/**
 * Creating calls take effect once per Idempotency-Key: the answer is kept in the transaction that creates, for 24 hours.
 * A success is repeated; a failure is not kept, so that it can be tried again. Keys are a channel's, a call's and their
 * caller's own, a member's besides: an answer may open a cart, and another visitor may have chosen the same key.
 */
import type { Kysely, Transaction } from 'kysely';
import { createHash } from 'node:crypto';
import type { Json } from '../../../../schemas/layout/document';
import { canonicalize } from '../../../../src/layout/reading/canonicalize';
import type { Visitor } from '../../../../src/domain/visitor';
import type { Database } from '../../../db/schema';
import type { RequestContext } from '../../../request/request-context';
import { deleteAnswersBefore, findAnswer, keepAnswer, lockKey } from './idempotency.repository';
import { hashKey, seal, type SealedAnswer, unseal } from './sealed-answer';
import { dayMs } from '../../../../src/lib/durations';

export interface IdempotentRequest {
  /** Id of the call, `cart.addProducts`. */
  readonly call: string;
  /** The header; undefined: the caller gave none, and the work is simply done. */
  readonly key: string | undefined;
  /** A secret that tells the caller from others, such as their cart's token; null: they have none yet. */
  readonly caller: string | null;
  /** Validated: another one under the same key is refused. */
  readonly body: Json;
}

export interface IdempotencyMismatch {
  readonly ok: false;
  readonly code: 'idempotency.mismatch';
}

/** 128 bits, base64url. Where nothing else tells callers apart, a shorter key might be anybody's, and is not repeated. */
const shortestSecret = 22;

/** Both together are what no other caller knows; null: nothing is. */
const secretIn = ({ key, caller }: IdempotentRequest, visitor: Visitor | undefined): string | null => {
  if (key === undefined || (caller === null && key.length < shortestSecret)) return null;
  const member = visitor?.kind === 'member' ? [`member ${visitor.userId}`] : [];
  // No key holds a space.
  return [...member, ...(caller === null ? [] : [caller]), key].join(' ');
};

const keptMs = dayMs;

/** Answers from before then are kept no longer. */
const answersKeptFrom = (now: Date): Date => new Date(now.getTime() - keptMs);

/** @returns how many were deleted */
export const deleteOldAnswers = (db: Kysely<Database>, now: Date, most: number): Promise<number> =>
  deleteAnswersBefore(db, answersKeptFrom(now), most);

/**
 * Does the work unless it was done under this key before; then its result comes from what was kept.
 *
 * @param work in the same transaction; its success must be plain JSON
 */
export async function once<Result extends { readonly ok: boolean }>(
  trx: Transaction<Database>,
  { channel, now, visitor }: Pick<RequestContext, 'channel' | 'now'> & Partial<Pick<RequestContext, 'visitor'>>,
  request: IdempotentRequest,
  work: () => Promise<Result>,
): Promise<Result | IdempotencyMismatch> {
  const { call, body } = request;
  const secret = secretIn(request, visitor);
  if (secret === null) return work();
  const kept = { channelId: channel.id, call, key: hashKey(secret) };
  const requestHash = createHash('sha256').update(canonicalize(body)).digest();
  await lockKey(trx, kept);
  const known = await findAnswer(trx, kept, answersKeptFrom(now));
  if (known) {
    if (!known.request_hash.equals(requestHash)) return { ok: false, code: 'idempotency.mismatch' };
    // Sealed below, from the success of the same call.
    return unseal(known.answer as SealedAnswer, secret, channel.id) as Result;
  }
  const result = await work();
  if (result.ok) await keepAnswer(trx, kept, { requestHash, answer: seal(result, secret, channel.id), now });
  return result;
}
