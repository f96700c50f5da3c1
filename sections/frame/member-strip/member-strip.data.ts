import { defineData, type PropsOf } from '../../../src/layout/define-data';
import { memberStripSettings } from './member-strip.settings';

export const memberStripData = defineData(memberStripSettings, { needs: () => ({}) });

export type MemberStripProps = PropsOf<typeof memberStripData>;
