import { cartQuery } from '../../../src/domain/cart-queries';
import { optional, query } from '../../../schemas/query';
import { defineSection, type DataContext, type DataOf, type ViewProps } from '../../../src/layout/define-section';
import type { SettingsOf } from '../../../src/layout/define-settings';
import { shippingFormSettings } from './shipping-form.settings';

const data = ({ cartToken }: DataContext<SettingsOf<typeof shippingFormSettings>>) => ({
  cart: optional(cartQuery(cartToken)),
  shop: query('site.settings', {}),
});

type Needed = ReturnType<typeof data>;

const select = ({ cart, shop }: DataOf<Needed>) => ({
  cart,
  isMultipleAllowed: shop['ORDER.SHIPPING.IS_ALLOW_MULTIPLE'],
});

export type ShippingFormProps = ViewProps<typeof shippingFormSettings, Needed, ReturnType<typeof select>>;

export const shippingForm = defineSection(shippingFormSettings, {
  data,
  select,
  hydrate: 'load',
  variants: { default: () => import('./shipping-form-default') },
});
