import type { Cart } from '../../../schemas/cart/cart';
import { useShop } from '../../../src/ui/shop-context';

/**
 * The name under which this tab keeps what is typed into a form of the checkout. A member's is for their own cart: whoever
 * uses the tab after a logout is not shown it. A guest's goes on with the next cart when one has expired.
 */
export const useKeptAs = (form: string, cart: Pick<Cart, 'id'> | null | undefined): string | undefined =>
  useShop().visitor === 'member' ? `${form}:${cart?.id ?? ''}` : undefined;
