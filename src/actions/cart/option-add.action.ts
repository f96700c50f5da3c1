/** Asks for more to be done to a line's goods, such as a name that is sewn on. */
import { cartPath, lineId, moreOptionsPath } from '../../domain/checkout-steps';
import { optionFieldOf, optionsIn } from '../../domain/option-form';
import { refusedAt } from '../action';
import { changeCart, ofCart } from './change-cart';

/** The line is not in the cart any more. */
const isGone = (fields: object): boolean => 'line_key' in fields;

export const action = ofCart(async (values, context) => {
  const { line_key: line = '', product = '' } = values;
  const screen = moreOptionsPath(product, line);
  const options = optionsIn(values);
  if (options.length === 0) return refusedAt(screen, { options: '追加するオプションをお選びください。' });
  const nameOf = (field: string): string =>
    /^accessories\.\d+\.line_key$/.test(field)
      ? 'line_key'
      : optionFieldOf(field.replace(/^accessories\./, 'options.'), options);
  const accessories = options.map(({ key, details }) => ({ line_key: line, option_key: key, details }));
  const changed = await changeCart(context, 'cart.addAccessories', { accessories }, screen, nameOf);
  if (!changed.ok) return isGone(changed.error.errors ?? {}) ? { ...changed, screen: cartPath } : changed;
  // One that has become equal to another has gone up in it.
  const isThere = changed.cart.detail.products.some(({ key }) => key === line);
  return { ...changed.lead(isThere ? `${cartPath}#${lineId(line)}` : cartPath), flash: 'option-added' };
});
