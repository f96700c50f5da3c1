import { cartQuery } from '../../../schemas/calls/cart.queries';
import { optional } from '../../../schemas/calls/query';
import { defineSection, type DataContext, type ViewProps } from '../../../src/layout/define-section';
import type { SettingsOf } from '../../../src/layout/define-settings';
import { confirmationSettings } from './confirmation.settings';

const data = ({ cartToken }: DataContext<SettingsOf<typeof confirmationSettings>>) => ({
  cart: optional(cartQuery(cartToken)),
});

export type ConfirmationProps = ViewProps<typeof confirmationSettings, ReturnType<typeof data>>;

export const confirmation = defineSection(confirmationSettings, {
  data,
  hydrate: 'load',
  variants: { default: () => import('./confirmation-default') },
});
