/** The forms by name. The schemas hold the rules; here stands only which fields share a line. */
import { validators as cardValidators } from 'virtual:noren/validator/card';
import { validators as ordererValidators } from 'virtual:noren/validator/orderer';
import { validators as shippingValidators } from 'virtual:noren/validator/shipping';
import type { ShippingAddress } from '../../schemas/address/address';
import { cardForm, type CardForm } from '../../schemas/payments/card.form';
import { ordererForm, type OrdererForm } from '../../schemas/cart/orderer.form';
import { shippingForm } from '../../schemas/cart/shipping.form';
import type { FormDefinition } from './form-definition';

/** What each form gives when it is sent. */
export interface FormValues {
  readonly orderer: OrdererForm;
  readonly shipping: ShippingAddress;
  readonly card: CardForm;
}

export type FormName = keyof FormValues;

export const forms: Readonly<Record<FormName, FormDefinition>> = {
  orderer: {
    schema: ordererForm,
    validators: ordererValidators,
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
  },
  shipping: {
    schema: shippingForm,
    validators: shippingValidators,
    lines: [
      ['shipping_last_name', 'shipping_first_name'],
      ['shipping_kana'],
      ['postal_code'],
      ['prefecture', 'city'],
      ['address1'],
      ['address2'],
      ['phone_number'],
    ],
  },
  card: {
    schema: cardForm,
    validators: cardValidators,
    lines: [['ccNumber'], ['ccName'], ['ccExpiration', 'securityCode']],
    isSecret: true,
  },
};
