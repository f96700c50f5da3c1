import type { Prefecture } from '../contract/fields';

/** The screens of a gift's receiver, in order. */
const giftSteps = ['shipping', 'delivery', 'confirm', 'complete'] as const;
export type GiftStep = (typeof giftSteps)[number];

/** Where a gift goes, as far as its days depend on that. */
export interface GiftPlace {
  readonly postal: string;
  readonly pref: Prefecture;
}
