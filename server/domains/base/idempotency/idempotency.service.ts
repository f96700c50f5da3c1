/**
 * Creating calls take effect once per Idempotency-Key: the answer is kept in the transaction that creates, for 24 hours.
 * A success is repeated; a failure is not kept, so that it can be tried again. Keys are a channel's, a call's and their
 * caller's own, a member's besides: an answer may open a cart, and another visitor may have chosen the same key. Whoever
 * had no secret, and was given theirs by the answer, has asked for both: the second request bears the secret, and repeats
 * the first. So does who has logged in between the two.
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
  /** Validated, without the caller's secret: another one under the same key is refused. */
  readonly body: Json;
}

/** What is known of something that was done under a key. */
export interface Repeating<Done> {
  /**
   * Done for somebody without a secret, it gave the caller the one that they have now; or they have another one by now, as of
   * a cart into which theirs has gone: both are the same.
   */
  readonly isOfCaller?: (done: Done) => Promise<boolean>;
  /** Whether it can be answered again: what it made may be gone, and then the work is done anew. */
  readonly isThere?: (done: Done) => Promise<boolean>;
  /** Before it is answered again: a part of what it made may be gone. */
  readonly complete?: (done: Done) => Promise<void>;
}

export interface IdempotencyMismatch {
  readonly ok: false;
  readonly code: 'idempotency.mismatch';
}

/** 128 bits, base64url. Where nothing else tells callers apart, a shorter key might be anybody's, and is not repeated. */
const shortestSecret = 22;

/** A key that hardly anybody else has chosen: by it is found what somebody has asked before they had another secret. */
const ownSecret = 32;

/** No key holds a space: what is kept so is shown to nobody who bears no secret, and to others once it is known to be theirs. */
const aloneIn = ({ key = '', caller }: IdempotentRequest): string | null =>
  caller !== null && key.length >= ownSecret ? `alone ${key}` : null;

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

/** What was kept for who knows the secret; null: nothing. */
async function findKept<Result>(
  trx: Transaction<Database>,
  { channel, now }: Pick<RequestContext, 'channel' | 'now'>,
  call: string,
  secret: string,
): Promise<{ readonly requestHash: Buffer; readonly result: Result } | null> {
  const kept = { channelId: channel.id, call, key: hashKey(secret) };
  const known = await findAnswer(trx, kept, answersKeptFrom(now));
  if (!known) return null;
  // Sealed below, from the success of the same call.
  return {
    requestHash: known.request_hash,
    result: unseal(known.answer as SealedAnswer, secret, channel.id) as Result,
  };
}

/**
 * Does the work unless it was done under this key before; then its result comes from what was kept.
 *
 * @param work in the same transaction; its success must be plain JSON
 */
export async function once<Result extends { readonly ok: boolean }>(
  trx: Transaction<Database>,
  context: Pick<RequestContext, 'channel' | 'now'> & Partial<Pick<RequestContext, 'visitor'>>,
  request: IdempotentRequest,
  work: () => Promise<Result>,
  {
    isOfCaller,
    isThere = () => Promise.resolve(true),
    complete,
  }: Repeating<Extract<Result, { readonly ok: true }>> = {},
): Promise<Result | IdempotencyMismatch> {
  type Done = Extract<Result, { readonly ok: true }>;
  const { channel, now, visitor } = context;
  const { call, body } = request;
  const secret = secretIn(request, visitor);
  if (secret === null) return work();
  const kept = { channelId: channel.id, call, key: hashKey(secret) };
  const requestHash = createHash('sha256').update(canonicalize(body)).digest();
  const alone = isOfCaller ? aloneIn(request) : null;
  const keptAlone = alone === null ? null : { ...kept, key: hashKey(alone) };
  if (keptAlone) await lockKey(trx, keptAlone);
  await lockKey(trx, kept);
  /** What they have asked before the answer gave them their secret, or they logged in: it is through, and is not waited for. */
  const findEarlier = async () => {
    const asGuest = visitor?.kind === 'member' ? secretIn(request, undefined) : null;
    const guests = asGuest === null ? null : await findKept<Done>(trx, context, call, asGuest);
    if (guests || !isOfCaller || request.caller === null) return guests;
    const asNobody = [visitor, undefined].map((who) => secretIn({ ...request, caller: null }, who));
    for (const earlier of [...asNobody, alone]) {
      const first = earlier === null ? null : await findKept<Done>(trx, context, call, earlier);
      if (first && (await isOfCaller(first.result))) return first;
    }
    return null;
  };
  const known = (await findKept<Done>(trx, context, call, secret)) ?? (await findEarlier());
  if (known && (await isThere(known.result))) {
    if (!known.requestHash.equals(requestHash)) return { ok: false, code: 'idempotency.mismatch' };
    await complete?.(known.result);
    return known.result;
  }
  const result = await work();
  if (!result.ok) return result;
  await keepAnswer(trx, kept, { requestHash, answer: seal(result, secret, channel.id), now });
  // Who was the first to choose it goes on to find theirs.
  if (keptAlone && alone !== null && !(await findAnswer(trx, keptAlone, answersKeptFrom(now))))
    await keepAnswer(trx, keptAlone, { requestHash, answer: seal(result, alone, channel.id), now });
  return result;
}
