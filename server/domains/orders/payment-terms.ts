/** How an order is paid: what its payment row starts with, and what the shopper is told to do. */
import type { PaymentKind, CardToken } from '../../../schemas/entities/payment';
import type { PaymentStatus } from '../../../schemas/entities/order';
import { formatDate } from '../../../src/lib/dates';
import { formatNumber } from '../../../src/lib/numbers';
import { payByOf } from '../payments/pay-by';
import { newPayNumber } from './order-numbers';

interface Method {
  readonly kind: PaymentKind;
  readonly pay_within_days: number | null;
}

/** Only a card is authorised by a service while the shopper waits; and nobody is asked for nothing. */
export const needsService = (kind: PaymentKind, totalJpy: number): boolean => kind === 'card' && totalJpy > 0;

/** `pay_by` is a day in Japan. */
export const payTerms = (
  { kind, pay_within_days: days }: Method,
  now: Date,
): { readonly pay_number: string | null; readonly pay_by: string | null } => ({
  pay_number: kind === 'konbini' ? newPayNumber() : null,
  pay_by: days === null ? null : payByOf(now, days),
});

/** The state of a payment whose order stands without a service's word. */
export const acceptedStatus = (kind: PaymentKind): PaymentStatus => (kind === 'card' ? 'paid' : 'awaiting');

export interface InstructionValues {
  readonly number: string | null;
  readonly totalJpy: number;
  readonly payBy: string | null;
}

/** The shop's text with {number}, {total} and {pay_by} filled in. */
export const fillInstruction = (text: string, { number, totalJpy, payBy }: InstructionValues): string =>
  text
    .replaceAll('{number}', () => number ?? '')
    .replaceAll('{total}', () => `${formatNumber(totalJpy)}円`)
    .replaceAll('{pay_by}', () => (payBy === null ? '' : formatDate(payBy)));

/** What of a card stays with an order, for the payment service alone: no answer of the shop shows its token. */
export const cardJson = (card: CardToken | null): string | null => (card ? JSON.stringify(card) : null);
