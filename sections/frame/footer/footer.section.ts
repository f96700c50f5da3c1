import { query } from '../../../schemas/query';
import { defineSection, type ViewProps } from '../../../src/layout/define-section';
import { footerSettings } from './footer.settings';

const data = () => ({ site: query('site.settings', {}) });

export type FooterProps = ViewProps<typeof footerSettings, ReturnType<typeof data>>;

export const footer = defineSection(footerSettings, {
  data,
  hydrate: 'never',
  variants: {
    default: () => import('./footer-default'),
    simple: () => import('./footer-simple'),
  },
});
