import { cartQuery, earliestQuery } from '../../../src/domain/cart-queries';
import { optional } from '../../../schemas/query';
import { defineSection, type DataContext, type DataOf, type ViewProps } from '../../../src/layout/define-section';
import type { SettingsOf } from '../../../src/layout/define-settings';
import { confirmationSettings } from './confirmation.settings';

const data = ({ cartToken }: DataContext<SettingsOf<typeof confirmationSettings>>) => ({
  cart: optional(cartQuery(cartToken)),
  leadTimes: optional(earliestQuery(cartToken)),
});

type Needed = ReturnType<typeof data>;

/** Of the lead times, the first day of each parcel. */
const select = ({ cart, leadTimes }: DataOf<Needed>) => ({
  cart,
  earliest: Object.fromEntries((leadTimes?.data ?? []).map(({ packing_key: key, earliest }) => [key, earliest])),
});

export type ConfirmationProps = ViewProps<typeof confirmationSettings, Needed, ReturnType<typeof select>>;

export const confirmation = defineSection(confirmationSettings, {
  data,
  select,
  hydrate: 'load',
  variants: { default: () => import('./confirmation-default') },
});
