import type { Infer } from '../../../../../../schemas/contract/json-schema';
import { key, keys, moment, text, yen } from '../../../file-fields';
import { sizeTable } from './size-tables.seed';

/** `shows`: which values it shows, by axis, where it is wrong for the others. */
const productPicture = {
  type: 'object',
  properties: { name: key, alt: text, shows: { type: 'object', additionalProperties: keys } },
  required: ['alt'],
} as const;

export const product = {
  type: 'object',
  properties: {
    key,
    name: key,
    kana: text,
    lead: text,
    keywords: text,
    maker: { type: ['string', 'null'] },
    brand: { type: ['string', 'null'] },
    categories: keys,
    tags: keys,
    tax: { type: 'string', enum: ['standard', 'reduced'] },
    badges: { type: 'array', items: text },
    is_new: { type: 'boolean' },
    published_from: moment,
    max_quantity: { type: 'integer', minimum: 1 },
    delivery: {
      type: 'object',
      properties: {
        temperature: { type: 'string', enum: ['常温', '冷蔵', '冷凍'] },
        lead_days: { type: 'integer', minimum: 0 },
        can_travel_chilled: { type: 'boolean' },
        note: text,
      },
      additionalProperties: false,
    },
    picture: productPicture,
    pictures: { type: 'array', items: productPicture },
    axes: {
      type: 'array',
      items: {
        type: 'object',
        properties: { name: key, values: { type: 'array', items: text } },
        required: ['name', 'values'],
      },
    },
    variants: {
      type: 'array',
      items: {
        type: 'object',
        properties: {
          sku: key,
          options: { type: 'object', additionalProperties: { type: 'string' } },
          price_jpy: yen,
          list_price_jpy: { type: ['integer', 'null'], minimum: 0 },
          stock: { type: 'integer', minimum: 0 },
          order: { type: 'boolean' },
          restock: { type: ['string', 'null'] },
          restock_days: { type: 'integer', minimum: 0, maximum: 365 },
        },
        required: ['sku', 'price_jpy'],
      },
    },
    overview: text,
    detail: text,
    data: {
      type: 'array',
      items: {
        type: 'object',
        properties: { label: text, value: text },
        required: ['label', 'value'],
        additionalProperties: false,
      },
    },
    size_table: { anyOf: [{ type: 'null' }, { type: 'string' }, sizeTable] },
    accessories: keys,
    services: keys,
    required_services: keys,
    recommend: keys,
    related: keys,
    reviews: {
      type: 'array',
      items: {
        type: 'object',
        properties: {
          nickname: key,
          rating: { type: 'integer', minimum: 1, maximum: 5 },
          title: text,
          body: text,
          date: moment,
        },
        required: ['nickname', 'rating', 'title', 'body', 'date'],
        additionalProperties: false,
      },
    },
    qa: {
      type: 'array',
      items: {
        type: 'object',
        properties: { question: key, answer: text, date: moment },
        required: ['question', 'answer'],
        additionalProperties: false,
      },
    },
  },
  required: ['key', 'name'],
} as const;

type SeedProduct = Infer<typeof product>;
export type Sellable = SeedProduct & Required<Pick<SeedProduct, 'variants'>>;

export const isSellable = (product: SeedProduct): product is Sellable => (product.variants ?? []).length > 0;
