import { query } from '../../../schemas/query';
import { defineData, type PropsOf } from '../../../src/layout/define-data';
import { noticesSettings } from './notices.settings';

export const noticesData = defineData(noticesSettings, {
  // All slots at once: a shop without the slot `caution` still says that it does not sell.
  needs: () => ({ messages: query('site.messages', {}) }),
});

export type NoticesProps = PropsOf<typeof noticesData>;
