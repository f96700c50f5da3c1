import { cartQuery } from '../../../src/domain/cart-queries';
import { optional } from '../../../schemas/query';
import { defineSection, type DataContext, type ViewProps } from '../../../src/layout/define-section';
import type { SettingsOf } from '../../../src/layout/define-settings';
import { orderSummarySettings } from './order-summary.settings';

const data = ({ cartToken }: DataContext<SettingsOf<typeof orderSummarySettings>>) => ({
  cart: optional(cartQuery(cartToken)),
});

export type OrderSummaryProps = ViewProps<typeof orderSummarySettings, ReturnType<typeof data>>;

export const orderSummary = defineSection(orderSummarySettings, {
  data,
  hydrate: 'load',
  variants: { default: () => import('./order-summary-default') },
});
