/**
 * How the order is paid: `payment_id`; of a member `user_card_id.<payment_id>` for a saved card; and the fields of a card
 * where one was typed in, with `keep_card` where it is to be saved.
 */
import { errorOf } from '../../../schemas/shop-errors';
import type { UserCard } from '../../../schemas/card/card';
import { pathOfStep } from '../../domain/checkout-steps';
import { wholeNumber } from '../../domain/whole-number';
import { isSuccess, refused, refusedAt, type ActionContext, type Refused, type Values } from '../action';
import { changeCart, leadOn, number, ofDrawnCart } from './change-cart';

const screen = pathOfStep('payment');

const cardNeedsScript =
  'クレジットカードでのお支払いには、JavaScriptを有効にしてください。ほかのお支払い方法もお選びいただけます。';

interface Paid {
  readonly ok: true;
  /** For the call: a token, or the id of a saved card. */
  readonly by: object;
}

/** The card goes to the payment service alone; the shop gets what that one gives for it, and saves it where that is wanted. */
const takeTyped = async (
  paymentId: number,
  { keep_card: keep, ...typed }: Values,
  { tokenize, send }: ActionContext,
): Promise<Paid | Refused> => {
  if (!tokenize || Object.keys(typed).length === 0) return { ok: true, by: {} };
  const { card, service } = await tokenize({ paymentId, service: '' }, typed);
  if (!keep) return { ok: true, by: { card } };
  const answer = await send('card.add', { body: { token: card.token, token_key: service, until_paid: true } });
  if (!isSuccess(answer)) return refused(answer, screen);
  // The call's one success.
  return { ok: true, by: { user_card_id: (answer.body as UserCard).id } };
};

/** Of radios of all methods, only those of the chosen one count. */
const ownCard = (id: string, values: Values): string => values[`user_card_id.${id}`] ?? '';
const cardIn = (values: Values): Values =>
  Object.fromEntries(
    Object.entries(values).filter(([name]) => !/^(?:user_card_id\.|(?:shipping|places)_key$)/.test(name)),
  );

/** A choice that was not made is said where it is made; so is a card, which without script nobody can type in. */
export const action = ofDrawnCart(screen, async ({ payment_id: id, ...values }, context) => {
  if (!id) return refusedAt(screen, { payment_id: 'お支払い方法を選択してください。' });
  const own = ownCard(id, values);
  const paymentId = wholeNumber(id);
  const paid =
    own !== '' || paymentId === null
      ? ({ ok: true, by: own === '' ? {} : { user_card_id: number(own) } } as const)
      : await takeTyped(paymentId, cardIn(values), context);
  if (!paid.ok) return paid;
  const changed = await changeCart(context, 'cart.modifyOrder', { payment_id: number(id), ...paid.by }, screen);
  if (changed.ok && !context.tokenize && changed.cart.next_step === 'payment' && changed.cart.payment?.kind === 'card')
    return { ok: false, screen, error: errorOf('cart.payment.card_missing', cardNeedsScript) };
  return leadOn(changed);
});
