/** Orders, what is paid for them and what they hold. */
import type { Generated, GeneratedAlways } from 'kysely';
import type { Orderer, ShippingAddress } from '../../../../schemas/address/address';
import type { CartAccessory, CartLine } from '../../../../schemas/cart/cart-line';
import type { DeliveryTimezone, Temperature } from '../../../../schemas/delivery/delivery';
import type { CarrierCode } from '../../../../schemas/order/carriers';
import type { OrderStatus, PaymentStatus } from '../../../../schemas/order-terms/order-states';
import type { CardToken, FraudVerdict, PaidKind } from '../../../../schemas/payments/payment';
import type { TaxRounding } from '../../../../src/domain/sums/totals';
import type { Json, JsonWithDefault, NullableJson, Time } from '../../columns';

interface OrdersTable {
  id: GeneratedAlways<number>;
  channel_id: string;
  public_id: string;
  order_no: string;
  guest_token: string;
  cart_id: number | null;
  /** Who was logged in; null: a guest, or they have left. */
  member_id: number | null;
  /** A member’s who has left. */
  is_leavers: Generated<boolean>;
  /** Of the cart as it was ordered; null for orders from before carts had one. */
  cart_fingerprint: string | null;
  /** Whose mail it has sent (`senderOf`); null: nobody knows. */
  mailed_for: string | null;
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
  /** As its tax was, so is that of what goes back. */
  tax_rounding: Generated<TaxRounding>;
  /** Of the ledger, what its points were taken with; null: none, or they are given back. */
  points_movement: string | null;
  /** That come when it is delivered. */
  earns_points: Generated<number>;
  earns_for_days: Generated<number>;
  /** Of what came back: its goods could be sold again. Null: nothing has, or nobody knows. */
  is_restocked: boolean | null;
  /** On the parcels; null: the orderer. */
  sender: NullableJson<ShippingAddress>;
  is_amount_hidden: Generated<boolean>;
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
  /** Null: of a social gift that nobody has received. */
  address: NullableJson<ShippingAddress>;
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
  /** Business days until it can leave, once its goods are there. */
  lead_days: Generated<number>;
  /** Days until its goods are there. */
  restock_days: Generated<number>;
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
  /** Pieces of it that leave the stock, or have left it; the others are made or ordered for it, or were never sent. */
  from_stock: number;
}

/** Of an accessory; of coupons and points there is nothing to tell. */
export type OrderedDetails = Partial<
  Pick<
    CartAccessory,
    'key' | 'kind' | 'details' | 'words' | 'unit_price' | 'is_returnable' | 'arrival_of' | 'order_note'
  >
>;

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
  /** Of a coupon for certain goods or the carriage: of each tax rate, by its percent. Null: the share of each. */
  by_rate: NullableJson<Readonly<Record<string, number>>>;
  /** As it was told, and as it was filled in. */
  details: JsonWithDefault<OrderedDetails>;
  shipping_key: string | null;
}

interface OrderEventsTable {
  id: GeneratedAlways<number>;
  order_id: number;
  at: Time;
  from_status: OrderStatus | null;
  to_status: OrderStatus;
  reason: Generated<string>;
}

/** What the service is asked with (a token, or the reference of a saved card) is there only while it can be. */
export type KeptCard = Pick<CardToken, 'masked_number'> & { readonly token?: string; readonly reference?: string };

interface PaymentsTable {
  id: GeneratedAlways<number>;
  order_id: number;
  method_id: number | null;
  kind: PaidKind;
  name: string;
  instruction: Generated<string>;
  service_code: string | null;
  status: PaymentStatus;
  is_current: Generated<boolean>;
  amount_jpy: number;
  card: NullableJson<KeptCard>;
  /** Of `member_cards`: the member's once this is authorised. */
  card_to_keep: number | null;
  service_payment_id: string | null;
  challenge_url: string | null;
  pay_number: string | null;
  /** `YYYY-MM-DD` */
  pay_by: string | null;
  error_code: string | null;
  asked_until: Time | null;
  give_up_at: Time | null;
  expires_at: Time | null;
  /** What went back, or is going back. */
  refunded_jpy: Generated<number>;
  /** What the service has found out about whoever pays, and when it said so. */
  fraud_verdict: FraudVerdict | null;
  fraud_told_at: Time | null;
  /** When the shop was told that nobody has looked. */
  held_told_at: Time | null;
  /** When the service of one that came to nothing is asked next what it knows; infinity: not any more. */
  stray_at: Time | null;
  /** Of the last day to pay. */
  reminded_at: Time | null;
  updated_at: Time;
}

interface OrderRefundsTable {
  id: GeneratedAlways<number>;
  order_id: number;
  /** Of whoever asked for it. */
  key: string;
  amount_jpy: number;
  /** Of those that the order used: they went back when it was asked for. */
  points: Generated<number>;
  /** Of each tax rate, by its percent; null: the share of each. */
  by_rate: NullableJson<Readonly<Record<string, number>>>;
  way: 'service' | 'hand';
  status: 'asking' | 'done' | 'refused';
  created_at: Time;
  ended_at: Time | null;
}

interface OrderParcelsTable {
  id: GeneratedAlways<number>;
  order_id: number;
  packing_id: number;
  /** Which leaving of the order's goods, from 1 on. */
  dispatch: number;
  carrier: CarrierCode;
  number: string | null;
  sent_at: Time;
}

interface OrderMemosTable {
  id: GeneratedAlways<number>;
  order_id: number;
  memo: string;
  updated_at: Time;
}

interface StockReservationsTable {
  order_id: number;
  sku_id: number;
  quantity: number;
}

export interface OrderTables {
  orders: OrdersTable;
  order_taxes: OrderTaxesTable;
  order_shippings: OrderShippingsTable;
  order_packings: OrderPackingsTable;
  order_lines: OrderLinesTable;
  order_entries: OrderEntriesTable;
  order_events: OrderEventsTable;
  payments: PaymentsTable;
  order_refunds: OrderRefundsTable;
  order_parcels: OrderParcelsTable;
  order_memos: OrderMemosTable;
  stock_reservations: StockReservationsTable;
}
