import { query } from '../../../schemas/query';
import { defineSection, type DataContext, type ViewProps } from '../../../src/layout/define-section';
import { productChoiceSettings } from './product-choice.settings';

const data = ({ params }: DataContext<object>) => ({
  product: query('catalog.product', { params: { key: params.key ?? '' } }),
});

export type ProductChoiceProps = ViewProps<typeof productChoiceSettings, ReturnType<typeof data>>;

export const productChoice = defineSection(productChoiceSettings, {
  data,
  hydrate: 'never',
  variants: { default: () => import('./product-choice-default') },
});
