import { defineSection } from '../../../src/layout/define-section';
import { columnsData } from './columns.data';

export const columns = defineSection(columnsData, {
  hydrate: 'never',
  variants: { default: () => import('./columns-default') },
});
