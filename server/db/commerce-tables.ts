/** The tables of carts, orders and what they need, as Kysely sees them; their meaning stands in the migrations 0008 to 0013. */
import type { Generated, GeneratedAlways } from 'kysely';
import type { CardToken, PaymentKind } from '../../schemas/payments/payment';
import type { Orderer, ShippingAddress } from '../../schemas/address/address';
import type { CartLine } from '../../schemas/cart/cart';
import type { DeliveryTimezone, Temperature } from '../../schemas/delivery/delivery';
import type { OrderStatus, PaymentStatus } from '../../schemas/order/order';
import type { Json, JsonWithDefault, NullableJson, Time, TimeWithDefault } from './columns';

interface DeliveryRulesTable {
  channel_id: string;
  carriage_jpy: number;
  chilled_fee_jpy: Generated<number>;
  frozen_fee_jpy: Generated<number>;
  free_from_jpy: number | null;
  transit_days: Generated<number>;
  cutoff_hour: Generated<number>;
  choosable_days: Generated<number>;
}

interface DeliveryPrefecturesTable {
  channel_id: string;
  prefecture: string;
  carriage_jpy: number | null;
  transit_days: number | null;
  has_timezones: Generated<boolean>;
}

interface DeliveryRemotePostalCodesTable {
  channel_id: string;
  prefix: string;
  carriage_jpy: number | null;
  transit_days: number | null;
  has_timezones: Generated<boolean>;
}

interface PaymentMethodsTable {
  id: GeneratedAlways<number>;
  channel_id: string;
  code: string;
  kind: PaymentKind;
  name: string;
  description: Generated<string>;
  instruction: Generated<string>;
  fee_jpy: Generated<number>;
  min_total_jpy: Generated<number>;
  max_total_jpy: number | null;
  pay_within_days: number | null;
  pay_grace_days: Generated<number>;
  takes_frozen: Generated<boolean>;
  takes_gifts: Generated<boolean>;
  service_code: string | null;
  position: Generated<number>;
  is_active: Generated<boolean>;
}

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
}

interface ProductServicesTable {
  channel_id: string;
  product_id: number;
  service_id: number;
}

interface CartsTable {
  id: GeneratedAlways<number>;
  channel_id: string;
  token_hash: Buffer;
  status: Generated<'open' | 'ordered'>;
  orderer: NullableJson<Orderer>;
  payment_method_id: number | null;
  card: NullableJson<CardToken>;
  has_lost_product: Generated<boolean>;
  next_key: Generated<number>;
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
}

interface CartPackingsTable {
  id: GeneratedAlways<number>;
  cart_id: number;
  shipping_id: number;
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
  packing_id: number | null;
  service_id: number;
  quantity: Generated<number>;
  details: JsonWithDefault<Record<string, string>>;
}

interface CartEntriesTable {
  id: GeneratedAlways<number>;
  cart_id: number;
  kind: 'coupon' | 'points';
  code: Generated<string>;
  amount_jpy: number;
}

interface IdempotencyKeysTable {
  channel_id: string;
  key: string;
  call: string;
  request_hash: Buffer;
  status: number;
  answer: Json<object>;
  created_at: TimeWithDefault;
}

interface OrdersTable {
  id: GeneratedAlways<number>;
  channel_id: string;
  public_id: string;
  order_no: string;
  guest_token: string;
  cart_id: number | null;
  /** Of the cart as it was ordered; null for orders from before carts had one. */
  cart_fingerprint: string | null;
  status: OrderStatus;
  orderer: Json<Orderer>;
  total_products_jpy: number;
  total_accessories_jpy: number;
  total_carriage_jpy: number;
  /** Of the carriage, what the cooling costs. */
  total_cooling_jpy: Generated<number>;
  total_fee_jpy: number;
  total_discount_jpy: number;
  total_points_jpy: number;
  total_payment_jpy: number;
  total_tax_jpy: number;
  created_at: Time;
  ordered_at: Time | null;
}

interface OrderTaxesTable {
  order_id: number;
  percent: 8 | 10;
  amount_jpy: number;
  tax_jpy: number;
}

