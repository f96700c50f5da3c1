import { defineData, type PropsOf } from '../../../src/layout/define-data';
import { reminderNeeds } from '../../../src/domain/mailed-link';
import { usernameResetSettings } from './username-reset.settings';

export const usernameResetData = defineData(usernameResetSettings, {
  needs: ({ query }) => reminderNeeds('username', query),
  select: ({ link }) => ({ code: link?.code ?? null }),
});

export type UsernameResetProps = PropsOf<typeof usernameResetData>;
