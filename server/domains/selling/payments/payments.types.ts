import type { Selectable } from 'kysely';
import type { PaidKind } from '../../../../schemas/payments/payment';
import type { Database } from '../../../db/schema';

export type PaymentMethodRow = Selectable<Database['payment_methods']>;

/** How a cart is paid: by a method of the shop, or not at all. */
export type ChosenMethod =
  | PaymentMethodRow
  | (Pick<
      PaymentMethodRow,
      'name' | 'description' | 'fee_jpy' | 'service_code' | 'pay_within_days' | 'pay_grace_days'
    > & {
      readonly id: null;
      readonly kind: Extract<PaidKind, 'none'>;
    });

/** What a cart is like, as far as payment depends on it. */
export interface PaymentFacts {
  /** To be paid in all, the method's own fee not counted. */
  readonly totalJpy: number;
  readonly hasFrozen: boolean;
  /** It comes in several parcels, each on a day of its own. */
  readonly isInParts: boolean;
  /** Some of it goes to somebody else than the orderer. */
  readonly isGift: boolean;
  /** It waits for its receiver once it is ordered, and is paid for by then. */
  readonly isSocialGift: boolean;
  /** Whether every day that is wished for can be kept where the money comes on the last of so many days. */
  readonly isInTimeIfPaidWithin: (days: number) => boolean;
}
