/**
 * What whoever receives a social gift may do by its link: see it without prices, say where and when it is to arrive, once,
 * and see afterwards that it comes. What they have filled in stays theirs: it opens to what they prove themselves by.
 */
import { randomBytes } from 'node:crypto';
import type { Kysely } from 'kysely';
import type { ShippingAddress } from '../../../../schemas/address/address';
import type { ErrorBody } from '../../../../schemas/contract/errors';
import { deliveryTimezoneKeys, type DeliveryTimezone } from '../../../../schemas/delivery/delivery';
import { prefectures } from '../../../../schemas/contract/fields';
import type {
  Gift,
  GiftDraft,
  GiftInput,
  GiftLeadTime,
  GiftShipping,
  ReceivedGift,
} from '../../../../schemas/gift/gift';
import { errors } from '../../../../schemas/shop-errors';
import type { Database } from '../../../db/schema';
import type { RequestContext } from '../../../request-context';
import type { Place, PlaceHooks } from '../../members/book/places.hooks';
import type { DeliveryService } from '../delivery/delivery.service';
import type { DeliveryAddress, DeliveryRules } from '../delivery/delivery.types';
import {
  type GiftOrderRow,
  type GiftOrdersService,
  type GiftPackingRow,
  hashGiftSecret,
  type Over,
} from '../order/gifts/gift-orders.service';
import { type Arrival, arrivalOf, refusedPart } from './arrival';
import { deleteExpired, type DraftKey, findDraft, isReceiverKnown, putAddress, putDay } from './gift.repository';

type Context = Pick<RequestContext, 'channel' | 'now'>;

export interface GiftLink {
  readonly token: string;
  /** What they prove themselves by; undefined: nothing. */
  readonly receiver?: string | undefined;
}

/** It can be mended: `errors` are messages by field of the call. */
export interface GiftRefusal {
  readonly ok: false;
  readonly code: 'request.invalid' | 'gift.not-served' | 'gift.delivery.not-possible';
  readonly message: string;
  readonly errors: NonNullable<ErrorBody['errors']>;
}

export interface GiftGone {
  readonly ok: false;
  readonly code: 'gift.not-found' | `gift.${Over}`;
}

export type Said<Value> = ({ readonly ok: true } & Value) | GiftGone | GiftRefusal;

export interface GiftsService {
  /** Null: no such gift in this channel. */
  products(context: Context, token: string): Promise<Gift | null>;
  shipping(
    context: Context,
    link: GiftLink,
  ): Promise<{ readonly ok: true; readonly shipping: GiftShipping } | GiftGone>;
  /** Keeps it for this receiver. `receiver`: what they prove themselves by from now on. */
  checkShipping(
    context: Context,
    link: GiftLink,
    address: ShippingAddress,
  ): Promise<Said<{ shippingId: number; receiver: string }>>;
  checkDelivery(
    context: Context,
    link: GiftLink,
    wanted: Pick<GiftDraft, 'delivery_at'> & { readonly delivery_timezone: object },
  ): Promise<Said<{ delivery_at: string | null; delivery_timezone_key: DeliveryTimezone }>>;
  leadTimes(context: Context, token: string, place: Place): Promise<Said<{ leadTime: GiftLeadTime }>>;
  receive(context: Context, link: GiftLink, input: GiftInput): Promise<Said<{ gift: ReceivedGift }>>;
  /** Null: there is none, or nobody has received it. */
  complete(context: Context, link: GiftLink): Promise<ReceivedGift | null>;
}

export interface GiftsOptions {
  readonly db: Kysely<Database>;
  readonly orders: GiftOrdersService;
  readonly delivery: Pick<DeliveryService, 'rules' | 'leadTimes'>;
  readonly places: PlaceHooks;
}

const receiverBytes = 24;

const notFound: GiftGone = { ok: false, code: 'gift.not-found' };

const refuse = (code: GiftRefusal['code'], field: string, message: string = errors[code].message): GiftRefusal => ({
  ok: false,
  code,
  message,
  errors: { [field]: [{ code, message }] },
});

const unserved = ({ prefectures: places }: DeliveryRules) =>
  prefectures.filter((prefecture) => places.get(prefecture)?.takesGifts === false);

