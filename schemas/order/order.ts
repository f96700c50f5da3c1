import type { Infer } from '../contract/json-schema';
import { orderer, shippingAddress } from '../address/address';
import { cartToken } from '../cart/cart';
import { cartAccessory, cartLine } from '../cart/cart-line';
import { cartPacking, onParcels } from '../cart/cart-shipping';
import { totals, yen } from '../cart/totals';
import { carrierCodes } from './carriers';
import { memo } from './memo';
import { orderedGift } from '../cart/gift-words';
import { orderId } from '../order-terms/order-id';
import { orderStatuses, paymentStatuses } from '../order-terms/order-states';

const { issue: _issue, max_quantity: _max, limit_note: _limit, ...lineProperties } = cartLine.properties;

/** A parcel that has left. Its carrier's page stands in carriers.ts. */
const parcel = {
  title: 'Parcel',
  type: 'object',
  properties: {
    carrier: { type: 'string', enum: carrierCodes, 'x-personal': 'none' },
    number: { type: ['string', 'null'], description: 'The carrier’s; null: it has none', 'x-personal': 'number' },
    sent_at: { type: 'string', format: 'date-time', 'x-personal': 'none' },
  },
  required: ['carrier', 'number', 'sent_at'],
  additionalProperties: false,
} as const;
export type Parcel = Infer<typeof parcel>;

const orderPacking = {
  ...cartPacking,
  title: 'OrderPacking',
  properties: {
    ...cartPacking.properties,
    parcels: { type: 'array', items: parcel, description: 'ours: what has left of it; absent: nothing' },
    is_left_out: {
      type: 'boolean',
      description: 'ours: The shop does not send it: the rest was delivered without it; absent: it does, or has',
      'x-personal': 'none',
    },
  },
} as const;

/** Money of an order that went back, or is going back. */
const orderRefund = {
  title: 'OrderRefund',
  type: 'object',
  properties: {
    amount: { ...yen, 'x-personal': 'none' },
    returned_at: {
      type: ['string', 'null'],
      format: 'date-time',
      'x-personal': 'none',
      description: 'Null: the payment service is being asked',
    },
    taxes: { ...totals.properties.taxes, description: 'Of it per rate, as the return invoice has it (適格返還請求書)' },
  },
  required: ['amount', 'returned_at', 'taxes'],
  additionalProperties: false,
} as const;
export type OrderRefund = Infer<typeof orderRefund>;

