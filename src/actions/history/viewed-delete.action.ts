/** Takes a product out of what the member has looked at (rule member.product-history-delete). */
import { isSuccess, refused, type Action } from '../action';

const screen = '/mypage/product_history';

export const action: Action = async ({ id = '' }, { send }) => {
  const call = 'history.remove';
  const answer = await send(call, { params: { id } });
  // Pressed twice, or in two tabs: it is gone, as was wanted.
  if (isSuccess(answer) || answer.status === 404) return { ok: true, to: `${screen}?removed=1`, call, answer };
  return refused(answer, screen);
};
