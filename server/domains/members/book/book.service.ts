/** Members' address books: theirs in every shop, as what they tell of themselves is. */
import type { Kysely } from 'kysely';
import type { ShippingAddress } from '../../../../schemas/address/address';
import { receiverNames } from '../../../../schemas/address/lines';
import type { UserAddress } from '../../../../schemas/book/book';
import { mostAddresses } from '../../../../schemas/book/most-addresses';
import type { Database } from '../../../db/schema';
import { inTransaction } from '../../../db/transaction';
import { fingerprintOf, isOutdated } from '../accounts/accounts.service';
import {
  type AddressRow,
  type AddressTexts,
  countAddresses,
  type DefaultColumn,
  deleteAddress,
  findSame,
  insertAddress,
  lockBook,
  makeDefault,
  type OwnAddress,
  readAddress,
  readAddresses,
  updateAddress,
} from './book.repository';

export interface BookService {
  /** The default first, then the newest. */
  list(memberId: number): Promise<UserAddress[]>;
  find(own: OwnAddress): Promise<UserAddress | null>;
  /** As goods are sent there. Null: no such address of the member's. */
  findShipping(own: OwnAddress): Promise<ShippingAddress | null>;
  /**
   * One that says the same is answered in its place. None is the default before the member says so, not even the first:
   * a present's address would else be proposed for all that follows. Null: the book is full.
   */
  add(memberId: number, texts: AddressTexts): Promise<UserAddress | null>;
  /** Null: no such address of the member's. @param seen the fingerprint of what they have changed */
  change(own: OwnAddress, texts: AddressTexts, seen?: string): Promise<UserAddress | 'request.outdated' | null>;
  /** @returns whether there was such an address of the member's */
  remove(own: OwnAddress): Promise<boolean>;
  /** Null: no such address of the member's; the default stays what it was. */
  use(own: OwnAddress, column: DefaultColumn): Promise<UserAddress | null>;
}

const toldOf = ({ division, address }: AddressTexts) => ({ division, ...address });

const toAddress = ({ id, division_ct, is_default, is_sender_default, address }: AddressRow): UserAddress => ({
  id,
  division_ct,
  is_default,
  is_sender_default,
  shipping_name: receiverNames.map((name) => address[name]).join(' '),
  ...address,
  fingerprint: fingerprintOf(toldOf({ division: division_ct, address })),
});

const orNull = (row: AddressRow | null | undefined): UserAddress | null => (row ? toAddress(row) : null);

export const createBookService = (db: Kysely<Database>): BookService => ({
  list: async (memberId) => (await readAddresses(db, memberId)).map(toAddress),
  find: async (own) => orNull(await readAddress(db, own)),

  async findShipping(own) {
    const row = await readAddress(db, own);
    if (!row) return null;
    const { cell_phone_number: _cellPhone, ...address } = row.address;
    return address;
  },

  add: (memberId, texts) =>
    inTransaction(db, async (trx) => {
      if (!(await lockBook(trx, memberId))) return null;
      const same = await findSame(trx, memberId, texts);
      if (same) return toAddress(same);
      if ((await countAddresses(trx, memberId)) >= mostAddresses) return null;
      return toAddress(await insertAddress(trx, memberId, texts));
    }),

  change: (own, texts, seen) =>
    inTransaction(db, async (trx) => {
      await lockBook(trx, own.memberId);
      const stored = await readAddress(trx, own);
      if (!stored) return null;
      if (isOutdated(seen, toldOf({ division: stored.division_ct, address: stored.address }), toldOf(texts)))
        return 'request.outdated';
      return orNull(await updateAddress(trx, own, texts));
    }),

  remove: (own) =>
    inTransaction(db, async (trx) => {
      // Whoever makes it the default at the same time has either done so, or finds that it is gone.
      await lockBook(trx, own.memberId);
      return deleteAddress(trx, own);
    }),

  use: (own, column) =>
    inTransaction(db, async (trx) => {
      await lockBook(trx, own.memberId);
      const found = await readAddress(trx, own);
      return found ? orNull(await makeDefault(trx, own, column)) : null;
    }),
});
