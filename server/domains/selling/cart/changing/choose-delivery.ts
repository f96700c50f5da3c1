/** All that is chosen on the screen of the delivery, in one piece: where to, what is done to it, who sends it, and when. */
import type { Transaction } from 'kysely';
import type { ShippingAddress } from '../../../../../schemas/address/address';
import { errors } from '../../../../../schemas/shop-errors';
import type { Database } from '../../../../db/schema';
import { wholeOrUndone } from '../../../../db/transaction';
import type { CartTerms, ChangeRefusal, ChosenDelivery, WantedAccessory } from '../cart.types';
import { withOrderer } from '../checkout/own-orderer';
import { addAccessories, removeAccessories } from '../options/change-options';
import type { StoredCart } from '../rows/carts.repository';
import { refuseTogether } from '../rows/refuse-change';
import { unchanged, type Work, written } from '../rows/work';
import { updateCart } from '../rows/written-carts.repository';
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

const worksOf = (terms: CartTerms, wanted: WholeDelivery): readonly Work<ChangeRefusal>[] => {
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

type Read = (trx: Transaction<Database>) => Promise<StoredCart | undefined>;

/** Several, of which each names its fields: all of them are said. */
const refusedFor = (refusals: readonly ChangeRefusal[]): ChangeRefusal | null => {
  const [first] = refusals;
  if (refusals.length < 2) return first ?? null;
  const ofAll = refusals.find(({ errors: fields }) => !fields);
  const { message } = errors['request.invalid'];
  return ofAll ?? { ok: false, code: 'request.invalid', message, errors: refuseTogether(refusals)?.errors ?? {} };
};

/** All of it, or nothing. */
export const chooseWholeDelivery =
  (terms: CartTerms, wanted: WholeDelivery, read: Read): Work<ChangeRefusal> =>
  async (trx, cart) => {
    const refusals: ChangeRefusal[] = [];
    let now = cart;
    let isWritten = false;
    await wholeOrUndone(trx, async () => {
      for (const work of worksOf(terms, wanted)) {
        const done = await work(trx, now);
        if (!done.ok) refusals.push(done);
        else if (done.values !== null) {
          isWritten = true;
          await updateCart(trx, cart.id, { ...done.values, updated_at: terms.now });
          // Each is about the cart as those before it have left it.
          now = withOrderer(terms, (await read(trx)) ?? now);
        }
      }
      return refusals.length === 0;
    });
    return refusedFor(refusals) ?? (isWritten ? written() : unchanged);
  };
