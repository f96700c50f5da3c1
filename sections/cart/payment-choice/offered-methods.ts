import type { CartPaymentMethod } from '../../../schemas/payments/payment';

const namesOf = (methods: readonly CartPaymentMethod[]): string => methods.map(({ name }) => name).join('、');

/** The ways to pay other than by card, as a sentence; '' where there is none. */
export const othersWords = (methods: readonly CartPaymentMethod[]): string => {
  const others = methods.filter(({ kind, is_available: isAvailable }) => kind !== 'card' && isAvailable);
  return others.length > 0 ? `${namesOf(others)}をお選びいただけます。` : '';
};

/**
 * The methods as they can be chosen now. A card whose payment service the shop could not ask cannot be taken, though the
 * shop offers it: that is said at it, with what there is instead.
 *
 * @param awayService code of the service that did not answer; null: it did
 */
export const offeredMethods = (
  methods: readonly CartPaymentMethod[],
  awayService: string | null,
): readonly CartPaymentMethod[] =>
  methods.map((method) =>
    method.is_available && awayService !== null && method.service_code === awayService
      ? { ...method, is_available: false, reason: `ただいまご利用いただけません。${othersWords(methods)}` }
      : method,
  );
