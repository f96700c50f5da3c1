import { query } from '../../../schemas/query';
import { profileTextsOf } from '../../../src/domain/profile-texts';
import { defineData, type PropsOf } from '../../../src/layout/define-data';
import { userInfoSettings } from './user-info.settings';

export const userInfoData = defineData(userInfoSettings, {
  needs: () => ({ user: query('user.me', {}) }),
  select: ({ user }) => ({ email: user.email, code: user.code, texts: profileTextsOf(user) }),
});

export type UserInfoProps = PropsOf<typeof userInfoData>;
