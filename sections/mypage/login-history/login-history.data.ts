import { query } from '../../../schemas/query';
import { defineData, type PropsOf } from '../../../src/layout/define-data';
import { pageOf } from '../../../src/lib/page-of';
import { loginHistorySettings } from './login-history.settings';

export const loginHistoryData = defineData(loginHistorySettings, {
  needs: ({ settings, query: asked }) => ({
    logins: query('user.loginHistories', { query: { page: pageOf(asked.page), per: settings.limit } }),
  }),
});

export type LoginHistoryProps = PropsOf<typeof loginHistoryData>;
