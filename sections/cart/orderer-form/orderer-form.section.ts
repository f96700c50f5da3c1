import { cartQuery } from '../../../src/domain/cart-queries';
import { optional } from '../../../schemas/query';
import { defineSection, type DataContext, type ViewProps } from '../../../src/layout/define-section';
import type { SettingsOf } from '../../../src/layout/define-settings';
import { ordererFormSettings } from './orderer-form.settings';

const data = ({ cartToken }: DataContext<SettingsOf<typeof ordererFormSettings>>) => ({
  cart: optional(cartQuery(cartToken)),
});

export type OrdererFormProps = ViewProps<typeof ordererFormSettings, ReturnType<typeof data>>;

export const ordererForm = defineSection(ordererFormSettings, {
  data,
  hydrate: 'load',
  variants: { default: () => import('./orderer-form-default') },
});
