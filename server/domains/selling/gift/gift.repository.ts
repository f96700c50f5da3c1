/** What receivers of gifts have filled in so far. Each is found by what its receiver proves themselves by. */
import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { ShippingAddress } from '../../../../schemas/address/address';
import type { DeliveryTimezone } from '../../../../schemas/delivery/delivery';
import type { Database } from '../../../db/schema';
import { deleteSome } from '../../../db/sql/delete-some';

type Db = Kysely<Database>;

export interface DraftKey {
  readonly giftId: number;
  readonly receiverHash: Buffer;
}

/** By the database's clock. */
const tomorrow: RawBuilder<Date> = sql<Date>`clock_timestamp() + interval '1 day'`;

/** Whoever has the link may begin anew with each browser; those that were begun first go. */
const mostDrafts = 20;

/** Of this shop's gifts, whichever it is: one browser proves itself alike for all that it receives. */
export const isReceiverKnown = async (db: Db, receiverHash: Buffer): Promise<boolean> => {
  const { rows } = await sql<{ is_known: boolean }>`
    select exists (select from gift_drafts where receiver_hash = ${receiverHash} and expires_at > now())
      or exists (select from social_gifts where receiver_hash = ${receiverHash}) is_known
  `.execute(db);
  return rows[0]?.is_known ?? false;
};

export const findDraft = (db: Db, { giftId, receiverHash }: DraftKey) =>
  db
    .selectFrom('gift_drafts')
    .select(['address', 'delivery_on', 'timezone', 'is_delivery_chosen'])
    .where('gift_id', '=', giftId)
    .where('receiver_hash', '=', receiverHash)
    .where('expires_at', '>', sql<Date>`now()`)
    .executeTakeFirst();

/** Only while it waits, also where it is received at this moment. A day that was chosen for another place is asked for anew. */
export const putAddress = async (db: Db, { giftId, receiverHash }: DraftKey, address: ShippingAddress) => {
  await sql`
    delete from gift_drafts where gift_id = ${giftId} and receiver_hash in (
      select receiver_hash from gift_drafts where gift_id = ${giftId} and receiver_hash <> ${receiverHash}
      order by expires_at desc offset ${mostDrafts - 1})
  `.execute(db);
  await sql`
    insert into gift_drafts (gift_id, receiver_hash, address, expires_at)
    select id, ${receiverHash}::bytea, ${JSON.stringify(address)}::jsonb, ${tomorrow} from social_gifts
    where id = ${giftId} and status = 'waiting' for share
    on conflict (gift_id, receiver_hash) do update set address = excluded.address, expires_at = excluded.expires_at,
      is_delivery_chosen = gift_drafts.is_delivery_chosen
        and (gift_drafts.address ->> 'prefecture', gift_drafts.address ->> 'postal_code')
          = (excluded.address ->> 'prefecture', excluded.address ->> 'postal_code')
  `.execute(db);
};

export interface ChosenDay {
  readonly deliveryOn: string | null;
  readonly timezone: DeliveryTimezone;
}

export const putDay = (db: Db, { giftId, receiverHash }: DraftKey, { deliveryOn, timezone }: ChosenDay) =>
  db
    .updateTable('gift_drafts')
    .set({ delivery_on: deliveryOn, timezone, is_delivery_chosen: true, expires_at: tomorrow })
    .where('gift_id', '=', giftId)
    .where('receiver_hash', '=', receiverHash)
    .execute();

export const deleteExpired = (db: Db, most: number): Promise<number> =>
  deleteSome(db, { from: 'gift_drafts', where: sql`expires_at <= now()`, orderBy: 'expires_at', most });
