/**
 * A cart with everything that its screens show. The server computes every amount anew with each answer; nothing that a
 * browser sends is an amount. Amounts are integer JPY, tax included, unless a name says otherwise.
 */
import type { Infer } from '../contract/json-schema';
import { orderer } from '../address/address';
import { prefectures } from '../contract/fields';
import { mostCouponsOffered } from '../coupon/coupon';
import { socialGift } from './gift-words';
import { orderId } from '../order-terms/order-id';
import { cartLine, nullable } from './cart-line';
import { cartShipping, onParcels } from './cart-shipping';
import { checkoutSteps } from './steps';
import { totals, yen } from './totals';

/** 128 bits or more, base64url; what it is computed from is the shop's own affair. */
export const fingerprint = { type: 'string', pattern: '^[A-Za-z0-9_-]{22,64}$', 'x-personal': 'token' } as const;

/** Whoever has it may read and change the cart. It stands in addresses and in a cookie. */
export const cartToken = {
  type: 'string',
  pattern: '^[A-Za-z0-9_-]{16,64}$',
  'x-personal': 'token',
  description: 'Of the cart, as `carts/init` answers it',
} as const;

const cartCoupon = {
  type: 'object',
  properties: {
    code: { type: 'string', 'x-personal': 'token' },
    name: { type: 'string', 'x-personal': 'none' },
    amount: yen,
    target: {
      type: 'string',
      'x-personal': 'none',
      description: 'ours: the goods that it is for, and how many of them the cart has; absent: all',
    },
    is_free_carriage: { type: 'boolean', description: 'ours: it takes off the carriage; absent: it does not' },
    fault: {
      type: 'string',
      'x-personal': 'none',
      description: 'ours: why it lowers nothing; absent: it does',
    },
  },
  required: ['code', 'name', 'amount'],
  additionalProperties: false,
} as const;

export const cart = {
  title: 'Cart',
  type: 'object',
  properties: {
    id: { type: 'integer', 'x-personal': 'number' },
    token: cartToken,
    order_no: {
      type: ['string', 'null'],
      'x-personal': 'number',
      description:
        'Of the order that it has become: then nothing else of it is told. Null while it is only being paid for',
    },
    order_id: {
      ...orderId,
      type: ['string', 'null'],
      description: 'ours: of that order, for GET /v1/orders/temporary/{id}, as long as it answers',
    },
    is_order_cancelled: {
      type: 'boolean',
      description: 'ours: that order stands no more, which its screen says; absent: it does, or there is none',
    },
    is_in_payment: {
      type: 'boolean',
      description:
        'Its payment is being asked for: it can be decided again, which tells the outcome, and not be changed',
    },
    expire_at: { type: 'string', format: 'date-time' },
    payment_id: { type: ['integer', 'null'] },
    user_card_id: { type: ['integer', 'null'], description: 'ours: the member’s saved card that it is paid with' },
    payment_error: {
      type: ['string', 'null'],
      'x-personal': 'none',
      description:
        'ours: why its last payment came to nothing (a code of an error: the card was refused or can be used no more, the card company’s check or the wallet was cancelled, failed or not finished in time, or the service did not answer), until a payment is chosen, it is decided again, or it was read (transaction/error/delete). A card that was not refused stays (`next_step` is `confirm`), and can be tried again by another decision',
    },
    payment_lost: {
      type: 'string',
      'x-personal': 'none',
      description: 'ours: why what was chosen cannot be had any more, for the shopper; its fee is not in the sum',
    },
    payment: nullable({
      type: 'object',
      'x-personal': 'none',
      properties: {
        kind: { type: 'string' },
        name: { type: 'string' },
        description: { type: 'string' },
        masked_number: { type: ['string', 'null'], 'x-personal': 'number' },
        pay_within_days: {
          type: ['integer', 'null'],
          description: 'ours: paid in advance, within so many days; null: it is sent without waiting for the money',
        },
      },
      required: ['kind', 'name', 'description', 'masked_number'],
      additionalProperties: false,
    }),
    orderer: nullable(orderer),
    ...onParcels,
    social_gift: socialGift,
    gift_carriage: {
      ...yen,
      description:
        'ours: carriage of each parcel as a social gift, wherever it goes, without the fee for cooling; absent: the shop sends none',
    },
    gift_unserved: {
      type: 'array',
      items: { type: 'string', enum: prefectures },
      description: 'ours: to where no social gift goes; absent: the shop sends none',
    },
    gift_term_days: {
      type: 'integer',
      minimum: 1,
      description: 'ours: for how many days its link will be good; absent: it is no social gift',
    },
    is_orderer_own: {
      type: 'boolean',
      description:
        'ours: the orderer is as the member has told the shop, or as in their latest order; nobody has given one for this cart',
    },
    next_step: {
      type: ['string', 'null'],
      enum: [null, ...checkoutSteps],
      description:
        'The first step that is not complete (confirm when all are); null: nothing in it, or a blocking issue',
    },
    count: { type: 'integer', minimum: 0, description: 'Pieces in all' },
    invalid_product: { type: 'boolean', description: 'A line was dropped because its product is gone' },
    join_note: {
      type: 'string',
      'x-personal': 'none',
      description:
        'ours: what of the cart that a login joined to this one found no place in it, what of an order was not put in again, or in fewer pieces, and what becomes of a payment under way that a change of it ends, for the shopper, until its goods are changed (of a payment: anything of it); absent: nothing',
    },
    is_unclaimed: {
      type: 'boolean',
      description:
        'ours: a guest’s, read by a member: `carts/init` puts it together with what they have, once it is not being paid for, and what they change in it makes it theirs; absent: it is not',
    },
    fingerprint: {
      ...fingerprint,
      description:
        'Of all that the confirmation shows: lines, addresses, orderer, days, payment and sums, and why the last payment came to nothing. The decision sends it back',
    },
    delivery_fingerprint: {
      ...fingerprint,
      description:
        'ours: of who orders, and of what is chosen of the delivery: addresses and what of the goods goes to each of several, what is done to all that goes there, who sends it, days wished for, a gift’s words. What chooses it anew sends it back',
    },
    detail: {
      type: 'object',
      properties: {
        products: { type: 'array', items: cartLine },
        shippings: { type: 'array', items: cartShipping },
        coupons: { type: 'array', items: cartCoupon },
        offered_coupons: {
          type: 'array',
          maxItems: mostCouponsOffered,
          description:
            'ours: that the member has taken and does not use here, with what each would take off; absent: none',
          items: cartCoupon,
        },
        points: {
          type: 'object',
          description: 'ours: of the member; absent: a guest has none',
          properties: {
            balance: { type: 'integer', minimum: 0, description: 'That could be used' },
            wished: { type: 'integer', minimum: 0, description: 'At most as many are used as there is to pay' },
            earned: { type: 'integer', minimum: 0, description: 'That come when the order is delivered' },
          },
          required: ['balance', 'wished', 'earned'],
          additionalProperties: false,
        },
        order: totals,
      },
      required: ['products', 'shippings', 'coupons', 'order'],
      additionalProperties: false,
    },
  },
  required: [
    'id', 'token', 'order_no', 'is_in_payment', 'expire_at', 'payment_id', 'payment', 'orderer', 'next_step', 'count',
    'invalid_product', 'fingerprint', 'delivery_fingerprint', 'detail',
  ], // prettier-ignore
  additionalProperties: false,
} as const;
export type Cart = Infer<typeof cart>;
