import { type Kysely, type Selectable, sql, type Transaction } from 'kysely';
import type { KeptAddress } from '../../../../schemas/book/book';
import type { Database } from '../../../db/schema';

type Db = Kysely<Database>;
type Trx = Transaction<Database>;

export type AddressRow = Selectable<Database['member_addresses']>;

export interface AddressTexts {
  readonly division: 1 | 2;
  readonly address: KeptAddress;
}

/** Whose, and which. */
export interface OwnAddress {
  readonly memberId: number;
  readonly id: number;
}

/** Until the transaction ends nobody else changes the member's book. False: the member has left. */
export const lockBook = async (trx: Trx, memberId: number): Promise<boolean> => {
  const own = trx.selectFrom('members').select('id').where('id', '=', memberId);
  return (await own.forNoKeyUpdate().executeTakeFirst()) !== undefined;
};

/** The default first, then the newest. */
export const readAddresses = (db: Db, memberId: number): Promise<AddressRow[]> =>
  db
    .selectFrom('member_addresses')
    .selectAll()
    .where('member_id', '=', memberId)
    .orderBy('is_default', 'desc')
    .orderBy('id', 'desc')
    .execute();

export const readAddress = (db: Db, { memberId, id }: OwnAddress): Promise<AddressRow | undefined> =>
  db
    .selectFrom('member_addresses')
    .selectAll()
    .where('id', '=', id)
    .where('member_id', '=', memberId)
    .executeTakeFirst();

/** Of a member whose book is locked: one that says the same. */
export const findSame = (trx: Trx, memberId: number, { division, address }: AddressTexts) =>
  trx
    .selectFrom('member_addresses')
    .selectAll()
    .where('member_id', '=', memberId)
    .where('division_ct', '=', division)
    .where('address', '=', sql<KeptAddress>`${JSON.stringify(address)}::jsonb`)
    .executeTakeFirst();

export const countAddresses = async (trx: Trx, memberId: number): Promise<number> => {
  const own = trx.selectFrom('member_addresses').where('member_id', '=', memberId);
  const { count } = await own.select(({ fn }) => fn.countAll<string>().as('count')).executeTakeFirstOrThrow();
  return Number(count);
};

export const insertAddress = (trx: Trx, memberId: number, { division, address }: AddressTexts): Promise<AddressRow> =>
  trx
    .insertInto('member_addresses')
    .values({
      member_id: memberId,
      division_ct: division,
      address: JSON.stringify(address),
    })
    .returningAll()
    .executeTakeFirstOrThrow();

export const updateAddress = (
  db: Db,
  { memberId, id }: OwnAddress,
  { division, address }: AddressTexts,
): Promise<AddressRow | undefined> =>
  db
    .updateTable('member_addresses')
    .set({ division_ct: division, address: JSON.stringify(address) })
    .where('id', '=', id)
    .where('member_id', '=', memberId)
    .returningAll()
    .executeTakeFirst();

/** @returns whether there was such an address of the member's */
export const deleteAddress = async (db: Db, { memberId, id }: OwnAddress): Promise<boolean> => {
  const own = db.deleteFrom('member_addresses').where('id', '=', id).where('member_id', '=', memberId);
  const { numDeletedRows } = await own.executeTakeFirst();
  return numDeletedRows > 0n;
};

export type DefaultColumn = 'is_default' | 'is_sender_default';

/** Of a member whose book is locked; the one before is none any more. */
export const makeDefault = async (
  trx: Trx,
  { memberId, id }: OwnAddress,
  column: DefaultColumn,
): Promise<AddressRow | undefined> => {
  await trx
    .updateTable('member_addresses')
    .set({ [column]: false })
    .where('member_id', '=', memberId)
    .where(column, '=', true)
    .where('id', '<>', id)
    .execute();
  return trx
    .updateTable('member_addresses')
    .set({ [column]: true })
    .where('id', '=', id)
    .where('member_id', '=', memberId)
    .returningAll()
    .executeTakeFirst();
};
