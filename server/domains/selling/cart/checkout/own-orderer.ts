/** Who orders in a cart that nobody has given an orderer for: its member, as they have told the shop. */
import type { Orderer } from '../../../../../schemas/address/address';
import { ownOrdererOf } from '../../../../../src/domain/own-orderer';
import type { AccountsService } from '../../../members/accounts/accounts.service';
import type { PlaceHooks } from '../../../members/book/places.hooks';
import type { CartTerms } from '../cart.types';
import type { StoredCart } from '../rows/carts.repository';

/** Null: they have not told enough, or an address whose parts do not belong together. */
export type OwnOrderer = (memberId: number) => Promise<Orderer | null>;

export interface OwnOrdererDeps {
  readonly accounts: Pick<AccountsService, 'find'>;
  readonly places: PlaceHooks;
}

export const createOwnOrderer =
  ({ accounts, places }: OwnOrdererDeps): OwnOrderer =>
  async (memberId) => {
    const account = await accounts.find(memberId);
    const orderer = account && ownOrdererOf({ ...account.profile, email: account.email });
    return orderer && (await places.refusalOf(orderer)) === null ? orderer : null;
  };

/** Whether the cart's orderer is its member's own. */
export const isOrdererOwn = ({ ownOrderer }: Pick<CartTerms, 'ownOrderer'>, { orderer }: Pick<StoredCart, 'orderer'>) =>
  orderer !== null && orderer === ownOrderer;

/** The cart as it is shown, changed and ordered. */
export const withOrderer = <Cart extends Pick<StoredCart, 'orderer' | 'member_id'>>(
  { ownOrderer }: Pick<CartTerms, 'ownOrderer'>,
  cart: Cart,
): Cart => (cart.orderer === null && cart.member_id !== null ? { ...cart, orderer: ownOrderer } : cart);
