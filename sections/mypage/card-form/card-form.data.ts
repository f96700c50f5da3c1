import { optional, query } from '../../../schemas/query';
import { defineData, type PropsOf } from '../../../src/layout/define-data';
import { cardFormSettings } from './card-form.settings';

export const cardFormData = defineData(cardFormSettings, {
  needs: ({ settings }) => ({
    cards: query('card.cards', {}),
    service: optional(query('order.paymentService', { params: { code: settings.serviceCode } })),
  }),
  select: ({ cards, service }) => ({
    count: cards.data.length,
    /** Whether no money moves; null: the service is away. */
    isDemo: service && service.is_demo,
  }),
});

export type CardFormProps = PropsOf<typeof cardFormData>;
