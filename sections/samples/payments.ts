/** Carts at their payment, and the ways to pay that are offered. */
import type { Cart } from '../../schemas/cart/cart';
import type { CartPaymentMethod } from '../../schemas/payments/payment';
import { readyCart } from './cart';

/** Everything is chosen, and it is to be paid at a wallet's page. */
export const walletCart: Cart = {
  ...readyCart,
  payment_id: 5,
  payment: {
    kind: 'wallet',
    name: 'みほんペイ',
    description: 'スマホ決済です。「注文を確定する」を押すと、みほんペイの画面へ進みます。',
    masked_number: null,
  },
};

/** All but the payment is there. */
export const atPayment: Cart = { ...readyCart, next_step: 'payment', payment_id: null, payment: null };
/** The saved card that it was to be paid with was deleted. */
export const goneCardCart: Cart = { ...atPayment, payment_error: 'cart.payment.card_gone' };

/** It was to be paid on delivery, and comes in several parcels by now. */
export const lostPaymentCart: Cart = {
  ...atPayment,
  payment_lost:
    'お選びいただいていた代金引換は、ご利用いただけなくなりました。お荷物が2つ以上に分かれるご注文には、代金引換をご利用いただけません。',
};

/** It was cancelled at the wallet's page. */
export const cancelledWalletCart: Cart = { ...atPayment, payment_error: 'payment.wallet_cancelled' };
/** Nobody came back from there. */
export const expiredWalletCart: Cart = { ...atPayment, payment_error: 'payment.wallet_expired' };

const method = (id: number, own: Partial<CartPaymentMethod>): CartPaymentMethod => ({
  id,
  code: 'card',
  kind: 'card',
  name: 'クレジットカード',
  description: 'ご注文の確定時に決済します。',
  fee_jpy: 0,
  service_code: null,
  is_available: true,
  reason: null,
  ...own,
});

export const sampleMethods: CartPaymentMethod[] = [
  method(1, { service_code: 'sandbox' }),
  method(5, {
    code: 'wallet',
    kind: 'wallet',
    name: 'みほんペイ',
    description: 'スマホ決済です。「注文を確定する」を押すと、みほんペイの画面へ進みます。',
    service_code: 'sandbox-wallet',
  }),
  method(2, {
    code: 'konbini',
    kind: 'konbini',
    name: 'コンビニ払い',
    description: '7日以内にコンビニでお支払いください。',
  }),
  method(3, {
    code: 'bank',
    kind: 'bank',
    name: '銀行振込',
    description: '7日以内にお振り込みください。振込手数料はお客さまのご負担です。',
  }),
  method(4, {
    code: 'cod',
    kind: 'cod',
    name: '代金引換',
    description: '商品のお届け時に、配達員にお支払いください。',
    fee_jpy: 330,
    is_available: false,
    reason: 'ご注文者と異なる住所へのお届けでは、ご利用いただけません。',
  }),
];
