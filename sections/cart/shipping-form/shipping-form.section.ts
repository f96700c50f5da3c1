import { cartQuery } from '../../../schemas/calls/cart.queries';
import { optional } from '../../../schemas/calls/query';
import { defineSection, type DataContext, type ViewProps } from '../../../src/layout/define-section';
import type { SettingsOf } from '../../../src/layout/define-settings';
import { shippingFormSettings } from './shipping-form.settings';

const data = ({ cartToken }: DataContext<SettingsOf<typeof shippingFormSettings>>) => ({
  cart: optional(cartQuery(cartToken)),
});

export type ShippingFormProps = ViewProps<typeof shippingFormSettings, ReturnType<typeof data>>;

export const shippingForm = defineSection(shippingFormSettings, {
  data,
  hydrate: 'load',
  variants: { default: () => import('./shipping-form-default') },
});
