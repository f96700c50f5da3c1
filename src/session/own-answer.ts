/** What is the visitor's own, for whoever shows it on a page that is the same for many. */
import type { OwnAnswer } from '../../schemas/own-answer';
import { fetchOwn, type OwnAsker } from './fetch-own';

/**
 * Tells the answer as soon as it is there, and again when it changes; where there is none, nothing. Members' is asked for
 * once for the whole document; what shares it is loaded for members alone.
 *
 * @returns ends the telling
 */
export const watchOwn = (asker: OwnAsker, tell: (own: OwnAnswer) => void): (() => void) => {
  let end: (() => void) | null = null;
  let isOver = false;
  const begin = async (): Promise<void> => {
    if (asker.visitor === 'guest') {
      const own = await fetchOwn(asker);
      if (!isOver) tell(own);
      return;
    }
    const { shareOwn } = await import('./shared-own');
    if (!isOver) end = shareOwn(asker, tell);
  };
  // A place that stays empty is no fault that a shopper could do anything about.
  begin().catch(() => undefined);
  return () => {
    isOver = true;
    end?.();
  };
};
