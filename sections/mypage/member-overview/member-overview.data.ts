import { query } from '../../../schemas/query';
import { defineData, type PropsOf } from '../../../src/layout/define-data';
import { memberOverviewSettings } from './member-overview.settings';

export const memberOverviewData = defineData(memberOverviewSettings, {
  needs: () => ({
    user: query('user.me', {}),
    logins: query('user.loginHistories', { query: { page: 1, per: 1 } }),
  }),
  select: ({ user, logins }) => ({ user, lastLogin: logins.data[0]?.logged_in_at ?? null }),
});

export type MemberOverviewProps = PropsOf<typeof memberOverviewData>;
