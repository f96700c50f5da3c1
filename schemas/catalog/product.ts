import { html } from '../contract/html';
import type { Infer } from '../contract/json-schema';
import { picture } from '../pictures/picture';
import { productOption } from './product-option';

/** in: on stock; few: at most the shop's threshold; order: made or ordered on request; out: sold out */
const stockStatus = { type: 'string', enum: ['in', 'few', 'order', 'out'] } as const;

const link = {
  type: 'object',
  properties: { key: { type: 'string' }, name: { type: 'string' } },
  required: ['key', 'name'],
  additionalProperties: false,
} as const;

const rating = {
  anyOf: [
    { type: 'null' },
    {
      type: 'object',
      properties: { average: { type: 'number', minimum: 1, maximum: 5 }, count: { type: 'integer', minimum: 1 } },
      required: ['average', 'count'],
      additionalProperties: false,
    },
  ],
} as const;

const cardProperties = {
  id: { type: 'integer' },
  key: { type: 'string' },
  name: { type: 'string' },
  lead: { type: 'string', description: 'One line for lists' },
  maker: { anyOf: [{ type: 'null' }, link] },
  picture: { anyOf: [{ type: 'null' }, picture] },
  price_jpy: { type: 'integer', minimum: 0, description: 'Lowest price of its variants, tax included' },
  has_price_range: { type: 'boolean', description: 'Variants differ in price' },
  list_price_jpy: {
    type: ['integer', 'null'],
    minimum: 0,
    description: 'Regular price, tax included, where it is higher',
  },
  tax_rate_percent: { type: 'integer', enum: [8, 10] },
  is_new: { type: 'boolean' },
  stock_status: stockStatus,
  badges: { type: 'array', items: { type: 'string' } },
  rating,
  is_favorite: { type: 'boolean' },
} as const;

const cardRequired = [
  'id', 'key', 'name', 'lead', 'maker', 'picture', 'price_jpy', 'has_price_range', 'list_price_jpy', 'tax_rate_percent',
  'is_new', 'stock_status', 'badges', 'rating', 'is_favorite',
] as const; // prettier-ignore

/** A SKU: what is put in a cart. `options` maps the name of an axis to a value. */
const variant = {
  title: 'Variant',
  type: 'object',
  properties: {
    id: { type: 'integer' },
    sku: { type: 'string' },
    options: { type: 'object', additionalProperties: { type: 'string' } },
    price_jpy: { type: 'integer', minimum: 0, description: 'Tax included' },
    list_price_jpy: { type: ['integer', 'null'], minimum: 0 },
    stock_status: stockStatus,
    stock_left: { type: ['integer', 'null'], description: 'Pieces left, said only when few' },
    restock_note: { type: ['string', 'null'] },
    restock_days: { type: 'integer', minimum: 1, description: 'Until the shop has it, where it is got for an order' },
  },
  required: ['id', 'sku', 'options', 'price_jpy', 'list_price_jpy', 'stock_status', 'stock_left', 'restock_note'],
  additionalProperties: false,
} as const;

export type Variant = Infer<typeof variant>;

/** A page draws a table of all variants; the database keeps the same numbers (migration 0026). */
export const productLimits = { axes: 4, values: 200, variants: 1000, sizeRows: 200 } as const;

/** An axis with what can be chosen on it, or a row of a size table. */
const namedValues = {
  type: 'object',
  properties: {
    name: { type: 'string' },
    values: { type: 'array', items: { type: 'string' }, maxItems: productLimits.values },
  },
  required: ['name', 'values'],
  additionalProperties: false,
} as const;

const productModel = {
  type: 'object',
  properties: {
    axes: { type: 'array', items: namedValues, maxItems: productLimits.axes },
    products: { type: 'array', items: variant, minItems: 1, maxItems: productLimits.variants },
  },
  required: ['axes', 'products'],
  additionalProperties: false,
} as const;

