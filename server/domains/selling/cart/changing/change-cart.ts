/**
 * The frame of every change: lock the cart's row, read, decide, write, read anew. Changes of one cart wait for one
 * another at the lock, so none is lost; a refused one has written nothing.
 */
import type { Kysely, Transaction } from 'kysely';
import type { Cart } from '../../../../../schemas/cart/cart';
import type { Database } from '../../../../db/schema';
import { wholeOrUndone } from '../../../../db/transaction';
import { cartScope, ownerIn } from '../rows/scope';
import { isBeingPaid, isChallenged, isExpired, isOrdered } from '../rows/state';
import { hashCartToken } from '../rows/token';
import { withOrderer } from '../checkout/own-orderer';
import { toCart } from '../checkout/view';
import type { Work, Written } from '../rows/work';
import {
  type CartChange,
  type CartContext,
  cartKeptDays,
  type CartRefusal,
  type CartShown,
  type CartTerms,
  type ChangeRefusal,
  type OrderedRefusal,
} from '../cart.types';
import { lockCart, readCart, type StoredCart } from '../rows/carts.repository';
import { leaveCart, takeCart } from '../rows/owned-carts.repository';
import { type CartValues, updateCart } from '../rows/written-carts.repository';
import { dayMs } from '../../../../../src/lib/durations';

export const expiryOf = (now: Date): Date => new Date(now.getTime() + cartKeptDays * dayMs);

export const notFound: CartRefusal = { ok: false, code: 'cart.common.not_found' };
export const expired: CartRefusal = { ok: false, code: 'cart.common.is_expired' };
const ordered: OrderedRefusal = { ok: false, code: 'cart.common.is_ordered' };

/**
 * Thrown to undo a change that would be taken, but for the order that the cart has become: it waits for its shopper at
 * the bank's page, and has to be given up first. A change that is refused, was made before, or changes nothing that is
 * seen, leaves it alone.
 */
export class ChallengeUnderWay extends Error {
  override readonly name = 'ChallengeUnderWay';
  constructor(readonly orderId: number) {
    super(`Order ${orderId} waits for its shopper.`);
  }
}

/** Locks and reads a cart. A token of another channel's leads nowhere, nor that of another member's. */
export async function lockAndRead(
  trx: Transaction<Database>,
  context: CartContext,
  token: string,
): Promise<StoredCart | null> {
  const tokenHash = hashCartToken(token);
  const lock = () => lockCart(trx, cartScope(context), tokenHash);
  // The one that was waited for may have gone into another one of its member's, which its token leads to since.
  if (!(await lock()) && !(await lock())) return null;
  // A statement of its own: the one that waited for the lock saw what stood there before.
  return (await readCart(trx, cartScope(context), tokenHash)) ?? null;
}

/** What a member writes makes a guest's cart theirs. @returns its id, where it was a guest's until now */
export const takeFor = async (
  trx: Transaction<Database>,
  terms: CartTerms,
  token: string,
): Promise<number | undefined> => {
  const owner = ownerIn(terms);
  return owner
    ? takeCart(trx, { channelId: terms.channel.id, memberId: owner.userId, now: terms.now }, token)
    : undefined;
};

/** The cart as its rows are now. */
export async function findCart(
  db: Kysely<Database>,
  terms: CartTerms,
  token: string,
): Promise<CartShown | CartRefusal> {
  const cart = await readCart(db, cartScope(terms), hashCartToken(token));
  return cart ? { ok: true, cart: toCart(terms, withOrderer(terms, cart), token) } : notFound;
}

/** Whether it is a cart with any of these goods still, also one that is being paid for. */
export async function hasGoods(
  db: Kysely<Database>,
  terms: CartTerms,
  token: string,
  skuIds: readonly number[],
): Promise<boolean> {
  const cart = await readCart(db, cartScope(terms), hashCartToken(token));
  if (!cart || isExpired(cart, terms.now) || isOrdered(cart)) return false;
  return cart.lines.some(({ sku }) => skuIds.includes(sku.id));
}

