import { cartPaymentsQuery, cartQuery } from '../../../src/domain/cart-queries';
import { optional, query } from '../../../schemas/query';
import { defineData, type PropsOf } from '../../../src/layout/define-data';
import { paymentChoiceSettings } from './payment-choice.settings';

export const paymentChoiceData = defineData(paymentChoiceSettings, {
  needs: ({ cartToken, settings }) => ({
    cart: optional(cartQuery(cartToken)),
    payments: optional(cartPaymentsQuery(cartToken)),
    service: optional(query('order.paymentService', { params: { code: settings.serviceCode } })),
  }),
});

export type PaymentChoiceProps = PropsOf<typeof paymentChoiceData>;
