/** The cart as a social gift: who receives it says where it goes, after the order. */
import { socialGift } from '../../../schemas/cart/gift-words';
import { giftWordsPath } from '../../domain/checkout-steps';
import { only } from '../action';
import { changeCart, leadToDelivery, ofCart, seenIn } from './change-cart';

const names = Object.keys(socialGift.properties);

const nameOf = (field: string): string => field.replace(/^receiver\./, '');

export const action = ofCart(async (values, context) => {
  // A plain form ends its lines with two signs, of which one is counted and taken.
  const lines = { message: (values.message ?? '').replace(/\r\n?/g, '\n') };
  const receiver = { ...only(values, names), ...lines };
  return leadToDelivery(
    await changeCart(context, 'cart.socialReceiver', { ...seenIn(values), receiver }, giftWordsPath, nameOf),
  );
});
