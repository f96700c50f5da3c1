/** Takes a coupon of the shop's list. */
import { wholeNumber } from '../../domain/whole-number';
import { isSuccess, refused, type Action } from '../action';

const screen = '/coupon';

export const action: Action = async ({ id = '' }, { send }) => {
  const call = 'coupon.take';
  const answer = await send(call, { body: { coupon_id: wholeNumber(id) ?? id } });
  return isSuccess(answer) ? { ok: true, to: screen, call, answer, flash: 'coupon-taken' } : refused(answer, screen);
};
