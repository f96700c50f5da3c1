/** Saves a card of the member's: its fields, and `service`, the payment service that keeps it (rule member.card). */
import { errorOf } from '../../../schemas/shop-errors';
import { isSuccess, refused, type Action } from '../action';

const screen = '/mypage/card/add';

export const action: Action = async ({ service = '', ...typed }, { send, tokenize }) => {
  if (!tokenize)
    return {
      ok: false,
      screen,
      error: errorOf('card.not-kept', 'カードのご登録には、JavaScriptを有効にしてください。'),
    };
  const { card } = await tokenize({ paymentId: 0, service }, typed);
  const call = 'card.add';
  const answer = await send(call, { body: { token: card.token, token_key: service } });
  return isSuccess(answer) ? { ok: true, to: '/mypage/card?saved=added', call, answer } : refused(answer, screen);
};
