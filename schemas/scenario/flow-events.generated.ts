// Written by `npm run index` from the files that it lists.
import { addingEvent } from '../cart/adding.flow-events';
import { cartEvent } from '../cart/cart.flow-events';
import { checkoutEvent } from '../cart/checkout.flow-events';
import { formEvent } from '../contract/form.flow-events';
import { giftEvent } from '../gift/gift.flow-events';
import { loginEvent } from '../auth/login.flow-events';
import { submitEvent } from '../contract/submit.flow-events';

export const flowEvents = {
  adding: addingEvent,
  cart: cartEvent,
  checkout: checkoutEvent,
  form: formEvent,
  gift: giftEvent,
  login: loginEvent,
  submit: submitEvent,
} as const;
