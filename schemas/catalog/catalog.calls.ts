import { byKey } from './by-key';
import { brand, category, collection, maker, tag } from './catalogue';
import { review } from '../content/content';
import { facet, product, productCard, productSorts } from './product';
import { mostPerPage, productsPerPage } from '../contract/page-sizes';
import { limitHeaders, pageHeaders, pageQuery, pageQueryOf } from '../contract/pagination';
import { listOf, pageListOf, pageOf } from '../contract/lists';
import { defineCall, failure } from '../contract/define-call';

const perAll = {
  type: 'object',
  properties: { per: { type: 'string', enum: ['all'], default: 'all', description: 'They come in one answer' } },
  additionalProperties: false,
} as const;

const keys = {
  type: 'string',
  maxLength: 1000,
  description: 'One key, or several separated by commas: any of them',
} as const;

export const productListQuery = {
  type: 'object',
  properties: {
    ...pageQueryOf(productsPerPage),
    keyword: { type: 'string', maxLength: 5000, description: 'Every word must occur; found by bigrams' },
    category: keys,
    child: { type: 'boolean', default: true, description: 'Categories below count too' },
    brand: keys,
    maker: keys,
    tag: keys,
    collection: keys,
    price_min: { type: 'integer', minimum: 0, maximum: 100000000, description: 'In yen, tax included' },
    price_max: { type: 'integer', minimum: 0, maximum: 100000000, description: 'In yen, tax included' },
    in_stock: { type: 'boolean', description: 'Only what can be bought now' },
    sort: { type: 'string', enum: productSorts, default: 'recommended', description: 'In which order' },
  },
  additionalProperties: false,
} as const;

export const catalogText = 'Products and what they are found by: categories, brands, makers, tags, collections.';

export const catalogCalls = {
  brands: defineCall({
    method: 'GET',
    path: '/v1/brands',
    summary: 'All brands',
    audience: 'everyone',
    query: perAll,
    examples: { 200: '/v1/brands?per=all' },
    responses: { 200: { description: 'Brands', body: listOf(brand) } },
  }),
  makers: defineCall({
    method: 'GET',
    path: '/v1/makers',
    summary: 'All makers',
    audience: 'everyone',
    query: perAll,
    examples: { 200: '/v1/makers?per=all' },
    responses: { 200: { description: 'Makers', body: listOf(maker) } },
  }),
  maker: defineCall({
    method: 'GET',
    path: '/v1/makers/{key}',
    summary: 'One maker',
    audience: 'everyone',
    params: byKey,
    examples: { 200: '/v1/makers/yamagara', 404: '/v1/makers/nothing' },
    responses: { 200: { description: 'The maker', body: maker }, 404: failure('No such maker') },
  }),
  tags: defineCall({
    method: 'GET',
    path: '/v1/tags',
    summary: 'All tags',
    audience: 'everyone',
    examples: { 200: '/v1/tags' },
    responses: { 200: { description: 'Tags', body: listOf(tag) } },
  }),
  categories: defineCall({
    method: 'GET',
    path: '/v1/categories/hierarchy',
    summary: 'The category tree of products or of inquiries',
    audience: 'everyone',
    duringMaintenance: true,
    query: {
      type: 'object',
      properties: {
        table: {
          type: 'string',
          enum: ['products', 'inquiries'],
          default: 'products',
          description: 'What they are of',
        },
      },
      additionalProperties: false,
    },
    examples: { 200: '/v1/categories/hierarchy?table=products' },
    responses: { 200: { description: 'Roots with their children', body: listOf(category) } },
  }),
  collection: defineCall({
    method: 'GET',
    path: '/v1/collections/{alias}',
    summary: 'A collection with its products',
    audience: 'everyone',
    params: {
      type: 'object',
      properties: { alias: { type: 'string', minLength: 1, maxLength: 200, description: '`alias` of the collection' } },
      required: ['alias'],
      additionalProperties: false,
    },
    query: {
      type: 'object',
      properties: {
        max_page_size: {
          type: 'integer',
          minimum: 1,
          maximum: mostPerPage,
          default: 24,
          description: 'At most so many products',
        },
      },
      additionalProperties: false,
    },
    examples: { 200: '/v1/collections/ranking?max_page_size=1', 404: '/v1/collections/nothing' },
    responses: {
      200: { description: 'The collection', headers: limitHeaders, body: collection },
      404: failure('No such collection'),
    },
  }),
  products: defineCall({
    method: 'GET',
    path: '/v1/products',
    summary: 'Products by filters, 15 a page',
    audience: 'everyone',
    query: productListQuery,
    examples: { 200: '/v1/products?keyword=%E6%A0%97&sort=price_asc&child=true' },
    responses: {
      200: {
        description: 'A page of products, and the filters that would narrow it',
        headers: pageHeaders,
        body: {
          type: 'object',
          properties: { data: pageOf(productCard), facets: { type: 'array', items: facet } },
          required: ['data', 'facets'],
          additionalProperties: false,
        },
      },
    },
  }),
  product: defineCall({
    method: 'GET',
    path: '/v1/products/{key}',
    summary: 'One product',
    audience: 'everyone',
    params: byKey,
    examples: {
      200: '/v1/products/kurikinton',
      404: '/v1/products/%E5%AD%98%E5%9C%A8%E3%81%97%E3%81%AA%E3%81%84%F0%9F%8D%B5',
    },
    responses: {
      200: { description: 'The product', body: product },
      404: failure('No such product, or not published'),
    },
  }),
  recommended: defineCall({
    method: 'GET',
    path: '/v1/products/{key}/recommend',
    summary: 'What goes with a product',
    audience: 'everyone',
    params: byKey,
    query: {
      type: 'object',
      properties: {
        kind: {
          type: 'string',
          enum: ['recommend', 'related'],
          default: 'recommend',
          description: 'ours: related = same kind of goods',
        },
      },
      additionalProperties: false,
    },
    examples: { 200: '/v1/products/kurikinton/recommend?kind=related', 404: '/v1/products/nothing/recommend' },
    responses: {
      200: { description: 'Products', headers: limitHeaders, body: pageListOf(productCard) },
      404: failure('No such product'),
    },
  }),
  accessories: defineCall({
    method: 'GET',
    path: '/v1/products/{key}/accessories',
    summary: 'What can be added to a product',
    audience: 'everyone',
    params: byKey,
    examples: { 200: '/v1/products/kurikinton/accessories', 404: '/v1/products/nothing/accessories' },
    responses: {
      200: { description: 'Products', headers: limitHeaders, body: pageListOf(productCard) },
      404: failure('No such product'),
    },
  }),
  reviews: defineCall({
    method: 'GET',
    path: '/v1/products/{key}/reviews',
    summary: 'Published reviews, newest first',
    audience: 'everyone',
    params: byKey,
    query: { type: 'object', properties: pageQuery, additionalProperties: false },
    examples: { 200: '/v1/products/kurikinton/reviews?page=1', 404: '/v1/products/nothing/reviews' },
    responses: {
      200: {
        description: 'A page of reviews and how the ratings spread',
        headers: pageHeaders,
        body: {
          type: 'object',
          properties: {
            data: pageOf(review),
            spread: {
              type: 'array',
              description: 'Reviews with 1, 2, 3, 4 and 5 stars',
              items: { type: 'integer', minimum: 0 },
              minItems: 5,
              maxItems: 5,
            },
          },
          required: ['data', 'spread'],
          additionalProperties: false,
        },
      },
      404: failure('No such product'),
    },
  }),
} as const;
