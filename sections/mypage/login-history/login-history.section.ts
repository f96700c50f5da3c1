import { defineSection } from '../../../src/layout/define-section';
import { loginHistoryData } from './login-history.data';

export const loginHistory = defineSection(loginHistoryData, {
  hydrate: 'never',
  variants: { default: () => import('./login-history-default') },
});
