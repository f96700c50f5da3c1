import { shippingForm } from '../cart/shipping.form';
import { defineForm } from '../contract/define-form';
import { addressBody, divisionOfAddress } from './book';

/** An address of the book: where a shipping goes, and whose it is. */
export const userAddressForm = defineForm({
  schema: {
    ...addressBody,
    $id: 'user-address',
    title: 'アドレス帳',
    properties: {
      ...addressBody.properties,
      division_ct: {
        ...divisionOfAddress,
        type: 'string',
        enum: ['2', '1'],
        'x-labels': ['ご本人以外', 'ご本人'],
        default: '2',
      },
    },
  },
  lines: [['division_ct'], ...shippingForm.lines, ['cell_phone_number']],
  radios: ['division_ct'],
});
