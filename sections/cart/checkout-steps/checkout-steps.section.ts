import { cartQuery } from '../../../src/domain/cart-queries';
import { optional } from '../../../schemas/query';
import { defineSection, type DataContext, type ViewProps } from '../../../src/layout/define-section';
import type { SettingsOf } from '../../../src/layout/define-settings';
import { checkoutStepsSettings } from './checkout-steps.settings';

const data = ({ cartToken }: DataContext<SettingsOf<typeof checkoutStepsSettings>>) => ({
  cart: optional(cartQuery(cartToken)),
});

export type CheckoutStepsProps = ViewProps<typeof checkoutStepsSettings, ReturnType<typeof data>>;

export const checkoutSteps = defineSection(checkoutStepsSettings, {
  data,
  hydrate: 'never',
  variants: { default: () => import('./checkout-steps-default') },
});
