import { defineSection } from '../../../src/layout/define-section';
import { memberMenuData } from './member-menu.data';

export const memberMenu = defineSection(memberMenuData, {
  hydrate: 'never',
  variants: { default: () => import('./member-menu-default') },
});
