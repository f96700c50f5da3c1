import type { ActionName } from '../../../src/actions/action-of';
import { useShop, type Posted } from '../../../src/ui/shop-context';

/** Address of an action in the channel, and what came of it where this very form was just sent without script. */
export const useDoAction = (name: ActionName): { readonly url: string; readonly posted: Posted | undefined } => {
  const { prefix, posted } = useShop();
  return { url: `${prefix}/-/do/${name}`, posted: posted?.action === name ? posted : undefined };
};
