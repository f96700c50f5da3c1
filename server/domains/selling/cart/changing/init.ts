import type { Kysely, Transaction } from 'kysely';
import type { Cart } from '../../../../../schemas/cart/cart';
import type { Database } from '../../../../db/schema';
import { inTransaction } from '../../../../db/transaction';
import { dropLost } from './change-contents';
import { isBeingPaid, isExpired, isOrdered } from '../rows/state';
import { hashCartToken, newCartToken } from '../rows/token';
import { withOrderer } from '../checkout/own-orderer';
import { toCart } from '../checkout/view';
import type { CartContext, CartDecisions, CartTerms } from '../cart.types';
import { readCart } from '../rows/carts.repository';
import { insertCart } from '../rows/written-carts.repository';
import { findOwnToken, lockOwner } from '../rows/owned-carts.repository';
import { cartScope, ownerIn } from '../rows/scope';
import { claim } from './claim';
import { ChallengeUnderWay, changeCart, expiryOf, findCart, showCart } from './change-cart';
import { refusalOfSku } from '../lines/limits';

/** Stores an empty cart; of a member, who has one already, finds that. @returns its token, which only the answer says */
export async function beginCart(trx: Transaction<Database>, terms: CartTerms): Promise<string> {
  const { channel, now } = terms;
  const memberId = ownerIn(terms)?.userId;
  // Who leaves at this moment is a guest.
  const isMember = memberId !== undefined && (await lockOwner(trx, { memberId }));
  const known = isMember ? await findOwnToken(trx, { channelId: channel.id, memberId, now }) : undefined;
  if (known !== undefined) return known;
  const token = newCartToken();
  const owner = isMember ? { memberId, token } : null;
  const tokenHash = hashCartToken(token);
  await insertCart(trx, { channelId: channel.id, tokenHash, owner, now, expiresAt: expiryOf(now) });
  return token;
}

/**
 * The cart of the token without what is sold no more, or a new one: for a token that leads nowhere or to an order. A guest's
 * becomes the member's who asks for it, as at their login.
 *
 * @param isProductLost the browser was refused a product: the cart says so, whatever is dropped
 */
export type CartInit = (context: CartContext, token: string | null, isProductLost: boolean) => Promise<Cart>;

export const createCartInit = (db: Kysely<Database>, terms: CartDecisions['terms']): CartInit => {
  /** Null: the token leads to no cart that could be used. */
  const known = async (given: CartTerms, token: string, isProductLost: boolean) => {
    const stored = await readCart(db, cartScope(given), hashCartToken(token));
    const cart = stored && withOrderer(given, stored);
    if (!cart || isExpired(cart, given.now) || isOrdered(cart)) return null;
    if (isBeingPaid(cart)) return toCart(given, cart, token);
    const hasLost = cart.lines.some(({ sku }) => refusalOfSku(sku) !== null);
    if (!hasLost && (!isProductLost || cart.has_lost_product)) return toCart(given, cart, token);
    const changed = await inTransaction(db, (trx) => changeCart(trx, given, token, dropLost(given))).catch(
      (error: unknown) => {
        // Ordered this moment.
        if (error instanceof ChallengeUnderWay) return findCart(db, given, token);
        throw error;
      },
    );
    if (changed.ok) return changed.cart;
    // Ordered this moment: it is the visitor's cart until the payment is settled.
    const paid = changed.code === 'cart.payment.in_progress' ? await findCart(db, given, token) : changed;
    return paid.ok ? paid.cart : null;
  };

  /** @returns the token of what a guest's cart has become part of; where that cannot be, its own */
  const claimed = async (given: CartTerms, token: string): Promise<string> => {
    const owner = ownerIn(given);
    if (!owner || (await readCart(db, cartScope(given), hashCartToken(token)))?.member_id !== null) return token;
    return (await inTransaction(db, (trx) => claim(trx, given, owner, token, true)))?.token ?? token;
  };

  return async (context, token, isProductLost) => {
    const given = await terms(context);
    const cart = token === null ? null : await known(given, await claimed(given, token), isProductLost);
    if (cart) return cart;
    // In one transaction: meanwhile its member could leave.
    const begun = await inTransaction(db, async (trx) => showCart(trx, given, await beginCart(trx, given)));
    return begun.cart;
  };
};