/** Nothing of what it was is told of one that has ended. */
const isTold = ({ status }: GiftOrderRow): boolean => status === 'waiting' || status === 'received';

/** The first key of an object like `{"am": "午前中"}` is the chosen one (rule gift.timezone-key). */
const firstKeyOf = (timezone: object): DeliveryTimezone | undefined =>
  deliveryTimezoneKeys.find((key) => key === Object.keys(timezone)[0]);

/** Whether it can be sent there then, as far as the shop's rules say; null: it can. */
const dayRefusal = (arrival: Arrival, choice: Parameters<typeof refusedPart>[1]): GiftRefusal | null => {
  const part = refusedPart(arrival, choice);
  return part && refuse('gift.delivery.not-possible', part);
};

const draftOf = (row: Awaited<ReturnType<typeof findDraft>>): GiftDraft | null =>
  row
    ? {
        address: row.address,
        delivery_at: row.delivery_on,
        delivery_timezone_key: row.timezone,
        is_delivery_chosen: row.is_delivery_chosen,
      }
    : null;

const keyOf = ({ id }: GiftOrderRow, receiver: string): DraftKey => ({
  giftId: id,
  receiverHash: hashGiftSecret(receiver),
});

export const createGiftsService = ({ db, orders, delivery, places }: GiftsOptions): GiftsService => {
  const find = ({ channel }: Context, token: string) => orders.find(channel.id, token);

  /** One that can still be received. */
  const waiting = async (context: Context, token: string): Promise<{ ok: true; gift: GiftOrderRow } | GiftGone> => {
    const gift = await find(context, token);
    if (!gift) return notFound;
    return gift.status === 'waiting' ? { ok: true, gift } : { ok: false, code: `gift.${gift.status}` };
  };

  const arrival = (
    { now }: Context,
    rules: DeliveryRules,
    { shipping_key: shippingKey }: GiftOrderRow,
    packings: readonly GiftPackingRow[],
    address: DeliveryAddress,
  ) => arrivalOf(delivery, rules, now, { shippingKey, packings }, address);

  const toGift = async (gift: GiftOrderRow): Promise<Gift> => {
    const expiresAt = gift.expires_at.toISOString();
    if (!isTold(gift))
      return {
        ...{ status: gift.status, expires_at: expiresAt },
        ...{ receiver_name: '', sender_name: '', message: '', products: [] },
      };
    const { status, receiver_name, sender_name, message } = gift;
    const products = await orders.goods(gift.order_id);
    return { ...{ status, receiver_name, sender_name, message }, expires_at: expiresAt, products };
  };

  /** Whether the shop sends gifts to a place, and it is one at all. */
  const placeRefusal = async (
    rules: DeliveryRules,
    place: Place,
    fields: { readonly postal: string; readonly prefecture: string },
  ) => {
    const message = await places.refusalOf(place);
    if (message !== null) return refuse('request.invalid', fields.postal, message);
    const isServed = !unserved(rules).some((prefecture) => prefecture === place.prefecture);
    return isServed ? null : refuse('gift.not-served', fields.prefecture);
  };
  const inForm = { postal: 'postal_code', prefecture: 'prefecture' };

  const complete: GiftsService['complete'] = async (context, { token, receiver }) => {
    const gift = await find(context, token);
    if (gift?.status !== 'received' || !gift.received_at) return null;
    const [packings, parcels] = await Promise.all([orders.packings(gift.order_id), orders.parcels(gift.order_id)]);
    const isTheirs = receiver !== undefined && gift.receiver_hash?.equals(hashGiftSecret(receiver));
    return {
      ...(await toGift(gift)),
      received_at: gift.received_at.toISOString(),
      delivery_at: packings[0]?.delivery_on ?? null,
      delivery_timezone_key: packings[0]?.timezone ?? 'none',
      is_sent: packings.every(({ id }) => parcels.has(id)),
      // A parcel's number leads to a page that names places, and whoever ordered has the link, too.
      parcels: isTheirs ? [...parcels.values()].flat() : [],
    };
  };

  return {
    async products(context, token) {
      const gift = await find(context, token);
      return gift && toGift(gift);
    },

    async shipping(context, { token, receiver }) {
      const found = await waiting(context, token);
      if (!found.ok) return found;
      const { gift } = found;
      const [rules, packings, draft] = await Promise.all([
        delivery.rules(context.channel, context.now),
        orders.packings(gift.order_id),
        receiver === undefined ? undefined : findDraft(db, keyOf(gift, receiver)),
      ]);
      const shipping = {
        id: gift.shipping_id,
        packings: packings.map(({ key, temperature }) => ({ key, temperature })),
        unserved_prefectures: unserved(rules),
        draft: draftOf(draft),
      };
      return { ok: true, shipping };
    },

    async checkShipping(context, { token, receiver: shown }, address) {
      const [found, rules] = await Promise.all([waiting(context, token), delivery.rules(context.channel, context.now)]);
      if (!found.ok) return found;
      const refusal = await placeRefusal(rules, address, inForm);
      if (refusal) return refusal;
      const isKnown = shown !== undefined && (await isReceiverKnown(db, hashGiftSecret(shown)));
      const receiver = isKnown ? shown : randomBytes(receiverBytes).toString('base64url');
      await putAddress(db, keyOf(found.gift, receiver), address);
      return { ok: true, shippingId: found.gift.shipping_id, receiver };
    },

    async checkDelivery(context, { token, receiver }, { delivery_at: day, delivery_timezone: timezones }) {
      const [found, rules] = await Promise.all([waiting(context, token), delivery.rules(context.channel, context.now)]);
      if (!found.ok) return found;
      const { gift } = found;
      const key = receiver === undefined ? undefined : keyOf(gift, receiver);
      const [packings, draft] = await Promise.all([orders.packings(gift.order_id), key && findDraft(db, key)]);
      if (!key || !draft) return refuse('request.invalid', 'token', 'お届け先を先にご入力ください。');
      const timezone = firstKeyOf(timezones);
      if (!timezone) return refuse('gift.delivery.not-possible', 'delivery_timezone');
      const choice = { delivery_at: day, delivery_timezone_key: timezone };
      const refusal = dayRefusal(arrival(context, rules, gift, packings, draft.address), choice);
      if (refusal) return refusal;
      await putDay(db, key, { deliveryOn: day, timezone });
      return { ok: true, ...choice };
    },

    async leadTimes(context, token, place) {
      const [found, rules] = await Promise.all([waiting(context, token), delivery.rules(context.channel, context.now)]);
      if (!found.ok) return found;
      const { gift } = found;
      const refusal = await placeRefusal(rules, place, { postal: 'postal', prefecture: 'pref' });
      if (refusal) return refusal;
      const packings = await orders.packings(gift.order_id);
      const { firstDays: _, ...leadTime } = arrival(context, rules, gift, packings, place);
      return { ok: true, leadTime: { order_shipping_id: gift.shipping_id, ...leadTime } };
    },

    async receive(context, link, { id, delivery_at: day, delivery_timezone_key: timezone, ...address }) {
      const [gift, rules] = await Promise.all([
        find(context, link.token),
        delivery.rules(context.channel, context.now),
      ]);
      if (!gift) return notFound;
      if (id !== gift.shipping_id) return refuse('request.invalid', 'id');
      // Before the lock, since it asks for a file; what has ended meanwhile is told under it.
      const placed = gift.status === 'waiting' ? await placeRefusal(rules, address, inForm) : null;
      if (placed) return placed;
      const receiverHash = link.receiver === undefined ? null : hashGiftSecret(link.receiver);
      const wanted = { address, deliveryOn: day, timezone, receiverHash, now: context.now };
      const outcome = await orders.receive(gift.order_id, wanted, (packings) => {
        const arrives = arrival(context, rules, gift, packings, address);
        const refusal = dayRefusal(arrives, { delivery_at: day, delivery_timezone_key: timezone });
        return refusal ? { ok: false, refusal } : { ok: true, arrivals: arrives.firstDays };
      });
      if (!outcome.ok) return 'over' in outcome ? { ok: false, code: `gift.${outcome.over}` } : outcome.refusal;
      const received = await complete(context, link);
      return received ? { ok: true, gift: received } : { ok: false, code: 'gift.cancelled' };
    },

    complete,
  };
};

/** @returns how many were deleted */
export const deleteOldDrafts = (db: Kysely<Database>, _now: Date, most: number): Promise<number> =>
  deleteExpired(db, most);
