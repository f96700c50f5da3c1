/** All that is chosen on the screen of the delivery: where to, what is done to it, who sends it, and when. */
import type { ShippingAddress } from '../../../../../schemas/address/address';
import type { CartTerms, ChangeRefusal, ChosenDelivery, WantedAccessory } from '../cart.types';
import { addAccessories, removeAccessories } from '../options/change-options';
import type { Work } from '../rows/work';
import { chooseDelivery, resetShippings, sendTo } from '../shippings/change-shippings';
import { unlessAddressWaits, unlessDayWaits } from '../shippings/social-gift';
import { changeOther, type OtherDetails } from './sender-and-papers';

/** What is not given stays. */
export interface WholeDelivery {
  /** `address` null: to the orderer. */
  readonly shipping?: { readonly key: string; readonly address: ShippingAddress | null };
  readonly isAddressRemoved: boolean;
  /** Keys of options that are not wanted any more. */
  readonly dropped: readonly string[];
  readonly accessories: readonly WantedAccessory[];
  readonly other: OtherDetails;
  readonly packings: readonly ChosenDelivery[];
  /** What has been found wrong with it before. */
  readonly refusals: readonly ChangeRefusal[];
}

/** One after the other; all of it, or nothing (in-one.ts). */
export const deliveryChanges = (terms: CartTerms, wanted: WholeDelivery): readonly Work<ChangeRefusal>[] => {
  const { shipping, isAddressRemoved, dropped, accessories, other, packings, refusals } = wanted;
  return [
    ...(shipping ? [unlessAddressWaits(sendTo(shipping.key, shipping.address))] : []),
    ...(dropped.length > 0 ? [removeAccessories(terms, dropped)] : []),
    ...(accessories.length > 0 ? [addAccessories(terms, accessories)] : []),
    ...refusals.map((refusal) => () => refusal),
    changeOther(other),
    ...(packings.length > 0 ? [unlessDayWaits(chooseDelivery(terms, packings))] : []),
    ...(isAddressRemoved ? [unlessAddressWaits(resetShippings(terms, true))] : []),
  ];
};
