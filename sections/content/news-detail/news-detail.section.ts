import { query } from '../../../schemas/query';
import { defineSection, type DataContext, type ViewProps } from '../../../src/layout/define-section';
import type { SettingsOf } from '../../../src/layout/define-settings';
import { newsDetailSettings } from './news-detail.settings';

const data = ({ params }: DataContext<SettingsOf<typeof newsDetailSettings>>) => ({
  entry: query('content.newsEntry', { params: { key: params.key ?? '' } }),
});

export type NewsDetailProps = ViewProps<typeof newsDetailSettings, ReturnType<typeof data>>;

export const newsDetail = defineSection(newsDetailSettings, {
  data,
  hydrate: 'never',
  variants: {
    default: () => import('./news-detail-default'),
  },
});
