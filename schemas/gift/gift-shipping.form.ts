import { shippingAddress } from '../address/address';
import { shippingForm } from '../cart/shipping.form';
import { defineForm } from '../contract/define-form';

/** Where a gift goes, as its receiver says. */
export const giftShippingForm = defineForm({
  schema: { ...shippingAddress, $id: 'gift-shipping', title: 'お届け先' },
  lines: shippingForm.lines,
});
