// Written by `npm run index` from the files that it lists.
import { addingFlow } from '../cart/adding.flow-events';
import { cartFlow } from '../cart/cart.flow-events';
import { checkoutFlow } from '../cart/checkout.flow-events';
import { formFlow } from '../contract/form.flow-events';
import { giftFlow } from '../gift/gift.flow-events';
import { loginFlow } from '../auth/login.flow-events';
import { submitFlow } from '../contract/submit.flow-events';

export const flows = {
  adding: addingFlow,
  cart: cartFlow,
  checkout: checkoutFlow,
  form: formFlow,
  gift: giftFlow,
  login: loginFlow,
  submit: submitFlow,
} as const;
