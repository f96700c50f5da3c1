/** Whoever logs out, or leaves the shop, leaves nothing of what they have typed to whoever uses the tab after them. */
import { keptKey } from './kept-texts';

/** @param forms how the names of those begin; '': all of them */
export const forgetKept = (channel: string, forms = ''): void => {
  try {
    for (const key of Object.keys(sessionStorage))
      if (key.startsWith(keptKey({ channel }, forms).slice(0, -1))) sessionStorage.removeItem(key);
  } catch {
    // A browser that keeps nothing.
  }
};