/** An order as the screen after it shows it to whoever ordered. Its id is 128 random bits and expires with the screen. */
export const temporaryOrder = {
  title: 'TemporaryOrder',
  type: 'object',
  properties: {
    id: orderId,
    order_no: { type: 'string', 'x-personal': 'number' },
    token: { ...cartToken, description: 'Of the guest, for receipt and billing: /orders/receipt?no=…&t=…' },
    status: { type: 'string', enum: orderStatuses },
    ordered_at: { type: 'string', format: 'date-time' },
    expire_at: { type: 'string', format: 'date-time' },
    payment: {
      type: 'object',
      'x-personal': 'none',
      properties: {
        kind: { type: 'string' },
        name: { type: 'string' },
        status: { type: 'string', enum: paymentStatuses },
        instruction: {
          type: 'string',
          description:
            'What the shopper does next, in Japanese; empty: nothing, as once it is paid, cancelled or expired (`status`)',
        },
        pay_by: {
          type: ['string', 'null'],
          format: 'date',
          description:
            'The last day of one that is paid in advance, also once it is paid or cancelled: only an `awaiting` one is to be paid by then',
        },
        number: {
          type: ['string', 'null'],
          description: 'Payment number (konbini), as long as it is to be paid',
          'x-personal': 'number',
        },
      },
      required: ['kind', 'name', 'status', 'instruction', 'pay_by', 'number'],
      additionalProperties: false,
    },
    challenge_url: {
      type: 'string',
      'x-personal': 'token',
      description: 'ours: where the payment service waits for the shopper; absent: it does not, or does no longer',
    },
    email: orderer.properties.email,
    lines: {
      type: 'array',
      items: {
        type: 'object',
        'x-personal': 'none',
        properties: lineProperties,
        required: [
          'key', 'shipping_key', 'packing_key', 'sku_id', 'product_info', 'unit_price', 'quantity', 'subtotal', 'tax_amount',
        ], // prettier-ignore
        additionalProperties: false,
      },
    },
    shippings: {
      type: 'array',
      items: {
        type: 'object',
        properties: {
          key: { type: 'string', 'x-personal': 'none' },
          address: {
            anyOf: [{ type: 'null' }, shippingAddress],
            description: 'Null: of a social gift, whose receiver alone (and the shop) knows it',
          },
          accessories: { type: 'array', items: cartAccessory, description: 'ours: absent: none' },
          packings: { type: 'array', items: orderPacking },
        },
        required: ['key', 'address', 'packings'],
        additionalProperties: false,
      },
    },
    ...onParcels,
    social_gift: { ...orderedGift, description: 'ours: absent: it is none' },
    totals,
    coupons: {
      type: 'array',
      items: {
        type: 'object',
        properties: { name: { type: 'string', 'x-personal': 'none' }, amount: yen },
        required: ['name', 'amount'],
        additionalProperties: false,
      },
      description: 'ours: what each of its coupons takes off; absent: none',
    },
    refunds: { type: 'array', items: orderRefund, description: 'ours: in the order in which they went; absent: none' },
    returned_points: {
      type: 'integer',
      minimum: 1,
      'x-personal': 'none',
      description: 'ours: of those that it used, how many its member has again, of one that stands; absent: none',
    },
  },
  required: [
    'id', 'order_no', 'token', 'status', 'ordered_at', 'expire_at', 'payment', 'email', 'lines', 'shippings', 'totals',
  ], // prettier-ignore
  additionalProperties: false,
} as const;
export type TemporaryOrder = Infer<typeof temporaryOrder>;

const {
  token: _token,
  expire_at: _expires,
  challenge_url: _url,
  email: _email,
  ...contents
} = temporaryOrder.properties;

/** An order as the member sees it whose it is. */
export const order = {
  title: 'Order',
  type: 'object',
  properties: {
    ...contents,
    orderer,
    cancel_only_ecd_key: {
      type: 'string',
      enum: ['', 'payment.voiding', 'payment.refunding', 'payment.refund'],
      'x-personal': 'none',
      description:
        'Of a cancelled order, what is still to be done: payment.voiding: the payment service has not voided it yet; payment.refunding: nor given it back; payment.refund: it was paid, and the shop gives it back. Empty: nothing',
    },
    can_cancel: { type: 'boolean', 'x-personal': 'none', description: 'The member can cancel it now' },
    earned_points: {
      type: 'integer',
      minimum: 1,
      'x-personal': 'none',
      description: 'ours: that come when it is delivered; absent: none, or whoever asks is no member',
    },
    memo: {
      anyOf: [{ type: 'null' }, memo],
      description: 'What the member noted down of it, for themselves; absent for a guest, and in the list of orders',
    },
  },
  required: [
    'id', 'order_no', 'status', 'ordered_at', 'payment', 'lines', 'shippings', 'totals', 'orderer', 'cancel_only_ecd_key',
    'can_cancel',
  ], // prettier-ignore
  additionalProperties: false,
} as const;

export type Order = Infer<typeof order>;

/** The same order for everybody else who has its address: how it stands, and nothing of whose it is. */
export const orderState = {
  title: 'OrderState',
  type: 'object',
  properties: {
    id: orderId,
    order_no: { type: 'string', 'x-personal': 'number' },
    status: { type: 'string', enum: orderStatuses },
  },
  required: ['id', 'order_no', 'status'],
  additionalProperties: false,
} as const;
export type OrderState = Infer<typeof orderState>;

/** Whether it was answered to whoever ordered. */
export const isWhole = (order: TemporaryOrder | OrderState): order is TemporaryOrder => 'token' in order;
