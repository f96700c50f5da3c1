import type { ActionName } from '../../../src/actions/action-of';
import { useDo, useShop, type Posted } from '../../../src/ui/shop-context';

/** Address of an action in the channel, and what came of it where this very form was just sent without script. */
export const useDoAction = (name: ActionName): { readonly url: string; readonly posted: Posted | undefined } => {
  const url = useDo(name);
  const { posted } = useShop();
  return { url, posted: posted?.action === name ? posted : undefined };
};
