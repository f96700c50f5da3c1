import { query } from '../../../schemas/query';
import { defineData, type PropsOf } from '../../../src/layout/define-data';
import { messageSettings } from './message.settings';

export const messageData = defineData(messageSettings, {
  needs: ({ settings }) => ({
    message: query('site.message', { params: { code: settings.code } }),
  }),
});

export type MessageProps = PropsOf<typeof messageData>;
