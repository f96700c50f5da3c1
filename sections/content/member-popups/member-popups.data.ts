import { defineData, type PropsOf } from '../../../src/layout/define-data';
import { memberPopupsSettings } from './member-popups.settings';

/** The page is the same for all members: what they are told comes to it later (docs/caching.md). */
export const memberPopupsData = defineData(memberPopupsSettings, { needs: () => ({}) });

export type MemberPopupsProps = PropsOf<typeof memberPopupsData>;
