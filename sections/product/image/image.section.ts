import { query } from '../../../schemas/query';
import { defineSection, type DataContext, type ViewProps } from '../../../src/layout/define-section';
import type { SettingsOf } from '../../../src/layout/define-settings';
import { imageSettings } from './image.settings';

const data = ({ params }: DataContext<SettingsOf<typeof imageSettings>>) => ({
  product: query('catalog.product', { params: { key: params.key ?? '' } }),
});

export type ImageProps = ViewProps<typeof imageSettings, ReturnType<typeof data>>;

export const image = defineSection(imageSettings, {
  data,
  hydrate: 'never',
  variants: { default: () => import('./image-default'), grid: () => import('./image-grid') },
});
