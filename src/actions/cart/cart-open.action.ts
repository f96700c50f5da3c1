/** A member's own cart, which another of their browsers has begun since the one that was known here became an order. */
import type { BodyOf } from '../../../schemas/query';
import { errorOf } from '../../../schemas/shop-errors';
import { cartPath } from '../../lib/go';
import { isSuccess, refused, type Action } from '../action';

const nothing = 'ほかの端末でカートにお入れになった商品は、ありませんでした。';

export const action: Action = async (_values, { token, send }) => {
  const call = 'cart.init';
  const answer = await send(call, { body: { token: token === '' ? null : token } });
  if (!isSuccess(answer)) return refused(answer, cartPath);
  // A success of the call has its body.
  const { count } = answer.body as BodyOf<'cart.init'>;
  return count > 0
    ? { ok: true, to: cartPath, call, answer }
    : { ok: false, screen: cartPath, error: errorOf('cart.common.not_found', nothing) };
};
