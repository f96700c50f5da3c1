import { cartQuery } from '../../../src/domain/cart-queries';
import { optional } from '../../../schemas/query';
import { defineData, type PropsOf } from '../../../src/layout/define-data';
import { ordererFormSettings } from './orderer-form.settings';

export const ordererFormData = defineData(ordererFormSettings, {
  needs: ({ cartToken }) => ({
    cart: optional(cartQuery(cartToken)),
  }),
});

export type OrdererFormProps = PropsOf<typeof ordererFormData>;