interface OrderShippingsTable {
  id: GeneratedAlways<number>;
  order_id: number;
  key: string;
  position: Generated<number>;
  address: Json<ShippingAddress>;
  is_orderer: boolean;
  carriage_jpy: number;
}

interface OrderPackingsTable {
  id: GeneratedAlways<number>;
  order_id: number;
  shipping_id: number;
  key: string;
  temperature: Temperature;
  /** `YYYY-MM-DD` */
  delivery_on: string | null;
  /** The first day on which it could arrive when it was ordered. */
  expected_on: string | null;
  timezone: DeliveryTimezone;
  carriage_jpy: number;
}

interface OrderLinesTable {
  id: GeneratedAlways<number>;
  order_id: number;
  key: string;
  position: Generated<number>;
  packing_id: number;
  sku_id: number | null;
  product_info: Json<CartLine['product_info']>;
  unit_price_jpy: number;
  quantity: number;
  subtotal_jpy: number;
  tax_percent: 8 | 10;
  tax_jpy: number;
  takes_stock: Generated<boolean>;
}

interface OrderEntriesTable {
  id: GeneratedAlways<number>;
  order_id: number;
  kind: 'accessory' | 'coupon' | 'points';
  line_key: string | null;
  name: string;
  code: Generated<string>;
  quantity: Generated<number>;
  amount_jpy: number;
  tax_percent: 8 | 10 | null;
  details: JsonWithDefault<Record<string, string>>;
}

interface OrderEventsTable {
  id: GeneratedAlways<number>;
  order_id: number;
  at: Time;
  from_status: OrderStatus | null;
  to_status: OrderStatus;
  reason: Generated<string>;
}

/** The token is there only while it can be asked with. */
export type KeptCard = Pick<CardToken, 'masked_number'> & Partial<Pick<CardToken, 'token'>>;

interface PaymentsTable {
  id: GeneratedAlways<number>;
  order_id: number;
  method_id: number | null;
  kind: PaymentKind;
  name: string;
  instruction: Generated<string>;
  service_code: string | null;
  status: PaymentStatus;
  is_current: Generated<boolean>;
  amount_jpy: number;
  card: NullableJson<KeptCard>;
  service_payment_id: string | null;
  challenge_url: string | null;
  pay_number: string | null;
  /** `YYYY-MM-DD` */
  pay_by: string | null;
  error_code: string | null;
  asked_until: Time | null;
  give_up_at: Time | null;
  expires_at: Time | null;
  updated_at: Time;
}

interface StockReservationsTable {
  order_id: number;
  sku_id: number;
  quantity: number;
}

interface EcommerceEventsTable {
  id: string;
  channel_id: string;
  name: string;
  order_id: number | null;
  event: Json<object>;
  created_at: Time;
  expires_at: Time;
}

interface MailsTable {
  id: GeneratedAlways<number>;
  channel_id: string;
  order_id: number;
  kind: 'order_confirmation';
  status: Generated<'queued' | 'sent' | 'failed' | 'expired'>;
  attempts: Generated<number>;
  next_try_at: TimeWithDefault;
  last_error: string | null;
  created_at: Time;
  ended_at: Time | null;
}

export interface CommerceTables {
  delivery_rules: DeliveryRulesTable;
  delivery_prefectures: DeliveryPrefecturesTable;
  delivery_remote_postal_codes: DeliveryRemotePostalCodesTable;
  payment_methods: PaymentMethodsTable;
  services: ServicesTable;
  product_services: ProductServicesTable;
  carts: CartsTable;
  cart_shippings: CartShippingsTable;
  cart_packings: CartPackingsTable;
  cart_lines: CartLinesTable;
  cart_accessories: CartAccessoriesTable;
  cart_entries: CartEntriesTable;
  idempotency_keys: IdempotencyKeysTable;
  orders: OrdersTable;
  order_taxes: OrderTaxesTable;
  order_shippings: OrderShippingsTable;
  order_packings: OrderPackingsTable;
  order_lines: OrderLinesTable;
  order_entries: OrderEntriesTable;
  order_events: OrderEventsTable;
  payments: PaymentsTable;
  stock_reservations: StockReservationsTable;
  ecommerce_events: EcommerceEventsTable;
  mails: MailsTable;
}
