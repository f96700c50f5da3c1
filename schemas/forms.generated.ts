// Written by `npm run index` from the files that it lists.
import { authenticatorForm } from './auth/authenticator.form';
import { cardForm } from './payments/card.form';
import { giftOpenForm } from './gift/gift-open.form';
import { giftShippingForm } from './gift/gift-shipping.form';
import { giftWordsForm } from './gift/gift-words.form';
import { keycodeForm } from './site/keycode.form';
import { leaveForm } from './user/leave.form';
import { loginForm } from './auth/login.form';
import { loginCodeForm } from './auth/login-code.form';
import { orderCancelForm } from './order/order-cancel.form';
import { orderLinkForm } from './order/order-link.form';
import { orderMemoForm } from './order/order-memo.form';
import { ordererForm } from './cart/orderer.form';
import { passwordChangeForm } from './user/password-change.form';
import { passwordResetForm } from './user/password-reset.form';
import { receiptForm } from './document/receipt.form';
import { registerForm } from './user/register.form';
import { reminderForm } from './user/reminder.form';
import { secondFactorForm } from './auth/second-factor.form';
import { shippingForm } from './cart/shipping.form';
import { userAddressForm } from './book/user-address.form';
import { userInfoForm } from './user/user-info.form';
import { verifyEmailForm } from './user/verify-email.form';
import { verifyRequestForm } from './user/verify-request.form';

export const forms = {
  authenticator: authenticatorForm,
  card: cardForm,
  'gift-open': giftOpenForm,
  'gift-shipping': giftShippingForm,
  'gift-words': giftWordsForm,
  keycode: keycodeForm,
  leave: leaveForm,
  login: loginForm,
  'login-code': loginCodeForm,
  'order-cancel': orderCancelForm,
  'order-link': orderLinkForm,
  'order-memo': orderMemoForm,
  orderer: ordererForm,
  'password-change': passwordChangeForm,
  'password-reset': passwordResetForm,
  receipt: receiptForm,
  register: registerForm,
  reminder: reminderForm,
  'second-factor': secondFactorForm,
  shipping: shippingForm,
  'user-address': userAddressForm,
  'user-info': userInfoForm,
  'verify-email': verifyEmailForm,
  'verify-request': verifyRequestForm,
} as const;
