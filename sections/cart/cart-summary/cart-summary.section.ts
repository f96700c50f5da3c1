import { cartQuery } from '../../../src/domain/cart-queries';
import { optional } from '../../../schemas/query';
import { defineSection, type DataContext, type ViewProps } from '../../../src/layout/define-section';
import type { SettingsOf } from '../../../src/layout/define-settings';
import { cartSummarySettings } from './cart-summary.settings';

const data = ({ cartToken }: DataContext<SettingsOf<typeof cartSummarySettings>>) => ({
  cart: optional(cartQuery(cartToken)),
});

export type CartSummaryProps = ViewProps<typeof cartSummarySettings, ReturnType<typeof data>>;

export const cartSummary = defineSection(cartSummarySettings, {
  data,
  hydrate: 'load',
  variants: { default: () => import('./cart-summary-default') },
});
