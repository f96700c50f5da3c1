import { query } from '../../../schemas/query';
import { defineSection, type DataContext, type ViewProps } from '../../../src/layout/define-section';
import type { SettingsOf } from '../../../src/layout/define-settings';
import { relatedSettings } from './related.settings';

const data = ({ params }: DataContext<SettingsOf<typeof relatedSettings>>) => ({
  products: query('catalog.recommended', { params: { key: params.key ?? '' }, query: { kind: 'related' } }),
});

export type RelatedProps = ViewProps<typeof relatedSettings, ReturnType<typeof data>>;

export const related = defineSection(relatedSettings, {
  data,
  hydrate: 'never',
  variants: { default: () => import('./related-default') },
});
