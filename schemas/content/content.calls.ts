import { banner, newsEntry, qa, qaCategory } from './content';
import { pageHeaders, pageQuery } from '../contract/pagination';
import { listOf, pageListOf } from '../contract/lists';
import { defineCall, failure } from '../contract/define-call';

export const contentText = 'News, banners, and questions with their answers.';

export const contentCalls = {
  banners: defineCall({
    method: 'GET',
    path: '/v1/banners',
    summary: 'Banners of one or more areas',
    audience: 'everyone',
    query: {
      type: 'object',
      properties: {
        area: { type: 'string', maxLength: 500, description: 'Areas, separated by commas' },
        is_show: { type: 'integer', enum: [1], default: 1, description: 'Those that are shown now' },
      },
      additionalProperties: false,
    },
    examples: { 200: '/v1/banners?area=top-hero,top-sub&is_show=1' },
    responses: { 200: { description: "Banners in the shop's order", body: listOf(banner) } },
  }),
  news: defineCall({
    method: 'GET',
    path: '/v1/news',
    summary: 'News, newest first',
    audience: 'everyone',
    query: { type: 'object', properties: pageQuery, additionalProperties: false },
    examples: { 200: '/v1/news' },
    responses: { 200: { description: 'A page of news', headers: pageHeaders, body: pageListOf(newsEntry) } },
  }),
  newsEntry: defineCall({
    method: 'GET',
    path: '/v1/news/{key}',
    summary: 'One news entry',
    audience: 'everyone',
    params: {
      type: 'object',
      properties: { key: { type: 'string', minLength: 1, maxLength: 200, description: '`key` of the entry' } },
      required: ['key'],
      additionalProperties: false,
    },
    examples: { 200: '/v1/news/kurikinton-start', 404: '/v1/news/nothing' },
    responses: { 200: { description: 'The entry', body: newsEntry }, 404: failure('No such entry') },
  }),
  qas: defineCall({
    method: 'GET',
    path: '/v1/qas',
    summary: 'Questions and answers of the shop, or of one product',
    audience: 'everyone',
    query: {
      type: 'object',
      properties: {
        category: { type: 'string', maxLength: 200, description: 'Key of a category of questions' },
        product: { type: 'string', maxLength: 200, description: 'Key of a product' },
      },
      additionalProperties: false,
    },
    examples: { 200: '/v1/qas?product=kurikinton' },
    responses: { 200: { description: 'Questions and answers', body: listOf(qa) } },
  }),
  qaCategories: defineCall({
    method: 'GET',
    path: '/v1/qa-categories',
    summary: "Categories of the shop's questions and answers",
    audience: 'everyone',
    examples: { 200: '/v1/qa-categories' },
    responses: { 200: { description: 'Categories', body: listOf(qaCategory) } },
  }),
} as const;
