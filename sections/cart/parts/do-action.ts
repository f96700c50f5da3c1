import { useShop, type Posted } from '../../../src/ui/shop-context';

/** Names of the shop's plain form actions (`POST /-/do/<name>`), which work without script. */
export type DoAction =
  | 'cart-add'
  | 'cart-modify'
  | 'cart-delete'
  | 'shipping-orderer'
  | 'shipping-join'
  | 'division'
  | 'delivery'
  | 'payment'
  | 'decide';

/** Address of an action in the channel, and what came of it where this very form was just sent without script. */
export const useDoAction = (name: DoAction): { readonly url: string; readonly posted: Posted | undefined } => {
  const { prefix, posted } = useShop();
  return { url: `${prefix}/-/do/${name}`, posted: posted?.action === name ? posted : undefined };
};