/** One that is there for certain. */
export async function showCart(db: Kysely<Database>, terms: CartTerms, token: string): Promise<CartShown> {
  const shown = await findCart(db, terms, token);
  if (!shown.ok) throw new Error('A cart that was just written is missing.');
  return shown;
}

const inPayment: ChangeRefusal = { ok: false, code: 'cart.payment.in_progress' };

/** Whether the order that waits is still of what the cart shows: nothing that a shopper sees is another one, nor the card. */
const isAsOrdered = (terms: CartTerms, before: StoredCart, after: Cart, { card, ...values }: CartValues): boolean =>
  toCart(terms, before, after.token).fingerprint === after.fingerprint &&
  (!card || card.token === before.card?.token) &&
  (values.user_card_id ?? before.user_card_id) === before.user_card_id;

/**
 * Runs in a transaction of the caller's. An ordered cart is not changed any more: the browser begins a new one. One that
 * is being paid for stays the shopper's only cart: it can be changed once the payment has failed, or was left. Throws
 * ChallengeUnderWay.
 */
export async function changeCart(
  trx: Transaction<Database>,
  terms: CartTerms,
  token: string,
  work: Work<ChangeRefusal>,
): Promise<CartChange> {
  const taken = await takeFor(trx, terms, token);
  const change = await changeOwn(trx, terms, token, work);
  if (!change.ok && taken !== undefined) await leaveCart(trx, taken);
  return change;
}

const looksAlike = (one: Cart, other: Cart): boolean =>
  one.fingerprint === other.fingerprint && one.delivery_fingerprint === other.delivery_fingerprint;

const outdated: ChangeRefusal = { ok: false, code: 'cart.update_products.part_not_found' };

/**
 * Nothing is done to a cart that has changed since it was seen, unless it is just so already: a press whose answer was lost
 * is no fault when it comes again.
 */
const unlessOutdated =
  (terms: CartTerms, token: string, work: Work<ChangeRefusal>): Work<ChangeRefusal> =>
  async (trx, cart) => {
    if (terms.seen === undefined) return work(trx, cart);
    const before = toCart(terms, cart, token);
    if (terms.seen === before.delivery_fingerprint) return work(trx, cart);
    let done: Written | ChangeRefusal = outdated;
    const isJustSo = await wholeOrUndone(trx, async () => {
      done = await work(trx, cart);
      if (!done.ok) return false;
      if (done.values !== null) await updateCart(trx, cart.id, { ...done.values, updated_at: terms.now });
      const after = await findCart(trx, terms, token);
      return after.ok && looksAlike(before, after.cart);
    });
    return isJustSo ? done : outdated;
  };

async function changeOwn(
  trx: Transaction<Database>,
  terms: CartTerms,
  token: string,
  work: Work<ChangeRefusal>,
): Promise<CartChange> {
  const stored = await lockAndRead(trx, terms, token);
  if (!stored) return notFound;
  const cart = withOrderer(terms, stored);
  if (isExpired(cart, terms.now)) return expired;
  if (isOrdered(cart)) return ordered;
  if (isBeingPaid(cart) && !isChallenged(cart)) return inPayment;
  const result = await unlessOutdated(terms, token, work)(trx, cart);
  if (!result.ok) return result;
  if (result.values === null) return showCart(trx, terms, token);
  const kept = { updated_at: terms.now, expires_at: expiryOf(terms.now) };
  await updateCart(trx, cart.id, { ...result.values, ...kept });
  const shown = await showCart(trx, terms, token);
  // Compared once it is written: a form that is sent as it was is told from one that was changed by what comes of it.
  if (cart.order && !isAsOrdered(terms, cart, shown.cart, result.values)) throw new ChallengeUnderWay(cart.order.id);
  return shown;
}
