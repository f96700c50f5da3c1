import type { PaymentServiceSettings } from '../../../schemas/payments/payment';
import { readyCart } from '../../samples/cart';
import { longCart } from '../../samples/cart-states';
import {
  atPayment,
  expiredWalletCart,
  goneCardCart,
  lostPaymentCart,
  sampleMethods,
  walletCart,
} from '../../samples/payments';
import { longCards, sampleCards } from '../../samples/cards';
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
  ok: { settings, data: { cart: atPayment, payments, service, cards: null } },
  kept: { settings, data: { cart: readyCart, payments, service, cards: null } },
  sentBack: {
    settings,
    data: { cart: atPayment, payments, service, cards: null },
    query: { error: 'payment.challenge_failed' },
  },
  declined: {
    settings,
    data: { cart: { ...atPayment, payment_id: 1, payment_error: 'payment.declined' }, payments, service, cards: null },
  },
  wallet: { settings, data: { cart: walletCart, payments, service, cards: null } },
  walletExpired: { settings, data: { cart: expiredWalletCart, payments, service, cards: null } },
  saved: { settings, data: { cart: atPayment, payments, service, cards: [...sampleCards] } },
  chosen: { settings, data: { cart: { ...readyCart, user_card_id: 44 }, payments, service, cards: [...sampleCards] } },
  gone: {
    settings,
    data: { cart: goneCardCart, payments, service, cards: [] },
  },
  lost: { settings, data: { cart: lostPaymentCart, payments, service, cards: null } },
  none: { settings, data: { cart: null, payments: null, service: null, cards: null } },
  long: {
    settings,
    data: {
      cart: longCart,
      payments: { data: sampleMethods.map((method) => ({ ...method, name: longWord, description: longText })) },
      service: null,
      cards: [...longCards],
    },
  },
} satisfies Record<string, FixtureOf<PaymentChoiceProps>>;
