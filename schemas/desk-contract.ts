/** What the shop's own people ask: calls for staff, apart from what a shopper's browser may know of. */
import type { CallGroups } from './contract/define-call';
import { deskGroups } from './desk-groups.generated';

export const contract = deskGroups satisfies CallGroups<'staff'>;

export type DeskContract = typeof contract;
