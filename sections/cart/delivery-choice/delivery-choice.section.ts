import { cartQuery, leadTimesQuery } from '../../../schemas/calls/cart.queries';
import { optional } from '../../../schemas/calls/query';
import { defineSection, type DataContext, type ViewProps } from '../../../src/layout/define-section';
import type { SettingsOf } from '../../../src/layout/define-settings';
import { deliveryChoiceSettings } from './delivery-choice.settings';

const data = ({ cartToken }: DataContext<SettingsOf<typeof deliveryChoiceSettings>>) => ({
  cart: optional(cartQuery(cartToken)),
  leadTimes: optional(leadTimesQuery(cartToken)),
});

export type DeliveryChoiceProps = ViewProps<typeof deliveryChoiceSettings, ReturnType<typeof data>>;

export const deliveryChoice = defineSection(deliveryChoiceSettings, {
  data,
  hydrate: 'load',
  variants: { default: () => import('./delivery-choice-default') },
});
