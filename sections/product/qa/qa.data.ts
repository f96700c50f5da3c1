import { query } from '../../../schemas/query';
import { defineData, type PropsOf } from '../../../src/layout/define-data';
import { qaSettings } from './qa.settings';

export const qaData = defineData(qaSettings, {
  needs: ({ params }) => ({
    qas: query('content.qas', { query: { product: params.key ?? '' } }),
  }),
});

export type QaProps = PropsOf<typeof qaData>;
