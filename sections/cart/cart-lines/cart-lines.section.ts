import { cartQuery } from '../../../src/domain/cart-queries';
import { optional } from '../../../schemas/query';
import { defineSection, type DataContext, type ViewProps } from '../../../src/layout/define-section';
import type { SettingsOf } from '../../../src/layout/define-settings';
import { cartLinesSettings } from './cart-lines.settings';

const data = ({ cartToken }: DataContext<SettingsOf<typeof cartLinesSettings>>) => ({
  cart: optional(cartQuery(cartToken)),
});

export type CartLinesProps = ViewProps<typeof cartLinesSettings, ReturnType<typeof data>>;

export const cartLines = defineSection(cartLinesSettings, {
  data,
  hydrate: 'load',
  variants: { default: () => import('./cart-lines-default') },
});
