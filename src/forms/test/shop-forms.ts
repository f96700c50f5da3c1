/** Forms of the shop with their validators, as sections put them together. */
import { validators as ofCard } from 'virtual:noren/validator/card';
import { validators as ofOrderer } from 'virtual:noren/validator/orderer';
import { validators as ofShipping } from 'virtual:noren/validator/shipping';
import { ordererForm } from '../../../schemas/cart/orderer.form';
import { shippingForm } from '../../../schemas/cart/shipping.form';
import { cardForm } from '../../../schemas/payments/card.form';

export const shopForms = {
  orderer: { ...ordererForm, validators: ofOrderer },
  shipping: { ...shippingForm, validators: ofShipping },
  card: { ...cardForm, validators: ofCard },
};

export type ShopFormName = keyof typeof shopForms;
