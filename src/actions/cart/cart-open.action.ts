/**
 * A member's own cart: another of their browsers has begun it since the one that was known here became an order, or it waits
 * beside one that this browser has filled as a guest, which comes into it.
 */
import type { BodyOf } from '../../../schemas/query';
import { errorOf } from '../../../schemas/shop-errors';
import { cartPath } from '../../lib/go';
import { isSuccess, refused, type Action } from '../action';

const apart =
  'いまは会員のカートとまとめられません。お支払いのお手続きが途中のときは、終わってからお試しください。商品が多いときは、減らすとまとめられます。';
const nothing = '会員のカートに、商品は入っていませんでした。';

export const action: Action = async (_values, { token, send }) => {
  const call = 'cart.init';
  const answer = await send(call, { body: { token: token === '' ? null : token } });
  if (!isSuccess(answer)) return refused(answer, cartPath);
  // A success of the call has its body.
  const { count, is_unclaimed: isUnclaimed } = answer.body as BodyOf<'cart.init'>;
  if (isUnclaimed) return { ok: false, screen: cartPath, error: errorOf('cart.update_products.too_many_lines', apart) };
  return count > 0
    ? { ok: true, to: cartPath, call, answer }
    : { ok: false, screen: cartPath, error: errorOf('cart.common.not_found', nothing) };
};
