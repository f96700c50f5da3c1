import { query } from '../../../schemas/query';
import { defineData, type PropsOf } from '../../../src/layout/define-data';
import { footerSettings } from './footer.settings';

export const footerData = defineData(footerSettings, {
  needs: () => ({ site: query('site.settings', {}) }),
});

export type FooterProps = PropsOf<typeof footerData>;
