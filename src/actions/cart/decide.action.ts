/** Places the order for what the shopper has seen. Asked again it answers the same order. */
import type { SuccessBody } from '../../../schemas/contract/define-call';
import type { CallOf } from '../../../schemas/shop-contract';
import { completePath, pathOfStep } from '../../domain/checkout-steps';
import { isSuccess } from '../action';
import { ofCart, refusedOfCart } from './change-cart';

export type Decision = SuccessBody<CallOf<'cart.decide'>>;

/** What is not decided yet is asked for again, where it was asked for. */
const wayOf = ({ status, id, challenge_url: url }: Decision): string => {
  if (status === 'ordered') return completePath(id);
  return (status === 'challenge' ? url : null) ?? pathOfStep('confirm');
};

/** `fingerprint` of the cart that was in view: other tabs' changes come with one of their own. */
export const action = ofCart(async ({ fingerprint }, { token, send }) => {
  const call = 'cart.decide';
  const answer = await send(call, { params: { token }, body: { fingerprint } });
  // The success of this call is a decision.
  if (isSuccess(answer)) return { ok: true, to: wayOf(answer.body as Decision), call, answer };
  const no = refusedOfCart(answer, pathOfStep('confirm'));
  // What was wrong with the payment is put right where it is chosen, and said there.
  return no.error.code.startsWith('payment.')
    ? { ...no, screen: `${pathOfStep('payment')}?error=${encodeURIComponent(no.error.code)}` }
    : no;
});
