import { describe, expect, it } from 'vitest';
import type { PaymentFacts, PaymentMethodRow } from './payments.types';
import { refusalOf } from './refusal';

const method = (changes: Partial<PaymentMethodRow>): PaymentMethodRow => ({
  id: 1,
  channel_id: 'test',
  code: 'any',
  kind: 'card',
  name: 'お支払い',
  description: '',
  instruction: '',
  fee_jpy: 0,
  min_total_jpy: 0,
  max_total_jpy: null,
  pay_within_days: null,
  pay_grace_days: 3,
  takes_frozen: true,
  takes_gifts: true,
  service_code: null,
  position: 0,
  is_active: true,
  ...changes,
});

const cod = method({ kind: 'cod', name: '代金引換', takes_frozen: false, takes_gifts: false, max_total_jpy: 300_000 });
const konbini = method({ kind: 'konbini', name: 'コンビニ払い', pay_within_days: 7, min_total_jpy: 200 });
const plain: PaymentFacts = {
  totalJpy: 5000,
  hasFrozen: false,
  isInParts: false,
  isGift: false,
  isSocialGift: false,
  isInTimeIfPaidWithin: () => true,
};

describe('a payment method', () => {
  it('[cart.payment-check] may be used where nothing stands against it', () => {
    expect(refusalOf(cod, plain)).toBeNull();
    expect(refusalOf(konbini, plain)).toBeNull();
    const hardest: PaymentFacts = {
      totalJpy: 0,
      hasFrozen: true,
      isInParts: true,
      isGift: true,
      isSocialGift: false,
      isInTimeIfPaidWithin: () => false,
    };
    expect(refusalOf(method({}), hardest)).toBeNull();
  });

  it('[cart.payment-check] on delivery is neither for frozen goods nor for somebody else', () => {
    expect(refusalOf(cod, { ...plain, hasFrozen: true })).toBe(
      '冷凍の品を含むご注文には、代金引換をご利用いただけません。',
    );
    expect(refusalOf(cod, { ...plain, isGift: true })).toBe(
      'ご注文者さま以外へのお届けには、代金引換をご利用いただけません。',
    );
  });

  it('[cart.payment-check] on delivery is for one parcel, since there is one sum to pay; others do not care', () => {
    expect(refusalOf(cod, { ...plain, isInParts: true })).toBe(
      'お荷物が2つ以上に分かれるご注文には、代金引換をご利用いただけません。代金をどのお荷物と引き換えにお支払いいただくか、決められないためです。',
    );
    expect(refusalOf(konbini, { ...plain, isInParts: true })).toBeNull();
  });

  it('of a social gift is settled with the order', () => {
    const gift: PaymentFacts = { ...plain, isGift: true, isSocialGift: true };
    expect(refusalOf(method({ kind: 'card', name: 'クレジットカード', service_code: 'sandbox' }), gift)).toBeNull();
    for (const later of [cod, konbini])
      expect(refusalOf(later, gift)).toContain('ご注文と同時にお支払いが済む方法のみ');
  });

  it('has a smallest and a largest sum, both included', () => {
    expect(refusalOf(cod, { ...plain, totalJpy: 300_000 })).toBeNull();
    expect(refusalOf(cod, { ...plain, totalJpy: 300_001 })).toBe(
      '代金引換は、お支払い合計が300,000円までのときにご利用いただけます。',
    );
    expect(refusalOf(konbini, { ...plain, totalJpy: 200 })).toBeNull();
    expect(refusalOf(konbini, { ...plain, totalJpy: 199 })).toBe(
      'コンビニ払いは、お支払い合計が200円以上のときにご利用いただけます。',
    );
  });

  it('[cart.payment-check] that is paid in advance must be in time where it is paid on the last day', () => {
    const untilSix: PaymentFacts = { ...plain, isInTimeIfPaidWithin: (days) => days < 7 };
    expect(refusalOf(konbini, untilSix)).toBe(
      'コンビニ払いは前払いです。お支払い期限（7日後）のご入金では、ご指定のお届け日に間に合いません。お届け日を遅らせるか、ほかの方法をお選びください。',
    );
    expect(refusalOf({ ...konbini, pay_within_days: 6 }, untilSix)).toBeNull();
  });
});
