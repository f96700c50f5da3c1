import { defineSection } from '../../../src/layout/define-section';
import { userInfoData } from './user-info.data';

export const userInfo = defineSection(userInfoData, {
  hydrate: 'never',
  variants: { default: () => import('./user-info-default') },
});
