import { defineData, type PropsOf } from '../../../src/layout/define-data';
import { orderLinkSettings } from './order-link.settings';

export const orderLinkData = defineData(orderLinkSettings, { needs: () => ({}) });

export type OrderLinkProps = PropsOf<typeof orderLinkData>;
