import { query } from '../../../schemas/query';
import { profileTextsOf } from '../../../src/domain/profile-texts';
import { drawnWith } from '../../../src/domain/told-fingerprint';
import { defineData, type PropsOf } from '../../../src/layout/define-data';
import { userInfoFormSettings } from './user-info-form.settings';

export const userInfoFormData = defineData(userInfoFormSettings, {
  needs: () => ({ user: query('user.me', {}) }),
  select: ({ user }) => ({ memberId: user.id, email: user.email, texts: profileTextsOf(user), ...drawnWith(user) }),
});

export type UserInfoFormProps = PropsOf<typeof userInfoFormData>;
