import { cartQuery, leadTimesQuery } from '../../../src/domain/cart-queries';
import { optional, query } from '../../../schemas/query';
import { defineSection, type DataContext, type DataOf, type ViewProps } from '../../../src/layout/define-section';
import type { SettingsOf } from '../../../src/layout/define-settings';
import { deliveryChoiceSettings } from './delivery-choice.settings';

const data = ({ cartToken }: DataContext<SettingsOf<typeof deliveryChoiceSettings>>) => ({
  cart: optional(cartQuery(cartToken)),
  leadTimes: optional(leadTimesQuery(cartToken)),
  shop: query('site.settings', {}),
});

type Needed = ReturnType<typeof data>;

const select = ({ cart, leadTimes, shop }: DataOf<Needed>) => ({
  cart,
  leadTimes,
  isMultipleAllowed: shop['ORDER.SHIPPING.IS_ALLOW_MULTIPLE'],
});

export type DeliveryChoiceProps = ViewProps<typeof deliveryChoiceSettings, Needed, ReturnType<typeof select>>;

export const deliveryChoice = defineSection(deliveryChoiceSettings, {
  data,
  select,
  hydrate: 'load',
  variants: { default: () => import('./delivery-choice-default') },
});
