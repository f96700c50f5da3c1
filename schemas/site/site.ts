import type { Infer } from '../contract/json-schema';

/** A channel's id stands in headers and cookies, its prefix in every link and in the paths of cookies. */
const channelId = { type: 'string', pattern: '^[a-zA-Z0-9][a-zA-Z0-9_-]{0,63}$' } as const;
const channelPrefix = { type: 'string', pattern: '^(?:/[a-z0-9][a-z0-9-]*)?$' } as const;

/** Values of the shop's settings under exactly the keys that the product names, and the shop's own beside them. */
export const frontSettings = {
  title: 'FrontSettings',
  type: 'object',
  properties: {
    'SITE.NAMESPACE': { type: 'string' },
    'SITE.CHANNEL_PREFIX': channelPrefix,
    'SITE.BREAKPOINT.SCREEN-SM': { type: 'integer', description: 'Phone up to this width in px' },
    'SITE.BREAKPOINT.SCREEN-MD': { type: 'integer', description: 'PC above this width in px' },
    'ORDER.SHIPPING.IS_ALLOW_MULTIPLE': { type: 'boolean' },
    'ORDER.SOCIAL_GIFT.IS_USE': {
      type: 'boolean',
      description: 'ours: whether goods can be given to somebody who says themselves where they go; absent: no',
    },
    'PLUGIN.TEMPORARY_STOP_SELLING.IS_USE': { type: 'boolean' },
    'PLUGIN.TEMPORARY_STOP_SELLING.IS_SELLING': { type: 'boolean' },
    'GTM.ID': { type: 'string' },
    'SITE.NAME': { type: 'string' },
    'SITE.TAGLINE': { type: 'string' },
    'SITE.DESCRIPTION': { type: 'string' },
    'SITE.COMPANY': { type: 'string' },
    'SITE.PHONE': { type: 'string' },
    'SITE.PHONE_HOURS': { type: 'string' },
    'SITE.EMAIL': { type: 'string' },
    'SITE.ADDRESS': { type: 'string' },
    'SITE.REGISTRATION_NUMBER': { type: 'string' },
    'SITE.THEME': { type: 'string', description: 'Id of the theme that draws the shop' },
    'TAX.ROUNDING': { type: 'string', enum: ['down', 'half_up', 'up'] },
    'MEMBER.VERIFY_ON_FIRST_LOGIN.IS_USE': {
      type: 'boolean',
      description:
        'ours: whether somebody who has logged in with a mail address that is not confirmed is led to confirm it; absent: yes',
    },
    'SUPPORT.CAPSULE.IS_USE': {
      type: 'boolean',
      description: 'ours: whether a visitor may make a record of a screen, for whoever helps them; absent: yes',
    },
  },
  required: [
    'SITE.NAMESPACE', 'SITE.CHANNEL_PREFIX', 'SITE.BREAKPOINT.SCREEN-SM', 'SITE.BREAKPOINT.SCREEN-MD',
    'ORDER.SHIPPING.IS_ALLOW_MULTIPLE', 'PLUGIN.TEMPORARY_STOP_SELLING.IS_USE',
    'PLUGIN.TEMPORARY_STOP_SELLING.IS_SELLING', 'GTM.ID', 'SITE.NAME', 'SITE.TAGLINE', 'SITE.DESCRIPTION',
    'SITE.COMPANY', 'SITE.PHONE', 'SITE.PHONE_HOURS', 'SITE.EMAIL', 'SITE.ADDRESS', 'SITE.REGISTRATION_NUMBER',
    'SITE.THEME', 'TAX.ROUNDING',
  ], // prettier-ignore
  additionalProperties: false,
} as const;
export type FrontSettings = Infer<typeof frontSettings>;

/** How a theme is recoloured at run time. Roles are CSS colours by role name of the token contract. */
export const colorScheme = {
  title: 'ColorScheme',
  type: 'object',
  properties: {
    info: {
      type: 'object',
      properties: { key: { type: 'string' }, name: { type: 'string' } },
      required: ['key', 'name'],
      additionalProperties: false,
    },
    loading: {
      type: 'object',
      properties: { spinner: { type: 'string' }, size: { type: 'integer' }, color: { type: 'string' } },
      required: ['spinner', 'size', 'color'],
      additionalProperties: false,
    },
    cursor: {
      type: 'object',
      properties: { size: { type: 'integer' }, color: { type: 'string' } },
      required: ['size', 'color'],
      additionalProperties: false,
    },
    animation: {
      type: 'object',
      properties: { duration_ms: { type: 'integer' }, easing: { type: 'string' } },
      required: ['duration_ms', 'easing'],
      additionalProperties: false,
    },
    roles: { type: 'object', additionalProperties: { type: 'string', pattern: '^#[0-9A-Fa-f]{6}$' } },
  },
  required: ['info', 'loading', 'cursor', 'animation', 'roles'],
  additionalProperties: false,
} as const;
export type ColorScheme = Infer<typeof colorScheme>;

export const publicEnvironment = {
  title: 'PublicEnvironment',
  type: 'object',
  properties: {
    channel: channelId,
    name: { type: 'string' },
    theme: { type: 'string' },
    is_maintenance: { type: 'boolean' },
    maintenance: {
      anyOf: [
        { type: 'null' },
        {
          type: 'object',
          properties: { title: { type: 'string' }, message: { type: 'string' }, gtm_id: { type: 'string' } },
          required: ['title', 'message', 'gtm_id'],
          additionalProperties: false,
        },
      ],
    },
    is_member_only: { type: 'boolean' },
    is_member_used: { type: 'boolean' },
    is_keycode_gated: { type: 'boolean' },
  },
  required: [
    'channel',
    'name',
    'theme',
    'is_maintenance',
    'maintenance',
    'is_member_only',
    'is_member_used',
    'is_keycode_gated',
  ],
  additionalProperties: false,
} as const;
export type PublicEnvironment = Infer<typeof publicEnvironment>;

/** What opens a shop that is only for those who know it. */
export const keycode = {
  type: 'string',
  title: 'キーコード',
  minLength: 1,
  maxLength: 100,
  'x-normalize': 'width',
  'x-autocomplete': 'off',
  'x-personal': 'token',
} as const;

/** A channel as addresses lead to it. */
export const channelEntry = {
  title: 'Channel',
  type: 'object',
  properties: {
    channel: { ...channelId, description: 'Value of x-channel-id' },
    name: { type: 'string' },
    theme: { type: 'string' },
    prefix: { ...channelPrefix, description: 'First part of its paths, or none' },
    host: { type: ['string', 'null'], description: 'A host of its own, without port' },
  },
  required: ['channel', 'name', 'theme', 'prefix', 'host'],
  additionalProperties: false,
} as const;
