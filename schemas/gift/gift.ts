/**
 * A social gift: an order that is paid for before anybody knows where it goes. Whoever holds its link says where and when;
 * they see no price, and whoever ordered never sees their address.
 */
import { shippingAddress } from '../address/address';
import { cartLine } from '../cart/cart-line';
import { cartPacking } from '../cart/cart-shipping';
import * as field from '../contract/fields';
import type { Infer } from '../contract/json-schema';
import { deliveryTimezoneKeys, leadTime } from '../delivery/delivery';
import { order } from '../order/order';
import { giftStatuses, giftWords } from '../cart/gift-words';

/** The last part of a gift's link: 128 bits or more. */
export const giftToken = {
  type: 'string',
  pattern: '^[A-Za-z0-9_-]{22,64}$',
  'x-personal': 'token',
  description: 'Of the gift, as the link to it has it',
} as const;

const { key: _key, shipping_key: _shipping, ...lineProperties } = cartLine.properties;

/** One of the goods, without what it costs. */
const giftProduct = {
  title: 'GiftProduct',
  type: 'object',
  'x-personal': 'none',
  properties: {
    product_info: lineProperties.product_info,
    quantity: lineProperties.quantity,
    packing_key: lineProperties.packing_key,
    is_left_out: {
      type: 'boolean',
      description: 'ours: it does not arrive: the rest counts as delivered without it; absent: it has, or is to',
    },
  },
  required: ['product_info', 'quantity', 'packing_key'],
  additionalProperties: false,
} as const;

/** As they were said; empty where the gift has ended: nobody is told any more what it was. */
const { receiver_name: receiverName, sender_name: senderName, message } = giftWords;
const wordsTold = {
  receiver_name: { type: 'string', title: receiverName.title, maxLength: receiverName.maxLength, 'x-personal': 'name' },
  sender_name: { type: 'string', title: senderName.title, maxLength: senderName.maxLength, 'x-personal': 'name' },
  message,
} as const;

/** What whoever holds the link sees before all else. Of one that has ended: that, and nothing of what it was. */
export const gift = {
  title: 'Gift',
  type: 'object',
  properties: {
    status: { type: 'string', enum: giftStatuses },
    expires_at: { type: 'string', format: 'date-time', description: 'Until then it can be received' },
    ...wordsTold,
    products: { type: 'array', items: giftProduct, description: 'Empty: it was cancelled, or has expired' },
  },
  required: ['status', 'expires_at', 'receiver_name', 'sender_name', 'message', 'products'],
  additionalProperties: false,
} as const;
export type Gift = Infer<typeof gift>;

const deliveryChoice = {
  delivery_at: {
    type: ['string', 'null'],
    title: 'お届け日',
    format: 'date',
    description: 'Null: as early as possible',
  },
  delivery_timezone_key: { type: 'string', title: 'お届け時間帯', enum: deliveryTimezoneKeys },
} as const;

/** What this receiver has filled in so far; nobody else is told, whoever ordered among them. */
const giftDraft = {
  title: 'GiftDraft',
  type: 'object',
  properties: {
    address: shippingAddress,
    ...deliveryChoice,
    is_delivery_chosen: { type: 'boolean', description: 'They have said when, or that it does not matter' },
  },
  required: ['address', 'delivery_at', 'delivery_timezone_key', 'is_delivery_chosen'],
  additionalProperties: false,
} as const;
export type GiftDraft = Infer<typeof giftDraft>;

/** Where it is to be said where it goes. */
export const giftShipping = {
  title: 'GiftShipping',
  type: 'object',
  properties: {
    id: { type: 'integer', 'x-personal': 'none', description: 'Of the shipping that waits for its address' },
    packings: {
      type: 'array',
      'x-personal': 'none',
      items: {
        type: 'object',
        properties: { key: cartPacking.properties.key, temperature: cartPacking.properties.temperature },
        required: ['key', 'temperature'],
        additionalProperties: false,
      },
    },
    unserved_prefectures: {
      type: 'array',
      items: { type: 'string', enum: field.prefectures },
      description: 'To where the shop sends no gifts',
    },
    draft: { anyOf: [{ type: 'null' }, giftDraft] },
  },
  required: ['id', 'packings', 'unserved_prefectures', 'draft'],
  additionalProperties: false,
} as const;
export type GiftShipping = Infer<typeof giftShipping>;

/** Of the days that all of its parcels can arrive on. */
export const giftLeadTime = {
  title: 'GiftLeadTime',
  type: 'object',
  'x-personal': 'none',
  properties: {
    order_shipping_id: { type: 'integer' },
    earliest: leadTime.properties.earliest,
    latest: leadTime.properties.latest,
    dates: leadTime.properties.dates,
    timezones: leadTime.properties.timezones,
    note: leadTime.properties.note,
  },
  required: ['order_shipping_id', 'earliest', 'latest', 'dates', 'timezones', 'note'],
  additionalProperties: false,
} as const;
export type GiftLeadTime = Infer<typeof giftLeadTime>;

/** What the receiver says in the end. */
export const giftInput = {
  title: 'GiftInput',
  type: 'object',
  properties: {
    id: { type: 'integer', minimum: 1, maximum: Number.MAX_SAFE_INTEGER, description: 'Of the shipping' },
    ...shippingAddress.properties,
    ...deliveryChoice,
  },
  required: ['id', ...shippingAddress.required, 'delivery_at', 'delivery_timezone_key'],
  additionalProperties: false,
  'x-no-link-across': shippingAddress['x-no-link-across'],
} as const;
export type GiftInput = Infer<typeof giftInput>;

const packing = order.properties.shippings.items.properties.packings.items.properties;

/** What the receiver sees afterwards, and again by the link. No address: whoever ordered has the link, too. */
export const receivedGift = {
  title: 'ReceivedGift',
  type: 'object',
  properties: {
    ...gift.properties,
    received_at: { type: 'string', format: 'date-time', 'x-personal': 'none' },
    ...deliveryChoice,
    expected_at: {
      ...cartPacking.properties.expected_at,
      description:
        'ours: as early as possible, the day on which all of it may arrive, for the receiver’s own browser (x-gift-receiver) alone: it hints at where it goes. Null, or absent: nobody knows',
    },
    is_sent: { type: 'boolean', 'x-personal': 'none', description: 'All that is sent of it has left' },
    is_own: {
      type: 'boolean',
      'x-personal': 'none',
      description: 'ours: whoever asks has received it (x-gift-receiver); absent: nobody knows',
    },
    parcels: {
      ...packing.parcels,
      description:
        'With their numbers, for the receiver’s own browser (x-gift-receiver) alone: a carrier’s page names places',
    },
  },
  required: [...gift.required, 'received_at', 'delivery_at', 'delivery_timezone_key', 'is_sent', 'parcels'],
  additionalProperties: false,
} as const;
export type ReceivedGift = Infer<typeof receivedGift>;
