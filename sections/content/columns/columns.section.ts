import { defineSection, type ViewProps } from '../../../src/layout/define-section';
import { columnsSettings } from './columns.settings';

export type ColumnsProps = ViewProps<typeof columnsSettings>;

export const columns = defineSection(columnsSettings, {
  hydrate: 'never',
  variants: { default: () => import('./columns-default') },
});
