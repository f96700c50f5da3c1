import type { Infer } from '../contract/json-schema';
import { pageOf } from '../contract/lists';
import { picture } from '../pictures/picture';
import { productCard } from './product';

const nullablePicture = { anyOf: [{ type: 'null' }, picture] } as const;

const categoryLeaf = {
  id: { type: 'integer' },
  key: { type: 'string' },
  name: { type: 'string' },
  description: { type: 'string' },
  picture: nullablePicture,
  product_count: { type: 'integer', minimum: 0, description: 'Published products in it and below' },
} as const;
const categoryRequired = ['id', 'key', 'name', 'description', 'picture', 'product_count'] as const;

/** Three levels, which is what a shop's menu can show; written out because a recursive schema has no static type. */
const categoryThird = {
  type: 'object',
  properties: categoryLeaf,
  required: categoryRequired,
  additionalProperties: false,
} as const;
const categorySecond = {
  type: 'object',
  properties: { ...categoryLeaf, children: { type: 'array', items: categoryThird } },
  required: [...categoryRequired, 'children'],
  additionalProperties: false,
} as const;
export const category = {
  title: 'Category',
  type: 'object',
  properties: { ...categoryLeaf, children: { type: 'array', items: categorySecond } },
  required: [...categoryRequired, 'children'],
  additionalProperties: false,
} as const;
export type Category = Infer<typeof category>;

export const brand = {
  title: 'Brand',
  type: 'object',
  properties: { id: { type: 'integer' }, key: { type: 'string' }, name: { type: 'string' }, kana: { type: 'string' } },
  required: ['id', 'key', 'name', 'kana'],
  additionalProperties: false,
} as const;
export type Brand = Infer<typeof brand>;

export const maker = {
  title: 'Maker',
  type: 'object',
  properties: {
    id: { type: 'integer' },
    key: { type: 'string' },
    name: { type: 'string' },
    kana: { type: 'string' },
    place: { type: 'string' },
    story: { type: 'string' },
    picture: nullablePicture,
    product_count: { type: 'integer', minimum: 0 },
  },
  required: ['id', 'key', 'name', 'kana', 'place', 'story', 'picture', 'product_count'],
  additionalProperties: false,
} as const;
export type Maker = Infer<typeof maker>;

export const tag = {
  title: 'Tag',
  type: 'object',
  properties: { id: { type: 'integer' }, key: { type: 'string' }, name: { type: 'string' } },
  required: ['id', 'key', 'name'],
  additionalProperties: false,
} as const;
export type Tag = Infer<typeof tag>;

/** A hand-picked list of products under an alias, e.g. `season` or `ranking`; the order is the shop's. */
export const collection = {
  title: 'Collection',
  type: 'object',
  properties: {
    alias: { type: 'string' },
    title: { type: 'string' },
    lead: { type: 'string' },
    data: pageOf(productCard),
  },
  required: ['alias', 'title', 'lead', 'data'],
  additionalProperties: false,
} as const;
export type Collection = Infer<typeof collection>;
