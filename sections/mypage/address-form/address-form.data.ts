import { query } from '../../../schemas/query';
import { addressTextsOf, ownTextsOf } from '../../../src/domain/address-texts';
import { drawnWith } from '../../../src/domain/told-fingerprint';
import { defineData, type PropsOf } from '../../../src/layout/define-data';
import { addressFormSettings } from './address-form.settings';

export const addressFormData = defineData(addressFormSettings, {
  needs: ({ params: { key } }) => ({
    user: query('user.me', {}),
    ...(key === undefined ? {} : { address: query('book.address', { params: { id: Number(key) } }) }),
  }),
  select: ({ user, address }) => ({
    memberId: user.id,
    /** Of the member's own address, as they have told it; null: they have not. */
    own: ownTextsOf(user),
    /** Null: it is a new one. */
    known: address ? { id: String(address.id), texts: addressTextsOf(address), ...drawnWith(address) } : null,
  }),
});

export type AddressFormProps = PropsOf<typeof addressFormData>;
