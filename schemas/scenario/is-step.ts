import type { CallDefinition } from '../contract/define-call';

/** Whether a call is a step of what a visitor does: reads may be answered otherwise after it, and it is answered once. */
export const isStep = ({
  method,
  isRead,
  isUnasked,
}: Pick<CallDefinition, 'method' | 'isRead' | 'isUnasked'>): boolean =>
  method !== 'GET' && isRead !== true && isUnasked !== true;
