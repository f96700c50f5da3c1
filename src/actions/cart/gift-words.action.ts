/** The cart as a social gift: who receives it says where it goes, after the order. */
import { socialGift } from '../../../schemas/cart/gift-words';
import { giftWordsPath, isBehind, pathOfStep } from '../../domain/checkout-steps';
import { only } from '../action';
import { changeCart, leadOn, ofCart } from './change-cart';

const names = Object.keys(socialGift.properties);

const nameOf = (field: string): string => field.replace(/^receiver\./, '');

export const action = ofCart(async (values, context) => {
  // A plain form ends its lines with two signs, of which one is counted and taken.
  const lines = { message: (values.message ?? '').replace(/\r\n?/g, '\n') };
  const receiver = { ...only(values, names), ...lines };
  const changed = await changeCart(context, 'cart.socialReceiver', { receiver }, giftWordsPath, nameOf);
  // A gift has no day that would hold anybody up, but noshi and the like, which stand on that step.
  const hasDelivery = changed.ok && changed.cart.next_step !== null && isBehind('delivery', changed.cart.next_step);
  return hasDelivery ? changed.lead(pathOfStep('delivery')) : leadOn(changed);
});
