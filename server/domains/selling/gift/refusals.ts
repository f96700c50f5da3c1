/** What stands in the way of a gift, and how its receiver is told. */
import { errors } from '../../../../schemas/shop-errors';
import type { Place, PlaceHooks } from '../../members/book/book.hooks';
import type { DeliveryRules } from '../delivery/delivery.types';
import { unserved } from '../delivery/delivery.service';
import type { GiftOrderRow } from '../order/gifts/gift-orders.service';
import { type Arrival, refusedPart } from './arrival';
import type { ChosenDay, GiftContext, GiftGone, GiftRefusal, GiftsOptions } from './gift.types';

export const notFound: GiftGone = { ok: false, code: 'gift.not-found' };

export const refuse = (
  code: GiftRefusal['code'],
  field: string,
  message: string = errors[code].message,
): GiftRefusal => ({ ok: false, code, message, errors: { [field]: [{ code, message }] } });

export interface PlaceFields {
  readonly postal: string;
  readonly prefecture: string;
}

export const inForm: PlaceFields = { postal: 'postal_code', prefecture: 'prefecture' };

/** Whether it is a place, and one that the shop sends gifts to; null: it is. */
export const placeRefusal = async (
  places: PlaceHooks,
  rules: DeliveryRules,
  place: Place,
  fields: PlaceFields,
): Promise<GiftRefusal | null> => {
  const message = await places.refusalOf(place);
  if (message !== null) return refuse('request.invalid', fields.postal, message);
  return unserved(rules).includes(place.prefecture) ? refuse('gift.not-served', fields.prefecture) : null;
};

/** Null: it can arrive then. */
export const dayRefusal = (arrival: Arrival, choice: ChosenDay): GiftRefusal | null => {
  const part = refusedPart(arrival, choice);
  return part && refuse('gift.delivery.not-possible', part);
};

/** One that can still be received, with the rules of the moment. */
export const findWaiting = async (
  { orders, delivery }: Pick<GiftsOptions, 'orders' | 'delivery'>,
  { channel, now }: GiftContext,
  token: string,
): Promise<{ readonly ok: true; readonly gift: GiftOrderRow; readonly rules: DeliveryRules } | GiftGone> => {
  const [gift, rules] = await Promise.all([orders.find(channel.id, token), delivery.rules(channel, now)]);
  if (!gift) return notFound;
  return gift.status === 'waiting' ? { ok: true, gift, rules } : { ok: false, code: `gift.${gift.status}` };
};
