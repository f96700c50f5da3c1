/** What the shop's own people ask: calls for staff, apart from what a shopper's browser may know of. */
import type { CallGroups } from './contract/define-call';
import { fulfilmentCalls } from './desk/fulfilment/fulfilment.calls';

export const contract = { fulfilment: fulfilmentCalls } as const satisfies CallGroups<'staff'>;

export type DeskContract = typeof contract;
