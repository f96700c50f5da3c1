import { cartPaymentsQuery, cartQuery } from '../../../src/domain/cart-queries';
import { optional, query } from '../../../schemas/query';
import { defineData, type PropsOf } from '../../../src/layout/define-data';
import { paymentChoiceSettings } from './payment-choice.settings';

export const paymentChoiceData = defineData(paymentChoiceSettings, {
  needs: ({ cartToken, settings, isMember }) => ({
    cart: optional(cartQuery(cartToken)),
    payments: optional(cartPaymentsQuery(cartToken)),
    service: optional(query('order.paymentService', { params: { code: settings.serviceCode } })),
    ...(isMember ? { cards: optional(query('card.cards', {})) } : {}),
  }),
  select: ({ cart, payments, service, cards }) => ({
    cart,
    payments,
    service,
    /** The member's saved cards; null: a guest has none. */
    cards: cards?.data ?? null,
  }),
});

export type PaymentChoiceProps = PropsOf<typeof paymentChoiceData>;
