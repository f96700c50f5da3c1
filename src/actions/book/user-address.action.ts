/** Puts an address into the member's book, or sets what one of them says (rule member.address). */
import { userAddressForm } from '../../../schemas/book/user-address.form';
import { isSuccess, only, refused, type Action } from '../action';
import { seenBy } from '../../domain/told-fingerprint';

const names = Object.keys(userAddressForm.schema.properties);

/** `id` of the address that is changed; without one it is a new one. */
export const action: Action = async ({ id = '', ...values }, { send }) => {
  const { division_ct: division, ...texts } = only(values, names);
  const body = { ...texts, ...(division === undefined ? {} : { division_ct: Number(division) }) };
  const call = id === '' ? 'book.add' : 'book.change';
  const answer = await send(call, id === '' ? { body } : { params: { id }, body: { ...body, ...seenBy(values) } });
  if (isSuccess(answer))
    return { ok: true, to: `/mypage/address?saved=${id === '' ? 'added' : 'changed'}`, call, answer };
  return refused(answer, id === '' ? '/mypage/address/add' : `/mypage/address/${encodeURIComponent(id)}/edit`);
};
