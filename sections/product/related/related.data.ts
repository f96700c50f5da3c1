import { query } from '../../../schemas/query';
import { defineData, type PropsOf } from '../../../src/layout/define-data';
import { relatedSettings } from './related.settings';

export const relatedData = defineData(relatedSettings, {
  needs: ({ params }) => ({
    products: query('catalog.recommended', { params: { key: params.key ?? '' }, query: { kind: 'related' } }),
  }),
});

export type RelatedProps = PropsOf<typeof relatedData>;
