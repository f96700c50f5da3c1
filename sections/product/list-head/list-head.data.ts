import { query } from '../../../schemas/query';
import { listQuery } from '../list/list.queries';
import { defineData, type PropsOf } from '../../../src/layout/define-data';
import { listHeadSettings } from './list-head.settings';

export const listHeadData = defineData(listHeadSettings, {
  needs: ({ query: asked }) => ({
    categories: query('catalog.categories', { query: { table: 'products' } }),
    products: listQuery(asked),
  }),
});

export type ListHeadProps = PropsOf<typeof listHeadData>;
