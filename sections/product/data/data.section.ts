import { query } from '../../../schemas/query';
import { defineSection, type DataContext, type ViewProps } from '../../../src/layout/define-section';
import type { SettingsOf } from '../../../src/layout/define-settings';
import { dataSettings } from './data.settings';

const needs = ({ params }: DataContext<SettingsOf<typeof dataSettings>>) => ({
  product: query('catalog.product', { params: { key: params.key ?? '' } }),
});

export type DataProps = ViewProps<typeof dataSettings, ReturnType<typeof needs>>;

export const data = defineSection(dataSettings, {
  data: needs,
  hydrate: 'never',
  variants: { default: () => import('./data-default') },
});
