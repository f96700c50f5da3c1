/** Carts, and what can be done to the goods in them. */
import type { Generated, GeneratedAlways } from 'kysely';
import type { Orderer, ShippingAddress } from '../../../../schemas/address/address';
import type { OptionDrawing, OptionField } from '../../../../schemas/catalog/product-option';
import type { DeliveryTimezone, Temperature } from '../../../../schemas/delivery/delivery';
import type { SocialGift } from '../../../../schemas/cart/gift-words';
import type { CardToken } from '../../../../schemas/payments/payment';
import type { JsonWithDefault, NullableJson, Time, TimeWithDefault } from '../../columns';

interface ServicesTable {
  id: GeneratedAlways<number>;
  channel_id: string;
  key: string;
  kind: 'noshi' | 'wrapping' | 'bag' | 'card' | 'embroidery' | 'alteration';
  name: string;
  price_jpy: number;
  description: Generated<string>;
  position: Generated<number>;
  is_active: Generated<boolean>;
  scope: Generated<'line' | 'shipping'>;
  tax_class: Generated<'standard' | 'reduced'>;
  lead_days: Generated<number>;
  is_returnable: Generated<boolean>;
  fields: JsonWithDefault<OptionField[]>;
  one_of: string | null;
  drawing: OptionDrawing | null;
  arrival_of: string | null;
  order_note: string | null;
}

interface ProductServicesTable {
  channel_id: string;
  product_id: number;
  service_id: number;
  is_required: Generated<boolean>;
}

interface CartsTable {
  id: GeneratedAlways<number>;
  channel_id: string;
  token_hash: Buffer;
  /** Of the member's other cart, which has joined this one: it leads here. */
  older_token_hash: Buffer | null;
  /** Of carts that have gone into this one, the last first. */
  joined_hashes: Generated<Buffer[]>;
  member_id: number | null;
  member_token: string | null;
  status: Generated<'open' | 'ordered'>;
  orderer: NullableJson<Orderer>;
  payment_method_id: number | null;
  payment_error: string | null;
  card: NullableJson<CardToken>;
  /** Of the member's saved cards; one that is there no more may be named. */
  user_card_id: number | null;
  has_lost_product: Generated<boolean>;
  /** Names of what a cart that joined it had, and it could not keep. */
  not_joined: Generated<string[]>;
  /** Whole sentences that it says until its goods are changed. */
  notes: Generated<string[]>;
  /** That the member wishes to use. */
  points: Generated<number>;
  /** Of the series of keys of what it holds. */
  first_key: Generated<number>;
  next_key: Generated<number>;
  /** On the parcels; null: the orderer. */
  sender: NullableJson<ShippingAddress>;
  is_amount_hidden: Generated<boolean>;
  /** Of one that is bought as a social gift. */
  social_gift: NullableJson<SocialGift>;
  created_at: TimeWithDefault;
  updated_at: TimeWithDefault;
  expires_at: Time;
}

interface CartShippingsTable {
  id: GeneratedAlways<number>;
  cart_id: number;
  key: string;
  position: Generated<number>;
  address: NullableJson<ShippingAddress>;
  is_address_awaited: Generated<boolean>;
  /** The shopper has said where it goes. */
  is_chosen: Generated<boolean>;
}

interface CartPackingsTable {
  id: GeneratedAlways<number>;
  cart_id: number;
  shipping_id: number;
  delivery: Generated<number>;
  key: string;
  temperature: Temperature;
  /** `YYYY-MM-DD` */
  delivery_on: string | null;
  timezone: Generated<DeliveryTimezone>;
  is_chosen: Generated<boolean>;
}

interface CartLinesTable {
  id: GeneratedAlways<number>;
  cart_id: number;
  channel_id: string;
  key: string;
  position: Generated<number>;
  packing_id: number;
  sku_id: number;
  quantity: number;
  seen_price_jpy: number;
}

interface CartAccessoriesTable {
  id: GeneratedAlways<number>;
  cart_id: number;
  channel_id: string;
  key: string;
  line_id: number | null;
  shipping_id: number | null;
  /** The address that took the goods of the one that it was chosen for. */
  left_at: Generated<number | null>;
  service_id: number;
  details: JsonWithDefault<Record<string, string>>;
  one_of: string | null;
}

export interface CartTables {
  services: ServicesTable;
  product_services: ProductServicesTable;
  carts: CartsTable;
  cart_shippings: CartShippingsTable;
  cart_packings: CartPackingsTable;
  cart_lines: CartLinesTable;
  cart_accessories: CartAccessoriesTable;
}
