import { query } from '../../../schemas/query';
import { defineData, type PropsOf } from '../../../src/layout/define-data';
import { staticPageSettings } from './static-page.settings';

export const staticPageData = defineData(staticPageSettings, {
  needs: ({ params }) => ({
    page: query('site.staticPage', { params: { path: params.rest ?? '' } }),
  }),
});

export type StaticPageProps = PropsOf<typeof staticPageData>;
