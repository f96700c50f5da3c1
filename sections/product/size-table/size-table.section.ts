import { defineSection } from '../../../src/layout/define-section';
import { sizeTableData } from './size-table.data';

export const sizeTable = defineSection(sizeTableData, {
  hydrate: 'never',
  variants: { default: () => import('./size-table-default') },
});
