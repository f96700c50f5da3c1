import { expect, it } from 'vitest';
import { readyCart } from '../../samples/cart';
import { sentToPay } from './sent-back';

const failed = 'payment.challenge_failed';
const told = (code: string, payment_error?: string | null): string | null =>
  sentToPay(code, { ...readyCart, ...(payment_error === undefined ? {} : { payment_error }) })?.code ?? null;

it('tells an address’s end of a payment for as long as the cart keeps it, and where no cart says', () => {
  expect(told(failed, failed)).toBe(failed);
  expect(told(failed)).toBe(failed);
  expect(sentToPay(failed, null)?.code).toBe(failed);
});

it('tells none that another try or choice has ended', () => {
  expect(told(failed, null)).toBeNull();
  expect(told(failed, 'payment.declined')).toBeNull();
});

it('tells what no cart keeps', () => {
  for (const code of ['payment.left_open', 'payment.cart_changed', 'cart.decision.incomplete'])
    expect(told(code, null)).toBe(code);
  expect(told('nothing.of-ours', null)).toBeNull();
});
