/**
 * A cart with everything that its screens show. The server computes every amount anew with each answer; nothing that a
 * browser sends is an amount. Amounts are integer JPY, tax included, unless a name says otherwise.
 */
import type { Infer } from '../contract/json-schema';
import { orderer, shippingAddress } from '../address/address';
import { deliveryTimezoneKeys, temperatures } from '../delivery/delivery';
import { mostCouponsOffered } from '../coupon/coupon';
import { optionDetails, optionKinds } from '../catalog/product-option';
import { socialGift } from '../gift/gift-words';
import { orderId } from '../order/order-id';
import { picture } from '../pictures/picture';
import { checkoutSteps } from './steps';
import { totals, yen } from './totals';

const key = { type: 'string', pattern: '^[a-z0-9]{1,24}$', 'x-personal': 'none' } as const;
const nullable = <const S>(schema: S) => ({ anyOf: [{ type: 'null' }, schema] }) as const;

/** Why a line cannot be bought as it stands; each has its sentence in `issue.message`. */
const lineIssues = ['product_not_found', 'not_sale', 'sold_out', 'quantity', 'option', 'price_changed'] as const;
export type LineIssueCode = (typeof lineIssues)[number];

const productInfo = {
  type: 'object',
  properties: {
    key: { type: 'string', description: 'Of the product; its page is /product/{key}' },
    name: { type: 'string' },
    sku: { type: 'string' },
    options: { type: 'array', items: { type: 'string' }, description: 'Chosen values in the order of the axes' },
    picture: nullable(picture),
    picture_of: {
      type: ['string', 'null'],
      description:
        'ours: of another value of the product than the chosen one, which it names (杢紺), or empty where nobody knows; null: it shows what was chosen',
    },
    maker: { type: ['string', 'null'] },
    temperature: { type: 'string', enum: temperatures },
    lead_days: { type: 'integer', minimum: 0, description: 'Business days until it leaves' },
    tax_rate_percent: { type: 'integer', enum: [8, 10] },
  },
  required: ['key', 'name', 'sku', 'options', 'picture', 'maker', 'temperature', 'lead_days', 'tax_rate_percent'],
  additionalProperties: false,
} as const;

/** What is done to the goods of a line, or to all that goes to one address. */
export const cartAccessory = {
  title: 'CartAccessory',
  type: 'object',
  'x-personal': 'none',
  properties: {
    key,
    option_key: { type: 'string' },
    kind: { type: 'string', enum: optionKinds },
    name: { type: 'string' },
    details: optionDetails,
    words: {
      type: 'array',
      'x-personal': 'text',
      description: 'The details as they are read: 書体 明朝',
      items: {
        type: 'object',
        properties: { title: { type: 'string', 'x-personal': 'none' }, text: { type: 'string' } },
        required: ['title', 'text'],
        additionalProperties: false,
      },
    },
    unit_price: yen,
    quantity: { type: 'integer', minimum: 1, description: 'Of a line: its pieces; of a shipping: 1' },
    subtotal: { ...yen, description: 'Tax included; 0 where it is not done any more' },
    tax_rate_percent: { type: 'integer', enum: [8, 10] },
    is_returnable: { type: 'boolean', description: 'False: the goods cannot be given back' },
    is_required: {
      type: 'boolean',
      description: 'ours: the line is sold with it only, so that it cannot be taken out; absent: it can',
    },
    fault: {
      type: ['string', 'null'],
      description: 'Why it is not charged and has to be taken out or chosen anew, for the shopper',
    },
  },
  required: [
    'key', 'option_key', 'kind', 'name', 'details', 'words', 'unit_price', 'quantity', 'subtotal', 'tax_rate_percent',
    'is_returnable', 'fault',
  ], // prettier-ignore
  additionalProperties: false,
} as const;
export type CartAccessory = Infer<typeof cartAccessory>;

const accessories = { type: 'array', items: cartAccessory, description: 'ours: absent: none' } as const;

export const cartLine = {
  title: 'CartLine',
  type: 'object',
  'x-personal': 'none',
  properties: {
    key,
    shipping_key: key,
    packing_key: key,
    sku_id: { type: 'integer' },
    product_info: productInfo,
    unit_price: yen,
    quantity: { type: 'integer', minimum: 1 },
    max_quantity: { type: 'integer', minimum: 0, description: 'At most so many can be had now' },
    limit_note: { type: ['string', 'null'], description: 'ours: why no more can be had, for the shopper' },
    subtotal: { ...yen, description: 'Of the goods alone' },
    accessories,
    tax_amount: {
      ...yen,
      description: 'Tax inside the subtotal; for information, split by share from the tax per rate',
    },
    issue: nullable({
      type: 'object',
      properties: {
        code: { type: 'string', enum: lineIssues },
        message: { type: 'string' },
        is_blocking: { type: 'boolean', description: 'The order cannot be placed before it is mended' },
      },
      required: ['code', 'message', 'is_blocking'],
      additionalProperties: false,
    }),
  },
  required: [
    'key', 'shipping_key', 'packing_key', 'sku_id', 'product_info', 'unit_price', 'quantity', 'max_quantity',
    'subtotal', 'tax_amount', 'issue',
  ], // prettier-ignore
  additionalProperties: false,
} as const;
export type CartLine = Infer<typeof cartLine>;

