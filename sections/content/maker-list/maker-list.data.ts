import { query } from '../../../schemas/query';
import { defineData, type PropsOf } from '../../../src/layout/define-data';
import { makerListSettings } from './maker-list.settings';

export const makerListData = defineData(makerListSettings, {
  needs: () => ({ makers: query('catalog.makers', { query: { per: 'all' } }) }),
});

export type MakerListProps = PropsOf<typeof makerListData>;
