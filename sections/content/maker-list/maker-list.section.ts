import { query } from '../../../schemas/query';
import { defineSection, type ViewProps } from '../../../src/layout/define-section';
import { makerListSettings } from './maker-list.settings';

const data = () => ({ makers: query('catalog.makers', { query: { per: 'all' } }) });

export type MakerListProps = ViewProps<typeof makerListSettings, ReturnType<typeof data>>;

export const makerList = defineSection(makerListSettings, {
  data,
  hydrate: 'never',
  variants: {
    default: () => import('./maker-list-default'),
  },
});
