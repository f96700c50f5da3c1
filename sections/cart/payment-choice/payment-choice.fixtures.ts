import type { PaymentServiceSettings } from '../../../schemas/payments/payment';
import { goodsCart, longCart, readyCart, sampleMethods } from '../../samples/cart';
import { settingsOf, type FixtureOf } from '../../samples/fixture';
import { longText, longWord } from '../../samples/shop';
import type { PaymentChoiceProps } from './payment-choice.data';
import { paymentChoiceSettings } from './payment-choice.settings';

const settings = settingsOf(paymentChoiceSettings);
const payments = { data: sampleMethods };
const service: PaymentServiceSettings = {
  code: 'sandbox',
  tokenize_url: '/sandbox-payments/tokens',
  public_key: 'demo',
  is_demo: true,
};

export const paymentChoiceFixtures = {
  ok: { settings, data: { cart: { ...goodsCart, next_step: 'payment' }, payments, service } },
  kept: { settings, data: { cart: readyCart, payments, service } },
  sentBack: {
    settings,
    data: { cart: { ...goodsCart, next_step: 'payment' }, payments, service },
    query: { error: 'payment.challenge_failed' },
  },
  declined: {
    settings,
    data: { cart: { ...goodsCart, next_step: 'payment', payment_error: 'payment.declined' }, payments, service },
  },
  none: { settings, data: { cart: null, payments: null, service: null } },
  long: {
    settings,
    data: {
      cart: longCart,
      payments: { data: sampleMethods.map((method) => ({ ...method, name: longWord, description: longText })) },
      service: null,
    },
  },
} satisfies Record<string, FixtureOf<PaymentChoiceProps>>;
