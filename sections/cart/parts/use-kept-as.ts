import type { Cart } from '../../../schemas/cart/cart';
import type { KeptAs } from '../../../src/forms/kept-texts';
import { useShop } from '../../../src/ui/shop-context';

/**
 * The name under which this tab keeps what is typed into a form of the checkout. A member's is for their own cart: whoever
 * uses the tab after a logout is not shown it. A guest's goes on with the next cart when one has expired, and with a login.
 */
export const useKeptAs = (form: string, cart: Pick<Cart, 'id'> | null | undefined): KeptAs | undefined =>
  useShop().visitor === 'member' ? { own: `${form}:${cart?.id ?? ''}`, guests: form } : undefined;
