import { type Kysely, sql, type Transaction } from 'kysely';
import type { Database } from '../../../db/schema';
import { deleteSome } from '../../../db/sql/delete-some';

export interface KeptKey {
  readonly channelId: string;
  readonly call: string;
  readonly key: string;
}

/** Others with the same key wait until the transaction ends. */
export async function lockKey(trx: Transaction<Database>, { channelId, call, key }: KeptKey): Promise<void> {
  const name = `idempotency ${channelId} ${call} ${key}`;
  await sql`select pg_advisory_xact_lock(hashtextextended(${name}, 0))`.execute(trx);
}

export const findAnswer = (trx: Transaction<Database>, { channelId, call, key }: KeptKey, since: Date) =>
  trx
    .selectFrom('idempotency_keys')
    .select(['request_hash', 'answer'])
    .where('channel_id', '=', channelId)
    .where('call', '=', call)
    .where('key', '=', key)
    .where('created_at', '>', since)
    .executeTakeFirst();

/** In the place of an older one under the same key. */
export async function keepAnswer(
  trx: Transaction<Database>,
  { channelId, call, key }: KeptKey,
  values: { readonly requestHash: Buffer; readonly answer: object; readonly now: Date },
): Promise<void> {
  const row = {
    request_hash: values.requestHash,
    status: 200,
    answer: JSON.stringify(values.answer),
    created_at: values.now,
  };
  await trx
    .insertInto('idempotency_keys')
    .values({ channel_id: channelId, call, key, ...row })
    .onConflict((conflict) => conflict.columns(['channel_id', 'call', 'key']).doUpdateSet(row))
    .execute();
}

export const deleteAnswersBefore = (db: Kysely<Database>, before: Date, most: number): Promise<number> =>
  deleteSome(db, { from: 'idempotency_keys', where: sql`created_at < ${before}`, orderBy: 'created_at', most });