const maxQuantity = { type: 'integer', minimum: 1, description: 'At most so many in one order' } as const;

/** What a list, a rail or a ranking shows of a product. */
export const productCard = {
  title: 'ProductCard',
  type: 'object',
  properties: {
    ...cardProperties,
    axes: {
      type: 'array',
      items: { type: 'string' },
      description: 'ours: names of what is to be chosen, such as サイズ; its values are the product’s own',
    },
    sku_id: { type: ['integer', 'null'], description: 'ours: the only variant of a product without axes' },
  },
  required: cardRequired,
  additionalProperties: false,
} as const;

export type ProductCard = Infer<typeof productCard>;

const sizeTable = {
  anyOf: [
    { type: 'null' },
    {
      type: 'object',
      properties: {
        columns: { type: 'array', items: { type: 'string' } },
        rows: {
          type: 'array',
          items: namedValues,
          maxItems: productLimits.sizeRows,
        },
        unit: { type: 'string' },
        how_to_measure: { type: 'string' },
      },
      required: ['columns', 'rows', 'unit', 'how_to_measure'],
      additionalProperties: false,
    },
  ],
} as const;

/** One of a product's pictures. */
const productPicture = {
  ...picture,
  title: 'ProductPicture',
  properties: {
    ...picture.properties,
    shows: {
      type: 'object',
      additionalProperties: { type: 'array', items: { type: 'string' } },
      description: 'ours: the values that it shows, by axis ({ 色: [杢紺] }); none: it is right for every variant',
    },
  },
} as const;

export type ProductPicture = Infer<typeof productPicture>;

/** A product with all that its page shows. */
export const product = {
  title: 'Product',
  type: 'object',
  properties: {
    ...cardProperties,
    pictures: { type: 'array', items: productPicture },
    brand: { anyOf: [{ type: 'null' }, link] },
    categories: { type: 'array', items: link, description: 'The path of its main category, from the root' },
    tags: { type: 'array', items: link },
    overview_html: html,
    detail_html: html,
    data: {
      type: 'array',
      items: {
        type: 'object',
        properties: { label: { type: 'string' }, value: { type: 'string' } },
        required: ['label', 'value'],
        additionalProperties: false,
      },
    },
    delivery: {
      type: 'object',
      properties: {
        temperature: { type: 'string', enum: ['常温', '冷蔵', '冷凍'] },
        lead_days: { type: 'integer', minimum: 0, description: 'Business days until it leaves' },
        note: { type: 'string' },
      },
      required: ['temperature', 'lead_days', 'note'],
      additionalProperties: false,
    },
    size_table: sizeTable,
    max_quantity: maxQuantity,
    product_model: productModel,
    options: {
      type: 'array',
      items: productOption,
      description: 'ours: what the shop does to it when it is asked to; absent: nothing',
    },
  },
  required: [
    ...cardRequired, 'pictures', 'brand', 'categories', 'tags', 'overview_html', 'detail_html', 'data', 'delivery',
    'size_table', 'max_quantity', 'product_model',
  ], // prettier-ignore
  additionalProperties: false,
} as const;

export type Product = Infer<typeof product>;

/** A filter of the product list with the number of products behind each choice. */
export const facet = {
  title: 'Facet',
  type: 'object',
  properties: {
    key: { type: 'string', description: 'The query parameter that it sets' },
    title: { type: 'string' },
    options: {
      type: 'array',
      items: {
        type: 'object',
        properties: {
          value: { type: 'string' },
          label: { type: 'string' },
          count: { type: 'integer', minimum: 0 },
        },
        required: ['value', 'label', 'count'],
        additionalProperties: false,
      },
    },
  },
  required: ['key', 'title', 'options'],
  additionalProperties: false,
} as const;

export type Facet = Infer<typeof facet>;

export const productSorts = ['recommended', 'new', 'price_asc', 'price_desc', 'rating'] as const;
export type ProductSort = (typeof productSorts)[number];