/** One parcel of a shipping: what travels at one temperature, on one day. */
export const cartPacking = {
  title: 'CartPacking',
  type: 'object',
  properties: {
    key,
    temperature: { type: 'string', enum: temperatures },
    carriage: { ...yen, description: 'The fee for cooling included' },
    delivery_at: { type: ['string', 'null'], format: 'date', description: 'Null: as early as possible' },
    expected_at: {
      type: ['string', 'null'],
      format: 'date',
      description: 'ours: the first day on which it can arrive, if it is paid today; null: nobody knows',
    },
    delivery_timezone_key: { type: 'string', enum: deliveryTimezoneKeys },
    is_chosen: { type: 'boolean', description: 'The shopper has said when (or that it does not matter)' },
  },
  required: ['key', 'temperature', 'carriage', 'delivery_at', 'delivery_timezone_key', 'is_chosen'],
  additionalProperties: false,
} as const;
export type CartPacking = Infer<typeof cartPacking>;

/** To so many addresses the goods of one cart can go. */
export const mostShippings = 10;
/** And to each of them at so many times. */
export const mostDeliveries = 5;

const cartShipping = {
  title: 'CartShipping',
  type: 'object',
  properties: {
    key,
    is_orderer: { type: 'boolean', description: 'It goes to the orderer; the address is theirs' },
    address: nullable(shippingAddress),
    packings: { type: 'array', items: cartPacking },
    accessories,
    products_total: yen,
    carriage: yen,
    free_carriage_in: {
      type: ['integer', 'null'],
      description: 'Missing for free carriage; null: free, never free, or counted for each of several deliveries',
    },
  },
  required: ['key', 'is_orderer', 'address', 'packings', 'products_total', 'carriage', 'free_carriage_in'],
  additionalProperties: false,
} as const;
export type CartShipping = Infer<typeof cartShipping>;

/** What is said of a cart's parcels, and of those of its order. */
export const onParcels = {
  sender: {
    ...nullable(shippingAddress),
    description: 'ours: who is named on the parcels as their sender; null or absent: the orderer',
  },
  is_amount_hidden: {
    type: 'boolean',
    'x-personal': 'none',
    description: 'ours: papers with amounts stay out of the parcels; absent: they may lie in them',
  },
} as const;

/** 128 bits or more, base64url; what it is computed from is the shop's own affair. */
export const fingerprint = { type: 'string', pattern: '^[A-Za-z0-9_-]{22,64}$', 'x-personal': 'token' } as const;

/** Whoever has it may read and change the cart. It stands in addresses and in a cookie. */
export const cartToken = { type: 'string', pattern: '^[A-Za-z0-9_-]{16,64}$', 'x-personal': 'token' } as const;

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
        'ours: why its card was refused, or can be used no more, or nothing was paid at the wallet, as long as nothing else was chosen since: a code of an error',
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
    gift_term_days: {
      type: 'integer',
      minimum: 1,
      description: 'ours: for how many days its link will be good; absent: it is no social gift',
    },
    is_orderer_own: {
      type: 'boolean',
      description: 'ours: the orderer is as the member has told the shop; nobody has given one for this cart',
    },
    next_step: {
      type: ['string', 'null'],
      enum: [null, ...checkoutSteps],
      description:
        'The first step that is not complete (confirm when all are); null: nothing in it, or a blocking issue',
    },
    count: { type: 'integer', minimum: 0, description: 'Pieces in all' },
    invalid_product: { type: 'boolean', description: 'A line was dropped because its product is gone' },
    fingerprint: {
      ...fingerprint,
      description:
        'Of all that the confirmation shows: lines, addresses, orderer, days, payment and sums. The decision sends it back',
    },
    detail: {
      type: 'object',
      properties: {
        products: { type: 'array', items: cartLine },
        shippings: { type: 'array', items: cartShipping },
        coupons: {
          type: 'array',
          items: {
            type: 'object',
            properties: {
              code: { type: 'string', 'x-personal': 'token' },
              name: { type: 'string', 'x-personal': 'none' },
              amount: yen,
              fault: {
                type: 'string',
                'x-personal': 'none',
                description: 'ours: why it lowers nothing; absent: it does',
              },
            },
            required: ['code', 'name', 'amount'],
            additionalProperties: false,
          },
        },
        offered_coupons: {
          type: 'array',
          maxItems: mostCouponsOffered,
          description:
            'ours: that the member has taken and does not use here, with what each would take off; absent: none',
          items: {
            type: 'object',
            properties: {
              code: { type: 'string', 'x-personal': 'token' },
              name: { type: 'string', 'x-personal': 'none' },
              amount: yen,
              fault: { type: 'string', 'x-personal': 'none' },
            },
            required: ['code', 'name', 'amount'],
            additionalProperties: false,
          },
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
    'invalid_product', 'fingerprint', 'detail',
  ], // prettier-ignore
  additionalProperties: false,
} as const;
export type Cart = Infer<typeof cart>;
