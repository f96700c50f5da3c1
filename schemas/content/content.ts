import { html } from '../contract/html';
import type { Infer } from '../contract/json-schema';
import { picture } from '../pictures/picture';

const nullablePicture = { anyOf: [{ type: 'null' }, picture] } as const;

export const banner = {
  title: 'Banner',
  type: 'object',
  properties: {
    id: { type: 'integer' },
    area: { type: 'string', description: 'Where it stands, e.g. top-hero' },
    is_show: { type: 'boolean' },
    title: { type: 'string' },
    lead: { type: 'string' },
    vertical: { type: 'string', description: 'A short line that may be set vertically' },
    url: { type: 'string', description: 'Path in the shop, or an absolute https URL' },
    picture,
    picture_portrait: nullablePicture,
  },
  required: ['id', 'area', 'is_show', 'title', 'lead', 'vertical', 'url', 'picture', 'picture_portrait'],
  additionalProperties: false,
} as const;
export type Banner = Infer<typeof banner>;

export const newsEntry = {
  title: 'NewsEntry',
  type: 'object',
  properties: {
    id: { type: 'integer' },
    key: { type: 'string' },
    title: { type: 'string' },
    published_at: { type: 'string', format: 'date-time' },
    body_html: html,
  },
  required: ['id', 'key', 'title', 'published_at', 'body_html'],
  additionalProperties: false,
} as const;
export type NewsEntry = Infer<typeof newsEntry>;

/** A text area that the shop edits: message slots and free areas. */
export const message = {
  title: 'Message',
  type: 'object',
  properties: {
    code: { type: 'string' },
    title: { type: 'string' },
    body_html: html,
    updated_at: { type: 'string', format: 'date-time' },
  },
  required: ['code', 'title', 'body_html', 'updated_at'],
  additionalProperties: false,
} as const;
export type Message = Infer<typeof message>;

export const staticPage = {
  title: 'StaticPage',
  type: 'object',
  properties: {
    url: { type: 'string' },
    title: { type: 'string' },
    body_html: html,
    updated_at: { type: 'string', format: 'date-time' },
  },
  required: ['url', 'title', 'body_html', 'updated_at'],
  additionalProperties: false,
} as const;
export type StaticPage = Infer<typeof staticPage>;

export const review = {
  title: 'Review',
  type: 'object',
  properties: {
    id: { type: 'integer' },
    product_id: { type: 'integer' },
    nickname: { type: 'string' },
    rating: { type: 'integer', minimum: 1, maximum: 5 },
    title: { type: 'string' },
    body: { type: 'string', description: 'Plain text' },
    posted_at: { type: 'string', format: 'date-time' },
  },
  required: ['id', 'product_id', 'nickname', 'rating', 'title', 'body', 'posted_at'],
  additionalProperties: false,
} as const;
export type Review = Infer<typeof review>;

export const qa = {
  title: 'Qa',
  type: 'object',
  properties: {
    id: { type: 'integer' },
    category: { type: ['string', 'null'], description: 'Key of its Q&A category' },
    question: { type: 'string' },
    answer_html: html,
  },
  required: ['id', 'category', 'question', 'answer_html'],
  additionalProperties: false,
} as const;
export type Qa = Infer<typeof qa>;

export const qaCategory = {
  title: 'QaCategory',
  type: 'object',
  properties: { key: { type: 'string' }, name: { type: 'string' } },
  required: ['key', 'name'],
  additionalProperties: false,
} as const;
export type QaCategory = Infer<typeof qaCategory>;

export const calendarDay = {
  title: 'CalendarDay',
  type: 'object',
  properties: {
    date: { type: 'string', format: 'date' },
    is_business_day: { type: 'boolean' },
    holiday: { type: ['string', 'null'], description: 'Name of the national holiday' },
    note: { type: ['string', 'null'] },
  },
  required: ['date', 'is_business_day', 'holiday', 'note'],
  additionalProperties: false,
} as const;
export type CalendarDay = Infer<typeof calendarDay>;
