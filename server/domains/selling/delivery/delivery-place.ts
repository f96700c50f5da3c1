import type { DeliveryAddress, DeliveryRules } from './delivery.types';

export interface PlaceTerms {
  readonly carriageJpy: number;
  readonly transitDays: number;
  readonly hasTimezones: boolean;
}

/** What holds at an address: the remote postal code before the prefecture, the prefecture before the shop's usual rule. */
export function termsAt(rules: DeliveryRules, address: DeliveryAddress | null): PlaceTerms {
  const digits = address?.postal_code.replaceAll('-', '') ?? '';
  const remote = address ? rules.remotePostalCodes.find(({ prefix }) => digits.startsWith(prefix)) : undefined;
  const prefecture = rules.prefectures.get(address?.prefecture ?? '');
  return {
    carriageJpy: remote?.carriageJpy ?? prefecture?.carriageJpy ?? rules.carriageJpy,
    transitDays: remote?.transitDays ?? prefecture?.transitDays ?? rules.transitDays,
    hasTimezones: (remote?.hasTimezones ?? true) && (prefecture?.hasTimezones ?? true),
  };
}
