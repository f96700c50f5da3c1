import { cartQuery } from '../../../src/domain/cart-queries';
import { optional } from '../../../schemas/query';
import { defineData, type PropsOf } from '../../../src/layout/define-data';
import { savedLinesSettings } from './saved-lines.settings';

export const savedLinesData = defineData(savedLinesSettings, {
  needs: ({ cartToken }) => ({
    cart: optional(cartQuery(cartToken)),
  }),
});

export type SavedLinesProps = PropsOf<typeof savedLinesData>;
