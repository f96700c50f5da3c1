import { isOutdated } from '../../../src/domain/cart/outdated';
import type { ActionName } from '../../../src/actions/action-of';
import { useDo, useShop, type Posted } from '../../../src/ui/shop-context';

interface Doing {
  readonly url: string;
  readonly posted: Posted | undefined;
  /** What was typed for another cart, or for this one as it was: the cart's own comes before it, and the screen says why. */
  readonly typed: Posted['values'] | undefined;
}

/** Address of an action in the channel, and what came of it where this very form was just sent without script. */
export const useDoAction = (name: ActionName): Doing => {
  const url = useDo(name);
  const own = useShop().posted;
  if (own?.action !== name) return { url, posted: undefined, typed: undefined };
  return isOutdated(own) ? { url, posted: undefined, typed: own.values } : { url, posted: own, typed: undefined };
};
