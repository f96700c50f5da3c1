import { query } from '../../../schemas/query';
import { defineData, type PropsOf } from '../../../src/layout/define-data';
import { imageSettings } from './image.settings';

export const imageData = defineData(imageSettings, {
  needs: ({ params }) => ({
    product: query('catalog.product', { params: { key: params.key ?? '' } }),
  }),
});

export type ImageProps = PropsOf<typeof imageData>;
