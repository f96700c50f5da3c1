import type { Prefecture } from '../contract/fields';

/** The screens of a gift's receiver, in order. */
export type GiftStep = 'shipping' | 'delivery' | 'confirm' | 'complete';

/** Where a gift goes, as far as its days depend on that. */
export interface GiftPlace {
  readonly postal: string;
  readonly pref: Prefecture;
}
