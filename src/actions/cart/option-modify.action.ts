/** What was asked for of a line's goods, such as a name that is sewn on, put right. */
import type { Cart } from '../../../schemas/cart/cart';
import { cartPath, lineId, optionPath } from '../../domain/checkout-steps';
import { optionFieldOf, optionsIn } from '../../domain/option-form';
import { changeCart, ofCart } from './change-cart';

/** The line, which the browser then shows; one that has become equal to another has gone up in it. */
const lineOf = (cart: Cart | null, key: string): string => {
  const line = cart?.detail.products.find(({ accessories = [] }) => accessories.some((done) => done.key === key));
  return line ? `${cartPath}#${lineId(line.key)}` : cartPath;
};

/** `accessories.0.key`: it is not in the cart any more; `accessories.0.option_key`: the shop does not do it any more. */
const isGone = (fields: object | undefined): boolean =>
  fields !== undefined && ('key' in fields || 'option_key' in fields);

export const action = ofCart(async (values, context) => {
  const { key = '', product = '' } = values;
  const options = optionsIn(values);
  const nameOf = (field: string): string => {
    const [, own = field] = /^accessories\.0\.(key|option_key)$/.exec(field) ?? [];
    return optionFieldOf(own.replace(/^accessories\./, 'options.'), options);
  };
  const body = { accessories: [{ key, details: options[0]?.details ?? {} }] };
  const changed = await changeCart(context, 'cart.modifyAccessories', body, optionPath(product, key), nameOf);
  if (changed.ok) return { ...changed.lead(lineOf(changed.cart, key)), flash: 'option-changed' };
  return isGone(changed.error.errors ?? undefined) ? { ...changed, screen: cartPath } : changed;
});
