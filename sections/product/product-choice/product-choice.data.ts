import { query } from '../../../schemas/query';
import { defineData, type PropsOf } from '../../../src/layout/define-data';
import { productChoiceSettings } from './product-choice.settings';

export const productChoiceData = defineData(productChoiceSettings, {
  needs: ({ params }) => ({
    product: query('catalog.product', { params: { key: params.key ?? '' } }),
  }),
});

export type ProductChoiceProps = PropsOf<typeof productChoiceData>;
