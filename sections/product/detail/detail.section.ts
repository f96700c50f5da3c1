import { query } from '../../../schemas/query';
import { defineSection, type DataContext, type ViewProps } from '../../../src/layout/define-section';
import type { SettingsOf } from '../../../src/layout/define-settings';
import { detailSettings } from './detail.settings';

const data = ({ params }: DataContext<SettingsOf<typeof detailSettings>>) => ({
  product: query('catalog.product', { params: { key: params.key ?? '' } }),
});

export type DetailProps = ViewProps<typeof detailSettings, ReturnType<typeof data>>;

export const detail = defineSection(detailSettings, {
  data,
  hydrate: 'never',
  variants: { default: () => import('./detail-default') },
});
