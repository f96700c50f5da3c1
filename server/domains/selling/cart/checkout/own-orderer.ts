/**
 * Who orders in a cart that nobody has given an orderer for: its member, as they have told the shop of themselves, or else in
 * their latest order.
 */
import type { Orderer } from '../../../../../schemas/address/address';
import { ownOrdererOf } from '../../../../../src/domain/own-orderer';
import type { AccountsService } from '../../../members/accounts/accounts.service';
import type { PlaceHooks } from '../../../members/book/book.hooks';
import type { CartTerms } from '../cart.types';
import type { StoredCart } from '../rows/carts.repository';
import { unprintableIn } from '../../../../../src/forms/unprintable';

interface Owner {
  readonly channelId: string;
  readonly memberId: number;
}

/** Null: they have not told enough, an address whose parts do not belong together, or what no label shows. */
export type OwnOrderer = (owner: Owner) => Promise<Orderer | null>;

export interface OwnOrdererDeps {
  readonly accounts: Pick<AccountsService, 'find'>;
  readonly places: PlaceHooks;
  /** Of their latest order in the shop that stands; null: there is none. */
  readonly lastOrderer: (owner: Owner) => Promise<Orderer | null>;
}

export const createOwnOrderer =
  ({ accounts, places, lastOrderer }: OwnOrdererDeps): OwnOrderer =>
  async (owner) => {
    const account = await accounts.find(owner.memberId);
    if (!account) return null;
    const { email, profile } = account;
    const placed = async (orderer: Orderer | null) =>
      orderer && !unprintableIn(orderer) && (await places.refusalOf(orderer)) === null ? { ...orderer, email } : null;
    return (await placed(ownOrdererOf({ ...profile, email }))) ?? placed(await lastOrderer(owner));
  };

/** Whether the cart's orderer is its member's own. */
export const isOrdererOwn = ({ ownOrderer }: Pick<CartTerms, 'ownOrderer'>, { orderer }: Pick<StoredCart, 'orderer'>) =>
  orderer !== null && orderer === ownOrderer;

/** The cart as it is shown, changed and ordered. */
export const withOrderer = <Cart extends Pick<StoredCart, 'orderer' | 'member_id'>>(
  { ownOrderer }: Pick<CartTerms, 'ownOrderer'>,
  cart: Cart,
): Cart => (cart.orderer === null && cart.member_id !== null ? { ...cart, orderer: ownOrderer } : cart);
