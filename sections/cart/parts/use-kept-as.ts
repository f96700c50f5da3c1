import type { Cart } from '../../../schemas/cart/cart';
import { useShop } from '../../../src/ui/shop-context';

/**
 * The name under which this tab keeps what is typed into a form of the checkout: it goes on with the next cart, when one has
 * expired or two were joined, and a guest's with a login. A member's is theirs (KeptFor), or, of a member without a mark, their
 * own cart's: whoever uses the tab after a logout is not shown it.
 */
export const useKeptAs = (form: string, cart: Pick<Cart, 'id'> | null | undefined): string | undefined => {
  const { visitor, drawnFor } = useShop();
  return visitor === 'member' && drawnFor === undefined ? `${form}:${cart?.id ?? ''}` : undefined;
};
