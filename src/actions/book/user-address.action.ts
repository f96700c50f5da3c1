/** Puts an address into the member's book, or sets what one of them says (rule member.address). */
import { userAddressForm } from '../../../schemas/book/user-address.form';
import { isSuccess, only, refused, type Action } from '../action';
import { seenBy } from '../../domain/told-fingerprint';

const newScreen = '/mypage/address/add';
const typedStays = '入力した内容は、新しいお届け先として追加できます。';

const names = Object.keys(userAddressForm.schema.properties);

/** `id` of the address that is changed; without one it is a new one. */
export const action: Action = async ({ id = '', ...values }, { send }) => {
  const { division_ct: division, ...texts } = only(values, names);
  const body = { ...texts, ...(division === undefined ? {} : { division_ct: Number(division) }) };
  const call = id === '' ? 'book.add' : 'book.change';
  const answer = await send(call, id === '' ? { body } : { params: { id }, body: { ...body, ...seenBy(values) } });
  if (isSuccess(answer))
    return { ok: true, to: `/mypage/address?saved=${id === '' ? 'added' : 'changed'}`, call, answer };
  if (id === '') return refused(answer, newScreen);
  if (answer.status !== 404) return refused(answer, `/mypage/address/${encodeURIComponent(id)}/edit`);
  // Deleted elsewhere: it has no screen any more, and what was typed stands in the form of a new one.
  const { error, ...refusal } = refused(answer, newScreen);
  return { ...refusal, error: { ...error, message: `${error.message}${typedStays}` } };
};
