import { type Kysely, type Selectable, sql, type Transaction } from 'kysely';
import type { Database } from '../../../db/schema';
import { deleteSome } from '../../../db/sql/delete-some';
import type { ServiceCard } from '../payments/gateway.types';

type Db = Kysely<Database>;
type Trx = Transaction<Database>;

export type CardRow = Selectable<Database['member_cards']>;

/** Whose, and which. */
export interface OwnCardId {
  readonly memberId: number;
  readonly id: number;
}

/** A card at a payment service: the service's code, and the reference that the shop has made up. */
export interface CardPlace {
  readonly serviceCode: string;
  readonly reference: string;
}

/** Until the transaction ends nobody else changes the member's cards. False: the member has left. */
export const lockCards = async (trx: Trx, memberId: number): Promise<boolean> => {
  const own = trx.selectFrom('members').select('id').where('id', '=', memberId);
  return (await own.forNoKeyUpdate().executeTakeFirst()) !== undefined;
};

/** The main one first, then the newest. */
export const readCards = (db: Db, memberId: number): Promise<CardRow[]> =>
  db
    .selectFrom('member_cards')
    .selectAll()
    .where('member_id', '=', memberId)
    .where('unpaid_until', 'is', null)
    .orderBy('is_main', 'desc')
    .orderBy('id', 'desc')
    .execute();

/** Before the service is asked to keep a card: from then on somebody has it forgotten, whatever happens. */
export const announceCard = (db: Db, { serviceCode, reference }: CardPlace, since: Date) =>
  db.insertInto('unwanted_cards').values({ service_code: serviceCode, reference, since }).execute();

/** False: it took so long that the service is being told to forget it. */
export const takeAnnounced = async (trx: Trx, { serviceCode, reference }: CardPlace): Promise<boolean> => {
  const own = trx.deleteFrom('unwanted_cards').where('service_code', '=', serviceCode).where('tries', '=', 0);
  const { numDeletedRows } = await own.where('reference', '=', reference).executeTakeFirst();
  return numDeletedRows > 0n;
};

interface NewCard extends CardPlace {
  readonly memberId: number;
  readonly card: ServiceCard;
  /** Null: it is the member's at once. */
  readonly unpaidUntil: Date | null;
}

const valuesOf = ({ reference, card }: NewCard) => ({
  reference,
  brand: card.brand,
  last_digits: card.lastDigits,
  expiration: card.expiration,
  holder: card.holder,
});

/** Of a member whose cards are locked: the same card, as it is by now, and theirs where it was. Undefined: they have no such card. */
export const renewCard = (trx: Trx, added: NewCard): Promise<CardRow | undefined> =>
  trx
    .updateTable('member_cards')
    .set({
      ...valuesOf(added),
      unpaid_until: sql<Date | null>`case when unpaid_until is null then null else ${added.unpaidUntil}::timestamptz end`,
    })
    .where('member_id', '=', added.memberId)
    .where('service_code', '=', added.serviceCode)
    .where('fingerprint', '=', added.card.fingerprint)
    .returningAll()
    .executeTakeFirst();

export const countCards = async (trx: Trx, memberId: number): Promise<number> => {
  const own = trx.selectFrom('member_cards').where('member_id', '=', memberId);
  const { count } = await own.select(({ fn }) => fn.countAll<string>().as('count')).executeTakeFirstOrThrow();
  return Number(count);
};

export const insertCard = (trx: Trx, added: NewCard, isMain: boolean): Promise<CardRow> =>
  trx
    .insertInto('member_cards')
    .values({
      ...valuesOf(added),
      member_id: added.memberId,
      service_code: added.serviceCode,
      fingerprint: added.card.fingerprint,
      unpaid_until: added.unpaidUntil,
      is_main: isMain,
    })
    .returningAll()
    .executeTakeFirstOrThrow();

/** Of a member whose cards are locked. Undefined: no such card of theirs. */
export const deleteCard = (trx: Trx, { memberId, id }: OwnCardId): Promise<Pick<CardRow, 'is_main'> | undefined> =>
  trx
    .deleteFrom('member_cards')
    .where('id', '=', id)
    .where('member_id', '=', memberId)
    .returning('is_main')
    .executeTakeFirst();

/** Of those that can be paid with, if there are any. Undefined: the member has no card. */
export const findNewest = (trx: Trx, memberId: number, month: string): Promise<Pick<CardRow, 'id'> | undefined> =>
  trx
    .selectFrom('member_cards')
    .select('id')
    .where('member_id', '=', memberId)
    .where('unpaid_until', 'is', null)
    .orderBy((card) => card('expiration', '<', month))
    .orderBy('id', 'desc')
    .executeTakeFirst();

