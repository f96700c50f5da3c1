/** Sets what a member tells of themselves; what is left empty is told no more (rule member.user-info). */
import { userInfoForm } from '../../../schemas/user/user-info.form';
import { isSuccess, refused, type Action } from '../action';
import { seenBy } from '../../domain/told-fingerprint';
import { profileBody } from './profile-body';

const names = Object.keys(userInfoForm.schema.properties);

export const action: Action = async (values, { send }) => {
  const call = 'user.update';
  const answer = await send(call, { body: { ...profileBody(values, names), ...seenBy(values) } });
  return isSuccess(answer)
    ? { ok: true, to: '/mypage/user_info?saved=1', call, answer }
    : refused(answer, '/mypage/user_info/edit');
};
