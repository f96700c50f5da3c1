import { orderer } from '../address/address';
import { defineForm } from '../contract/define-form';

/** Who orders, and whether the goods go there too. */
export const ordererForm = defineForm({
  schema: {
    $id: 'orderer',
    title: 'お客さま情報',
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
  },
  lines: [
    ['last_name', 'first_name'],
    ['last_name_kana', 'first_name_kana'],
    ['email'],
    ['phone_number'],
    ['postal_code'],
    ['prefecture', 'city'],
    ['address1'],
    ['address2'],
    ['ship_to'],
  ],
  radios: ['ship_to'],
});
