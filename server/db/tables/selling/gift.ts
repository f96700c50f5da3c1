/** Social gifts, and what their receivers have filled in so far. */
import type { Generated, GeneratedAlways } from 'kysely';
import type { ShippingAddress } from '../../../../schemas/address/address';
import type { DeliveryTimezone } from '../../../../schemas/delivery/delivery';
import type { GiftStatus } from '../../../../schemas/cart/gift-words';
import type { Json, Time } from '../../columns';

interface SocialGiftsTable {
  id: GeneratedAlways<number>;
  channel_id: string;
  order_id: number;
  token_hash: Buffer;
  status: Generated<GiftStatus>;
  receiver_name: string;
  sender_name: string;
  message: string;
  expires_at: Time;
  /** That it ends soon. */
  reminded_at: Time | null;
  received_at: Time | null;
  receiver_hash: Buffer | null;
}

interface GiftDraftsTable {
  gift_id: number;
  receiver_hash: Buffer;
  address: Json<ShippingAddress>;
  /** `YYYY-MM-DD` */
  delivery_on: string | null;
  timezone: Generated<DeliveryTimezone>;
  is_delivery_chosen: Generated<boolean>;
  expires_at: Time;
}

export interface GiftTables {
  social_gifts: SocialGiftsTable;
  gift_drafts: GiftDraftsTable;
}
