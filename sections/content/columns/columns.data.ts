import { defineData, type PropsOf } from '../../../src/layout/define-data';
import { columnsSettings } from './columns.settings';

export const columnsData = defineData(columnsSettings, { needs: () => ({}) });

export type ColumnsProps = PropsOf<typeof columnsData>;
