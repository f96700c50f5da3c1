import { calendarDay, message, staticPage } from '../content/content';
import { channelEntry, colorScheme, frontSettings, keycode, publicEnvironment } from './site';
import { listOf } from '../contract/lists';
import { defineCall, failure } from '../contract/define-call';

const perAll = {
  type: 'object',
  properties: { per: { type: 'string', enum: ['all'], default: 'all', description: 'They come in one answer' } },
  additionalProperties: false,
} as const;

const code = {
  type: 'object',
  properties: { code: { type: 'string', minLength: 1, maxLength: 100, description: '`code` of the slot or area' } },
  required: ['code'],
  additionalProperties: false,
} as const;

export const siteText = 'The shop itself: its channels, settings, colours, texts and business days.';

export const siteCalls = {
  environment: defineCall({
    method: 'GET',
    path: '/public.json',
    summary: 'What anyone may know of the channel before anything else',
    audience: 'everyone',
    withoutToken: true,
    duringMaintenance: true,
    examples: { 200: '/public.json' },
    responses: { 200: { description: 'The environment', body: publicEnvironment } },
  }),
  channels: defineCall({
    method: 'GET',
    path: '/v1/channels',
    summary: 'All channels in the shop’s order: the first stands at the plain address',
    audience: 'everyone',
    withoutToken: true,
    ours: true,
    duringMaintenance: true,
    examples: { 200: '/v1/channels' },
    responses: { 200: { description: 'Channels', body: listOf(channelEntry) } },
  }),
  checkKeycode: defineCall({
    method: 'POST',
    path: '/v1/keycode/check',
    summary: 'Opens a shop that is only for those who know its keycode',
    audience: 'visitor',
    gives: 'keycode',
    body: {
      type: 'object',
      properties: { keycode },
      required: ['keycode'],
      additionalProperties: false,
    },
    // A whole office comes by one address on the same morning; whoever tries words out gets nowhere with so many.
    limits: [
      { by: 'address', most: 60, perS: 900 },
      { by: 'shop', most: 6_000, perS: 600 },
    ],
    responses: {
      200: {
        description: 'It is the keycode',
        body: {
          title: 'KeycodeToken',
          type: 'object',
          properties: {
            keycode_token: {
              type: ['string', 'null'],
              'x-personal': 'token',
              description: 'Null: the shop’s own browser keeps it in a cookie that no script reads',
            },
            expires_at: { type: 'string', format: 'date-time' },
          },
          required: ['keycode_token', 'expires_at'],
          additionalProperties: false,
        },
      },
      422: failure('It is not, or the shop has none'),
    },
  }),
  settings: defineCall({
    method: 'GET',
    path: '/v1/settings/front',
    summary: 'Settings that the storefront reads',
    audience: 'everyone',
    duringMaintenance: true,
    examples: { 200: '/v1/settings/front' },
    responses: { 200: { description: 'Values by key', body: frontSettings } },
  }),
  colorScheme: defineCall({
    method: 'GET',
    path: '/v1/colorschemes/selected/front',
    summary: 'The chosen colour scheme',
    audience: 'everyone',
    duringMaintenance: true,
    examples: { 200: '/v1/colorschemes/selected/front' },
    responses: { 200: { description: 'The scheme', body: colorScheme } },
  }),
  messages: defineCall({
    method: 'GET',
    path: '/v1/messages',
    summary: 'All message slots',
    audience: 'everyone',
    duringMaintenance: true,
    query: perAll,
    examples: { 200: '/v1/messages?per=all' },
    responses: { 200: { description: 'Messages', body: listOf(message) } },
  }),
  message: defineCall({
    method: 'GET',
    path: '/v1/messages/{code}',
    summary: 'One message slot',
    audience: 'everyone',
    duringMaintenance: true,
    params: code,
    examples: { 200: '/v1/messages/product', 404: '/v1/messages/nothing' },
    responses: { 200: { description: 'The message', body: message }, 404: failure('No such slot') },
  }),
  freeAreas: defineCall({
    method: 'GET',
    path: '/v1/free-areas',
    summary: 'All free areas',
    audience: 'everyone',
    examples: { 200: '/v1/free-areas' },
    responses: { 200: { description: 'Areas', body: listOf(message) } },
  }),
  freeArea: defineCall({
    method: 'GET',
    path: '/v1/free-areas/{code}',
    summary: 'One free area',
    audience: 'everyone',
    duringMaintenance: true,
    params: code,
    examples: { 200: '/v1/free-areas/gift-service', 404: '/v1/free-areas/nothing' },
    responses: { 200: { description: 'The area', body: message }, 404: failure('No such area') },
  }),
  staticPage: defineCall({
    method: 'GET',
    path: '/v1/static-pages/url/{path*}',
    summary: 'The static page at a path of any depth',
    audience: 'everyone',
    params: {
      type: 'object',
      properties: {
        path: {
          type: 'string',
          minLength: 1,
          maxLength: 500,
          description: 'Where it stands in the shop, without the first slash',
        },
      },
      required: ['path'],
      additionalProperties: false,
    },
    examples: { 200: '/v1/static-pages/url/guide', 404: '/v1/static-pages/url/nothing/at/all' },
    responses: { 200: { description: 'The page', body: staticPage }, 404: failure('No page there') },
  }),
  staticPageUrls: defineCall({
    method: 'GET',
    path: '/v1/static-pages/urls',
    summary: 'Paths of all static pages',
    audience: 'everyone',
    examples: { 200: '/v1/static-pages/urls' },
    responses: {
      200: {
        description: 'Paths',
        body: listOf({
          type: 'object',
          properties: {
            url: { type: 'string' },
            title: { type: 'string' },
            updated_at: { type: 'string', format: 'date-time' },
          },
          required: ['url', 'title', 'updated_at'],
          additionalProperties: false,
        } as const),
      },
    },
  }),
  businessCalendar: defineCall({
    method: 'GET',
    path: '/v1/business-dates/monthly/calendar/front',
    summary: 'Business days and holidays of a span of at most 366 days, in Japan time',
    audience: 'everyone',
    query: {
      type: 'object',
      properties: {
        startDate: { type: 'string', format: 'date', description: 'The first day' },
        endDate: { type: 'string', format: 'date', description: 'The last day' },
      },
      required: ['startDate', 'endDate'],
      additionalProperties: false,
    },
    examples: { 200: '/v1/business-dates/monthly/calendar/front?startDate=2026-11-01&endDate=2026-11-30' },
    responses: { 200: { description: 'Every day of the span', body: listOf(calendarDay) } },
  }),
} as const;
