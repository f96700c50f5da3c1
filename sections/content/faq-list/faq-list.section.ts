import { query } from '../../../schemas/query';
import { defineSection, type ViewProps } from '../../../src/layout/define-section';
import { faqListSettings } from './faq-list.settings';

const data = () => ({
  categories: query('content.qaCategories', {}),
  qas: query('content.qas', { query: {} }),
});

export type FaqListProps = ViewProps<typeof faqListSettings, ReturnType<typeof data>>;

export const faqList = defineSection(faqListSettings, {
  data,
  hydrate: 'never',
  variants: {
    default: () => import('./faq-list-default'),
  },
});
