/** How an order is paid: what its payment row starts with, and what the shopper is told to do. */
import type { PaidKind } from '../../../../../schemas/payments/payment';
import type { KeptCard } from '../../../../db/tables/selling/order';
import { formatDate } from '../../../../../src/lib/dates';
import { formatNumber } from '../../../../../src/lib/numbers';
import { japanDayAfter } from '../../../../../src/lib/japan-time';
import { newPayNumber } from '../rows/numbers';

interface Method {
  readonly kind: PaidKind;
  readonly pay_within_days: number | null;
  readonly pay_grace_days: number;
}

/** A service authorises cards and wallets, and shoppers order once it has; nobody is asked for nothing. */
const byService = (kind: PaidKind): boolean => kind === 'card' || kind === 'wallet';

export const needsService = (kind: PaidKind, totalJpy: number): boolean => byService(kind) && totalJpy > 0;

interface PayTerms {
  readonly pay_number: string | null;
  /** The last day, in Japan, that the shopper is told. */
  readonly pay_by: string | null;
  /** When the order is cancelled: at the end of that day and of the days of grace. */
  readonly expires_at: Date | null;
}

export const payTerms = ({ kind, pay_within_days: within, pay_grace_days: grace }: Method, now: Date): PayTerms => ({
  pay_number: kind === 'konbini' ? newPayNumber() : null,
  pay_by: within === null ? null : japanDayAfter(now, within),
  expires_at: within === null ? null : new Date(`${japanDayAfter(now, within + grace + 1)}T00:00:00+09:00`),
});

/** The state of a payment whose order stands without a service's word. */
export const acceptedStatus = (kind: PaidKind): 'paid' | 'awaiting' =>
  byService(kind) || kind === 'none' ? 'paid' : 'awaiting';

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

/** What an order needs of a card to ask the payment service: no answer of the shop shows token or reference. */
export const cardJson = (card: KeptCard | null): string | null => {
  if (!card) return null;
  const { token, reference, masked_number } = card;
  return JSON.stringify({ token, reference, masked_number });
};
