/** When a gift is to arrive; an empty day means as early as possible. */
import { deliveryTimezones } from '../../../schemas/delivery/delivery';
import { giftPath } from '../../domain/gift';
import { isSuccess, refused, type Action } from '../action';

const labels: Readonly<Record<string, string>> = deliveryTimezones;

const nameOf = (field: string): string => (field.startsWith('delivery_timezone') ? 'delivery_timezone' : field);

export const action: Action = async (values, { send }) => {
  const { token = '', delivery_at: day = '', delivery_timezone: zone = 'none' } = values;
  const call = 'gift.checkDelivery';
  const chosen = { delivery_at: day || null, delivery_timezone: { [zone]: labels[zone] ?? zone } };
  const answer = await send(call, { body: { token, ...chosen } });
  if (isSuccess(answer)) return { ok: true, to: giftPath(token, 'confirm'), call, answer };
  const refusal = refused(answer, '', nameOf);
  const step = refusal.error.code === 'gift.not-served' ? 'shipping' : 'delivery';
  return { ...refusal, screen: giftPath(token, step) };
};
