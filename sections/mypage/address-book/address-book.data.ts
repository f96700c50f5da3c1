import { query } from '../../../schemas/query';
import { defineData, type PropsOf } from '../../../src/layout/define-data';
import { addressBookSettings } from './address-book.settings';

export const addressBookData = defineData(addressBookSettings, {
  needs: () => ({ book: query('book.addresses', {}) }),
  select: ({ book }) => ({ addresses: book.data }),
});

export type AddressBookProps = PropsOf<typeof addressBookData>;
