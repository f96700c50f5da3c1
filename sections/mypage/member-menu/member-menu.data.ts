import { defineData, type PropsOf } from '../../../src/layout/define-data';
import { memberMenuSettings } from './member-menu.settings';

export const memberMenuData = defineData(memberMenuSettings, { needs: () => ({}) });

export type MemberMenuProps = PropsOf<typeof memberMenuData>;
