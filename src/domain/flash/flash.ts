/** What is said once on the next screen, after a redirect too, by the name that an action gives (rule ui.flash-default). */
import type { Toast } from '../../lib/toast';
import { flashes } from './flashes.generated';

export type Flash = Required<Pick<Toast, 'tone' | 'message'>>;

export type FlashName = keyof typeof flashes;

/** What is said under a name that a cookie brought; null: nothing is. A tone is positive where nothing else is said. */
export const flashOf = (name: string): Flash | null =>
  Object.hasOwn(flashes, name) ? { tone: 'positive', ...flashes[name as FlashName] } : null;
