import type { Temperature } from '../../../../schemas/delivery/delivery';
import { termsAt } from './delivery-place';
import type { Carriage, CarriageInput, DeliveryRules } from './delivery.types';

const coolingFeeOf = (rules: DeliveryRules, temperature: Temperature): number => {
  switch (temperature) {
    case '常温':
      return 0;
    case '冷蔵':
      return rules.chilledFeeJpy;
    case '冷凍':
      return rules.frozenFeeJpy;
  }
};

/** Carriage of every parcel to one address: the rate of the place, unless the goods carry it, and the fee for cooling. */
export function carriageOf(rules: DeliveryRules, input: CarriageInput): Carriage {
  const { freeFromJpy, giftCarriageJpy } = rules;
  const usualJpy = termsAt(rules, input.address).carriageJpy;
  // Whoever receives a gift may live far away: it is one rate for all places, which no sum of goods takes off.
  const isNeverFree = freeFromJpy === null || input.isGift;
  const missingJpy = isNeverFree ? null : Math.max(0, freeFromJpy - input.productsTotalJpy);
  const carriageJpy = input.isGift ? (giftCarriageJpy ?? rules.carriageJpy) : usualJpy;
  const rateJpy = missingJpy === 0 ? 0 : carriageJpy;
  const fees = input.temperatures.map((temperature) => [temperature, coolingFeeOf(rules, temperature)] as const);
  return {
    byTemperature: new Map(fees.map(([temperature, feeJpy]) => [temperature, rateJpy + feeJpy])),
    coolingJpy: fees.reduce((sum, [, feeJpy]) => sum + feeJpy, 0),
    freeCarriageInJpy: rateJpy === 0 ? null : missingJpy,
  };
}
