import { query } from '../../../schemas/query';
import { defineSection, type DataContext, type ViewProps } from '../../../src/layout/define-section';
import type { SettingsOf } from '../../../src/layout/define-settings';
import { staticPageSettings } from './static-page.settings';

const data = ({ params }: DataContext<SettingsOf<typeof staticPageSettings>>) => ({
  page: query('site.staticPage', { params: { path: params.rest ?? '' } }),
});

export type StaticPageProps = ViewProps<typeof staticPageSettings, ReturnType<typeof data>>;

export const staticPage = defineSection(staticPageSettings, {
  data,
  hydrate: 'never',
  variants: {
    default: () => import('./static-page-default'),
  },
});
