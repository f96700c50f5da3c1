import { cartQuery } from '../../../src/domain/cart-queries';
import { optional } from '../../../schemas/query';
import { defineData, type PropsOf } from '../../../src/layout/define-data';
import { cartLinesSettings } from './cart-lines.settings';

export const cartLinesData = defineData(cartLinesSettings, {
  needs: ({ cartToken }) => ({
    cart: optional(cartQuery(cartToken)),
  }),
});

export type CartLinesProps = PropsOf<typeof cartLinesData>;
