import { query } from '../../../schemas/query';
import { defineData, type PropsOf } from '../../../src/layout/define-data';
import { cardListSettings } from './card-list.settings';

export const cardListData = defineData(cardListSettings, {
  needs: () => ({ cards: query('card.cards', {}) }),
  select: ({ cards }) => ({ cards: cards.data }),
});

export type CardListProps = PropsOf<typeof cardListData>;
