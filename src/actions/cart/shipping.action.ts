/** Where a shipping goes. */
import { shippingAddress } from '../../../schemas/address/address';
import { addressPath, divisionAfterAdding, divisionPath, pathOfStep } from '../../domain/checkout-steps';
import { wholeNumber } from '../../domain/whole-number';
import { only } from '../action';
import { changeCart, leadOn, ofCart } from './change-cart';

const names = Object.keys(shippingAddress.properties);

/**
 * `key` of the shipping that the form is for, `new` for a further one; `divide` where it is one of several; `places`: how
 * many addresses the shopper saw.
 */
export const action = ofCart(async (values, context) => {
  const { key = '', divide, places = '' } = values;
  const address = only(values, names);
  const screen = divide ? addressPath(key) : pathOfStep('shipping');
  const changed =
    key === 'new'
      ? await changeCart(context, 'cart.addShipping', { address }, screen)
      : await changeCart(context, 'cart.modifyShipping', { key, address }, screen);
  if (!changed.ok || !divide) return leadOn(changed);
  return changed.lead(key === 'new' ? divisionAfterAdding(wholeNumber(places), changed.cart) : divisionPath);
});
