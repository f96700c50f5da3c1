import { cartPaymentsQuery, cartQuery } from '../../../src/domain/cart-queries';
import { optional, query } from '../../../schemas/query';
import { defineSection, type DataContext, type ViewProps } from '../../../src/layout/define-section';
import type { SettingsOf } from '../../../src/layout/define-settings';
import { paymentChoiceSettings } from './payment-choice.settings';

const data = ({ cartToken, settings }: DataContext<SettingsOf<typeof paymentChoiceSettings>>) => ({
  cart: optional(cartQuery(cartToken)),
  payments: optional(cartPaymentsQuery(cartToken)),
  service: optional(query('order.paymentService', { params: { code: settings.serviceCode } })),
});

export type PaymentChoiceProps = ViewProps<typeof paymentChoiceSettings, ReturnType<typeof data>>;

export const paymentChoice = defineSection(paymentChoiceSettings, {
  data,
  hydrate: 'load',
  variants: { default: () => import('./payment-choice-default') },
});
