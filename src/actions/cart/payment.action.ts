/** How the order is paid: `payment_id`, and the fields of a card where one was typed in. */
import { errorOf } from '../../../schemas/shop-errors';
import { pathOfStep } from '../../domain/checkout-steps';
import { wholeNumber } from '../../domain/whole-number';
import { refusedAt, type ActionContext, type Values } from '../action';
import { changeCart, leadOn, number, ofCart } from './change-cart';

const screen = pathOfStep('payment');

const cardNeedsScript =
  'クレジットカードでのお支払いには、JavaScriptを有効にしてください。ほかのお支払い方法もお選びいただけます。';

/** The card goes to the payment service alone; the shop gets what that one gives for it. */
const tokenOf = async (id: string, card: Values, { tokenize }: ActionContext) => {
  const paymentId = wholeNumber(id);
  const isTyped = Object.keys(card).length > 0;
  return tokenize && isTyped && paymentId !== null ? { card: await tokenize(paymentId, card) } : {};
};

/** A choice that was not made is said where it is made; so is a card, which without script nobody can type in. */
export const action = ofCart(async ({ payment_id: id, ...typed }, context) => {
  if (!id) return refusedAt(screen, { payment_id: 'お支払い方法を選択してください。' });
  const card = await tokenOf(id, typed, context);
  const changed = await changeCart(context, 'cart.modifyOrder', { payment_id: number(id), ...card }, screen);
  if (changed.ok && !context.tokenize && changed.cart.next_step === 'payment' && changed.cart.payment?.kind === 'card')
    return { ok: false, screen, error: errorOf('cart.payment.card_missing', cardNeedsScript) };
  return leadOn(changed);
});
