import { defineSection } from '../../../src/layout/define-section';
import { footerData } from './footer.data';

export const footer = defineSection(footerData, {
  hydrate: 'never',
  variants: {
    default: () => import('./footer-default'),
    simple: () => import('./footer-simple'),
  },
});
