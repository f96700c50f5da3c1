/** What is shown of a gift to whoever has its link, and what to its receiver alone. */
import type { Gift } from '../../../../schemas/gift/gift';
import { unserved } from '../delivery/delivery.service';
import { type GiftOrderRow, type GiftPackingRow, hashGiftSecret } from '../order/gifts/gift-orders.service';
import { findDraft } from './gift.repository';
import type { GiftsOptions, GiftsService } from './gift.types';
import { findWaiting } from './refusals';

/** Nothing of what it was is told of one that has ended. */
const toGift = async ({ orders }: Pick<GiftsOptions, 'orders'>, gift: GiftOrderRow): Promise<Gift> => {
  const { status, receiver_name, sender_name, message } = gift;
  const told = { status, expires_at: gift.expires_at.toISOString() };
  if (status !== 'waiting' && status !== 'received')
    return { ...told, receiver_name: '', sender_name: '', message: '', products: [] };
  return { ...told, receiver_name, sender_name, message, products: await orders.goods(gift.order_id) };
};

export const products =
  (deps: GiftsOptions): GiftsService['products'] =>
  async ({ channel }, token) => {
    const gift = await deps.orders.find(channel.id, token);
    return gift && toGift(deps, gift);
  };

export const shipping =
  (deps: GiftsOptions): GiftsService['shipping'] =>
  async (context, { token, receiver }) => {
    const found = await findWaiting(deps, context, token);
    if (!found.ok) return found;
    const { gift, rules } = found;
    const [packings, draft] = await Promise.all([
      deps.orders.packings(gift.order_id),
      receiver === undefined
        ? undefined
        : findDraft(deps.db, { giftId: gift.id, receiverHash: hashGiftSecret(receiver) }),
    ]);
    return {
      ok: true,
      shipping: {
        id: gift.shipping_id,
        packings: packings.map(({ key, temperature }) => ({ key, temperature })),
        unserved_prefectures: unserved(rules),
        draft: draft
          ? {
              address: draft.address,
              delivery_at: draft.delivery_on,
              delivery_timezone_key: draft.timezone,
              is_delivery_chosen: draft.is_delivery_chosen,
            }
          : null,
      },
    };
  };

/** All of it comes on one day; null: nobody knows when some of it does. */
const lastDayOf = (packings: readonly GiftPackingRow[]): string | null => {
  const days = packings.flatMap(({ expected_on: day }) => day ?? []).sort();
  return days.length === packings.length ? (days.at(-1) ?? null) : null;
};

export const complete =
  (deps: GiftsOptions): GiftsService['complete'] =>
  async ({ channel }, { token, receiver }) => {
    const { orders } = deps;
    const gift = await orders.find(channel.id, token);
    if (gift?.status !== 'received' || !gift.received_at) return null;
    const [packings, parcels] = await Promise.all([orders.packings(gift.order_id), orders.parcels(gift.order_id)]);
    const told = await toGift(deps, gift);
    const out = new Set(
      told.products.flatMap(({ packing_key: key, is_left_out: isOut = false }) => (isOut ? key : [])),
    );
    const isOwn = receiver !== undefined && gift.receiver_hash?.equals(hashGiftSecret(receiver)) === true;
    return {
      ...told,
      received_at: gift.received_at.toISOString(),
      delivery_at: packings[0]?.delivery_on ?? null,
      delivery_timezone_key: packings[0]?.timezone ?? 'none',
      expected_at: isOwn ? lastDayOf(packings) : null,
      is_sent: packings.every(({ id, key }) => parcels.has(id) || out.has(key)),
      is_own: isOwn,
      // A parcel's number leads to a page that names places, and whoever ordered has the link, too.
      parcels: isOwn ? [...parcels.values()].flat() : [],
    };
  };
