import { query } from '../../../schemas/query';
import { defineData, type PropsOf } from '../../../src/layout/define-data';
import { faqListSettings } from './faq-list.settings';

export const faqListData = defineData(faqListSettings, {
  needs: () => ({
    categories: query('content.qaCategories', {}),
    qas: query('content.qas', { query: {} }),
  }),
});

export type FaqListProps = PropsOf<typeof faqListData>;
