/** Receives a gift as its receiver has just seen it: whatever another tab has said meanwhile. */
import { shippingAddress } from '../../../schemas/address/address';
import type { GiftStep } from '../../../schemas/gift/steps';
import { giftPath } from '../../domain/gift';
import { wholeNumber } from '../../domain/whole-number';
import { isSuccess, only, refused, type Action } from '../action';

const names = Object.keys(shippingAddress.properties);

/** Where it is put right; the confirmation itself where it is none of these. */
const stepOf: Readonly<Record<string, GiftStep>> = {
  'gift.not-served': 'shipping',
  'gift.delivery.not-possible': 'delivery',
};

export const action: Action = async (values, { send }) => {
  const { token = '', id = '', delivery_at: day = '', delivery_timezone_key: zone = 'none' } = values;
  const call = 'gift.receive';
  const body = { id: wholeNumber(id) ?? id, ...only(values, names), delivery_at: day || null };
  const answer = await send(call, { params: { token }, body: { ...body, delivery_timezone_key: zone } });
  if (isSuccess(answer)) return { ok: true, to: giftPath(token, 'complete'), call, answer };
  const refusal = refused(answer, '');
  return { ...refusal, screen: giftPath(token, stepOf[refusal.error.code] ?? 'confirm') };
};
