import { optional, query } from '../../../schemas/query';
import { defineSection, type DataContext, type ViewProps } from '../../../src/layout/define-section';
import type { SettingsOf } from '../../../src/layout/define-settings';
import { orderCompleteSettings } from './order-complete.settings';

/** An id that no order has: whatever else stands in the address is no fault, only no order. */
const noOrder = 'no-order-no-order-no-order';
const isId = (text: string): boolean => /^[\w-]{16,64}$/.test(text);

const data = ({ query: { id = '' } }: DataContext<SettingsOf<typeof orderCompleteSettings>>) => ({
  order: optional(query('order.temporary', { params: { id: isId(id) ? id : noOrder } })),
});

export type OrderCompleteProps = ViewProps<typeof orderCompleteSettings, ReturnType<typeof data>>;

export const orderComplete = defineSection(orderCompleteSettings, {
  data,
  hydrate: 'load',
  variants: { default: () => import('./order-complete-default') },
});