/** Of a member whose cards are locked; the one before is none any more. Undefined: no such card of theirs. */
export const makeMain = async (trx: Trx, { memberId, id }: OwnCardId): Promise<CardRow | undefined> => {
  const cardsOf = trx.selectFrom('member_cards').select('id').where('member_id', '=', memberId);
  const own = cardsOf.where('unpaid_until', 'is', null);
  if (!(await own.where('id', '=', id).forUpdate().executeTakeFirst())) return undefined;
  const cards = trx.updateTable('member_cards').where('member_id', '=', memberId);
  await cards.set({ is_main: false }).where('is_main', '=', true).where('id', '<>', id).execute();
  return cards.set({ is_main: true }).where('id', '=', id).returningAll().executeTakeFirst();
};

/**
 * A card whose last month was so long ago is of no use to anybody. Their members' cards are locked until the transaction
 * ends, but for those of members whose cards somebody changes at this moment.
 */
export const deleteCardsExpiredBefore = async (
  trx: Trx,
  month: string,
  most: number,
): Promise<Pick<CardRow, 'member_id' | 'is_main'>[]> => {
  const outdated = await trx
    .selectFrom('member_cards')
    .innerJoin('members', 'members.id', 'member_cards.member_id')
    .select('member_cards.id')
    .where('expiration', '<', month)
    .orderBy('expiration')
    .limit(most)
    .forNoKeyUpdate('members')
    .skipLocked()
    .execute();
  if (outdated.length === 0) return [];
  const cards = trx.deleteFrom('member_cards').where(
    'id',
    'in',
    outdated.map(({ id }) => id),
  );
  // Asked once more: one may have been renewed before its member's cards were locked.
  return cards.where('expiration', '<', month).returning(['member_id', 'is_main']).execute();
};

/** Of a row of `member_cards`: a payment by which it may become the member's is under way. */
const isBeingPaidWith = sql<boolean>`exists (select from payments p
  where p.card_to_keep = member_cards.id and p.status in ('pending', 'challenge', 'voiding'))`;

/** Those of a member, whose cards are locked, that came to nothing; the service forgets them. */
export const dropUnpaid = (trx: Trx, memberId: number, keptId: number | null) =>
  sql`
    delete from member_cards where member_id = ${memberId} and unpaid_until is not null
      and id is distinct from ${keptId}::bigint and not ${isBeingPaidWith}
  `.execute(trx);

export const setPaid = (trx: Trx, id: number) =>
  trx
    .updateTable('member_cards')
    .set({ unpaid_until: null })
    .where('id', '=', id)
    .where('unpaid_until', 'is not', null)
    .execute();

/** One that a cart goes on with stays. */
export const dropUnpaidCard = (trx: Trx, id: number) =>
  sql`
    delete from member_cards where id = ${id} and unpaid_until is not null
      and not exists (select from carts where user_card_id = member_cards.id)
  `.execute(trx);

export const deleteUnpaidBefore = (db: Db, now: Date, most: number): Promise<number> => {
  const where = sql`unpaid_until <= ${now} and not ${isBeingPaidWith}`;
  return deleteSome(db, { from: 'member_cards', where, orderBy: 'unpaid_until', most });
};

export interface UnwantedCard extends CardPlace {
  /** This one included. */
  readonly tries: number;
}

/**
 * Cards that a service is to forget, each for one of those who ask at once; until the next try nobody else has it. One
 * that a payment is still to be asked for with waits.
 */
export const claimUnwanted = async (db: Db, now: Date, most: number): Promise<readonly UnwantedCard[]> => {
  const { rows } = await sql<UnwantedCard>`
    update unwanted_cards set tries = tries + 1,
      since = ${now}::timestamptz + least(interval '1 day', interval '1 minute' * 2 ^ tries)
    where ctid = any (array(
      select u.ctid from unwanted_cards u where since <= ${now} and not exists (select from payments
        where status = 'pending' and card ->> 'reference' = u.reference)
      order by since limit ${most} for update of u skip locked))
    returning service_code "serviceCode", reference, tries
  `.execute(db);
  return rows;
};

/** The service has forgotten it, or is not told any more. */
export const dropUnwanted = (db: Db, { serviceCode, reference }: CardPlace) =>
  db.deleteFrom('unwanted_cards').where('service_code', '=', serviceCode).where('reference', '=', reference).execute();
