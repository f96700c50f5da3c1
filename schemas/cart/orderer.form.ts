import { orderer } from '../address/address';
import type { Infer } from '../contract/json-schema';

/** Who orders, and whether the goods go there too. */
export const ordererForm = {
  $id: 'orderer',
  title: 'お客様情報',
  type: 'object',
  properties: {
    ...orderer.properties,
    ship_to: {
      type: 'string',
      title: 'お届け先',
      enum: ['orderer', 'other'],
      'x-labels': ['ご注文者と同じ住所', '別の住所'],
      default: 'orderer',
    },
  },
  required: [...orderer.required, 'ship_to'],
  additionalProperties: false,
  'x-no-link-across': orderer['x-no-link-across'],
} as const;

export type OrdererForm = Infer<typeof ordererForm>;
