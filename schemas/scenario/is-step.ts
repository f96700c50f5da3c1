import type { CallDefinition } from '../contract/define-call';

/**
 * Whether a call is a step of what a visitor does: reads may be answered otherwise after it, and it is answered once. What
 * a page tells by itself, whenever its browser has the time, is none.
 */
export const isStep = (call: string, { method, isRead }: Pick<CallDefinition, 'method' | 'isRead'>): boolean =>
  method !== 'GET' && isRead !== true && call !== 'history.keep';
