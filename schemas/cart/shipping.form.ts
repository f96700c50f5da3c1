import { shippingAddress } from '../address/address';
import { defineForm } from '../contract/define-form';

/** Where a shipping goes. */
export const shippingForm = defineForm({
  schema: { ...shippingAddress, $id: 'shipping', title: 'お届け先' },
  lines: [
    ['shipping_last_name', 'shipping_first_name'],
    ['shipping_kana'],
    ['postal_code'],
    ['prefecture', 'city'],
    ['address1'],
    ['address2'],
    ['phone_number'],
  ],
});
