/** What lies in a cart: its lines, and what is done to them. */
import { orderNote, arrivalOf, optionDetails, optionKinds } from '../catalog/product-option';
import type { Infer } from '../contract/json-schema';
import { temperatures } from '../delivery/delivery';
import { picture } from '../pictures/picture';
import { yen } from './totals';

/** A key of a part of a cart. */
export const key = { type: 'string', pattern: '^[a-z0-9]{1,24}$', 'x-personal': 'none' } as const;
export const nullable = <const S>(schema: S) => ({ anyOf: [{ type: 'null' }, schema] }) as const;

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
    arrival_of: arrivalOf,
    order_note: orderNote,
    is_required: {
      type: 'boolean',
      description: 'ours: the line is sold with it only, so that it cannot be taken out; absent: it can',
    },
    is_changeable: {
      type: 'boolean',
      description: 'ours: there is something to fill in, and the shop still does it; absent: nothing can be changed',
    },
    is_left: {
      type: 'boolean',
      description:
        'ours: chosen for an address that has left the cart, or before a login for goods that joined this one, and not taken over here: nothing is done before it is chosen here, or taken out; absent: it is done',
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

export const accessories = { type: 'array', items: cartAccessory, description: 'ours: absent: none' } as const;

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
    has_more_options: {
      type: 'boolean',
      description: 'ours: the shop does more to it, when it is asked to, than is chosen; absent: it does not',
    },
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
