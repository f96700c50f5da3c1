import type { Toast } from '../../lib/toast';

/** What the forms of a group leave to be said, by the names that their actions give: `<group>.flash.ts`. */
export type FlashWords = Readonly<Record<string, Omit<Toast, 'action'>>>;
