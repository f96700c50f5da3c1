/**
 * What whoever receives a social gift may do by its link: see it without prices, say where and when it is to arrive, once,
 * and see afterwards that it comes. What they have filled in stays theirs: it opens to what they prove themselves by.
 */
import { randomBytes } from 'node:crypto';
import type { Kysely } from 'kysely';
import { deliveryTimezoneKeys, type DeliveryTimezone } from '../../../../schemas/delivery/delivery';
import type { Database } from '../../../db/schema';
import { hashGiftSecret } from '../order/gifts/gift-orders.service';
import { arrivalOf } from './arrival';
import { deleteExpired, findDraft, isReceiverKnown, putAddress, putDay } from './gift.repository';
import type { GiftsOptions, GiftsService } from './gift.types';
import { dayRefusal, findWaiting, inForm, notFound, placeRefusal, refuse } from './refusals';
import { complete, products, shipping } from './seeing';

const receiverBytes = 24;

/** The first key of an object like `{"am": "午前中"}` is the chosen one (rule gift.timezone-key). */
const firstKeyOf = (timezone: object): DeliveryTimezone | undefined =>
  deliveryTimezoneKeys.find((key) => key === Object.keys(timezone)[0]);

const checkShipping =
  (deps: GiftsOptions): GiftsService['checkShipping'] =>
  async (context, { token, receiver: shown }, address) => {
    const { db, places } = deps;
    const found = await findWaiting(deps, context, token);
    if (!found.ok) return found;
    const { gift, rules } = found;
    const refusal = await placeRefusal(places, rules, address, inForm);
    if (refusal) return refusal;
    const isKnown = shown !== undefined && (await isReceiverKnown(db, hashGiftSecret(shown)));
    const receiver = isKnown ? shown : randomBytes(receiverBytes).toString('base64url');
    await putAddress(db, { giftId: gift.id, receiverHash: hashGiftSecret(receiver) }, address);
    return { ok: true, shippingId: gift.shipping_id, receiver };
  };

const checkDelivery =
  (deps: GiftsOptions): GiftsService['checkDelivery'] =>
  async (context, { token, receiver }, { delivery_at, delivery_timezone: timezones }) => {
    const { db, orders, delivery, places } = deps;
    const found = await findWaiting(deps, context, token);
    if (!found.ok) return found;
    const { gift, rules } = found;
    const key = receiver === undefined ? undefined : { giftId: gift.id, receiverHash: hashGiftSecret(receiver) };
    const [packings, draft] = await Promise.all([orders.packings(gift.order_id), key && findDraft(db, key)]);
    if (!key || !draft) return refuse('request.invalid', 'token', 'お届け先を先にご入力ください。');
    const placed = await placeRefusal(places, rules, draft.address, { postal: 'token', prefecture: 'token' });
    if (placed) return placed;
    const timezone = firstKeyOf(timezones);
    if (!timezone) return refuse('gift.delivery.not-possible', 'delivery_timezone');
    const chosen = { delivery_at, delivery_timezone_key: timezone };
    const parcels = { shippingKey: gift.shipping_key, packings };
    const refusal = dayRefusal(arrivalOf(delivery, rules, context.now, parcels, draft.address), chosen);
    if (refusal) return refusal;
    await putDay(db, key, { deliveryOn: delivery_at, timezone });
    return { ok: true, chosen };
  };

const leadTimes =
  (deps: GiftsOptions): GiftsService['leadTimes'] =>
  async (context, token, place) => {
    const found = await findWaiting(deps, context, token);
    if (!found.ok) return found;
    const { gift, rules } = found;
    const refusal = await placeRefusal(deps.places, rules, place, { postal: 'postal', prefecture: 'pref' });
    if (refusal) return refusal;
    const parcels = { shippingKey: gift.shipping_key, packings: await deps.orders.packings(gift.order_id) };
    const { earliest, latest, dates, timezones, note } = arrivalOf(deps.delivery, rules, context.now, parcels, place);
    return { ok: true, leadTime: { order_shipping_id: gift.shipping_id, earliest, latest, dates, timezones, note } };
  };

const receive =
  (deps: GiftsOptions): GiftsService['receive'] =>
  async (context, link, { id, delivery_at, delivery_timezone_key, ...address }) => {
    const { orders, delivery, places } = deps;
    const { channel, now } = context;
    const [gift, rules] = await Promise.all([orders.find(channel.id, link.token), delivery.rules(channel, now)]);
    if (!gift) return notFound;
    if (id !== gift.shipping_id) return refuse('request.invalid', 'id');
    // Before the lock, since it asks for a file; what has ended meanwhile is told under it.
    const placed = gift.status === 'waiting' ? await placeRefusal(places, rules, address, inForm) : null;
    if (placed) return placed;
    const outcome = await orders.receive(
      gift.order_id,
      {
        ...{ address, now, deliveryOn: delivery_at, timezone: delivery_timezone_key },
        receiverHash: link.receiver === undefined ? null : hashGiftSecret(link.receiver),
      },
      (packings) => {
        const arrival = arrivalOf(delivery, rules, now, { shippingKey: gift.shipping_key, packings }, address);
        const refusal = dayRefusal(arrival, { delivery_at, delivery_timezone_key });
        return refusal ? { ok: false, refusal } : { ok: true, arrivals: arrival.firstDays };
      },
    );
    if (!outcome.ok) return 'over' in outcome ? { ok: false, code: `gift.${outcome.over}` } : outcome.refusal;
    const received = await complete(deps)(context, link);
    // Cancelled this moment.
    return received ? { ok: true, gift: received } : { ok: false, code: 'gift.cancelled' };
  };

export const createGiftsService = (deps: GiftsOptions): GiftsService => ({
  products: products(deps),
  shipping: shipping(deps),
  checkShipping: checkShipping(deps),
  checkDelivery: checkDelivery(deps),
  leadTimes: leadTimes(deps),
  receive: receive(deps),
  complete: complete(deps),
});

/** @returns how many were deleted */
export const deleteOldDrafts = (db: Kysely<Database>, _now: Date, most: number): Promise<number> =>
  deleteExpired(db, most);
