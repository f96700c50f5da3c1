import { defineSection } from '../../../src/layout/define-section';
import { cardListData } from './card-list.data';

export const cardList = defineSection(cardListData, {
  // Until then, its buttons work as plain forms do.
  hydrate: 'touch',
  variants: { default: () => import('./card-list-default') },
});
