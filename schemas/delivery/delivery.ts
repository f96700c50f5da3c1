/** What is known of deliveries: how parcels travel, when they can arrive, and in which part of the day. */
import type { Infer } from '../contract/json-schema';

export const temperatures = ['常温', '冷蔵', '冷凍'] as const;
export type Temperature = (typeof temperatures)[number];

/** Parts of the day by key. `none` leaves it to the carrier. */
export const deliveryTimezones = {
  none: '指定なし',
  am: '午前中',
  '14-16': '14-16時',
  '16-18': '16-18時',
  '18-20': '18-20時',
  '19-21': '19-21時',
} as const;
export type DeliveryTimezone = keyof typeof deliveryTimezones;
export const deliveryTimezoneKeys = ['none', 'am', '14-16', '16-18', '18-20', '19-21'] as const;

/** What a shopper may choose for one packing. Days are days in Japan, `2026-12-01`. */
export const leadTime = {
  title: 'LeadTime',
  type: 'object',
  'x-personal': 'none',
  properties: {
    shipping_key: { type: 'string' },
    packing_key: { type: 'string' },
    earliest: { type: 'string', format: 'date', description: 'The first day that can be chosen' },
    latest: { type: 'string', format: 'date', description: 'The last day that can be chosen' },
    dates: {
      type: 'array',
      items: { type: 'string', format: 'date' },
      description: 'Every day that can be chosen; days on which nothing is delivered are left out',
    },
    timezones: {
      type: 'array',
      items: {
        type: 'object',
        properties: { key: { type: 'string', enum: deliveryTimezoneKeys }, label: { type: 'string' } },
        required: ['key', 'label'],
        additionalProperties: false,
      },
    },
    note: { type: ['string', 'null'], description: 'Why the first day is as late as it is, for the shopper' },
  },
  required: ['shipping_key', 'packing_key', 'earliest', 'latest', 'dates', 'timezones', 'note'],
  additionalProperties: false,
} as const;
export type LeadTime = Infer<typeof leadTime>;
