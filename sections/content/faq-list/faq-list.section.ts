import { defineSection } from '../../../src/layout/define-section';
import { faqListData } from './faq-list.data';

export const faqList = defineSection(faqListData, {
  hydrate: 'never',
  variants: {
    default: () => import('./faq-list-default'),
  },
});
