/** What is said of a payment that a service takes while the shopper orders: by card, or by a wallet under its name. */
import type { Order } from '../../schemas/order/order';

type Paid = Pick<Order['payment'], 'kind' | 'name'>;
type Due = Pick<Order['payment'], 'status' | 'pay_by'>;

/** Konbini or bank: it leaves when the money is there. Null: it waits for none (any more). */
export const payByOf = ({ status, pay_by: payBy }: Due): string | null => (status === 'awaiting' ? payBy : null);

/** What is paid by a day is there. */
export const isPaidAhead = (payment: Due): boolean => payment.pay_by !== null && payByOf(payment) === null;

/** `カード`; null: no service takes it. */
const payerOf = ({ kind, name }: Paid): string | null => {
  if (kind === 'card') return 'カード';
  return kind === 'wallet' ? name : null;
};

/** `カード会社` */
export const companyWords = ({ kind }: Paid): string => (kind === 'card' ? 'カード会社' : '決済会社');

/** Of an order that stands: nothing is left to do for whoever ordered; null: there may be. */
export const takenWords = (payment: Paid & Due): string | null => {
  if (isPaidAhead(payment)) return 'ご入金を確認しました。ほかにお手続きは必要ありません。';
  const payer = payerOf(payment);
  return payer && `${payer}でのお支払いを承りました。ほかにお手続きは必要ありません。`;
};

export const voidingWords = (payment: Paid): string =>
  `${payerOf(payment) ?? payment.name}のお支払いの取り消しを、${companyWords(payment)}に手続きしています。`;

/** It went back by its service; null: by none. */
export const voidedWords = (payment: Paid): string | null => {
  const payer = payerOf(payment);
  return payer && `${payer}のお支払いは取り消しました。`;
};

/** What cancelling does with it; null: there is no service that knows of it. */
export const toBeVoidedWords = (payment: Paid): string | null => {
  const payer = payerOf(payment);
  return payer && `${payer}のお支払いは取り消されます。`;
};

/** What is paid where the shop does not see it, and is booked days later. */
const comesLate: ReadonlySet<Paid['kind']> = new Set(['konbini', 'bank']);

/** Of an order that is paid for no more, sentence by sentence: nothing is to be paid, and what becomes of money on its way. */
export const nothingToPayWords = ({ kind }: Pick<Paid, 'kind'>): readonly string[] => [
  'お支払いは必要ありません。',
  ...(comesLate.has(kind) ? ['行き違いでお支払いいただいていた場合は、確認のうえ、あらためてご連絡いたします。'] : []),
];
