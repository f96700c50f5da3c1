/** Where a gift is to arrive: checked, and kept for this receiver until it is received. */
import { shippingAddress } from '../../../schemas/address/address';
import { giftPath } from '../../domain/gift';
import { isSuccess, only, refusedNaming, type Action } from '../action';

const names = Object.keys(shippingAddress.properties);

export const action: Action = async (values, { send }) => {
  const { token = '' } = values;
  const call = 'gift.checkShipping';
  const answer = await send(call, { body: { token, ...only(values, names) } });
  if (isSuccess(answer)) return { ok: true, to: giftPath(token, 'delivery'), call, answer };
  return refusedNaming(answer, giftPath(token, 'shipping'), { 'gift.not-served': 'prefecture' });
};
