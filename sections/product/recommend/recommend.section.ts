import { query } from '../../../schemas/query';
import { defineSection, type DataContext, type ViewProps } from '../../../src/layout/define-section';
import type { SettingsOf } from '../../../src/layout/define-settings';
import { recommendSettings } from './recommend.settings';

const data = ({ params }: DataContext<SettingsOf<typeof recommendSettings>>) => ({
  products: query('catalog.recommended', { params: { key: params.key ?? '' } }),
  accessories: query('catalog.accessories', { params: { key: params.key ?? '' } }),
});

export type RecommendProps = ViewProps<typeof recommendSettings, ReturnType<typeof data>>;

export const recommend = defineSection(recommendSettings, {
  data,
  hydrate: 'never',
  variants: { default: () => import('./recommend-default') },
});
