/**
 * A login makes the guest's cart the member's. What both hold is put together, in the member's cart; a price that has
 * changed since either was filled is said as ever; what is done to the goods of both otherwise waits to be decided on, and
 * the cart says what it has no place for. While the member's own is being paid for, they have two: where the payment comes
 * to nothing, whichever of them is read next has the goods of both. What cannot be put together otherwise stays as it is: a
 * guest's cart that is being paid for, and two that would be more than one may hold. Then the browser keeps the cart that
 * it has, as a guest's, which says so, until the member asks for it (`carts/init`), or changes it.
 */
import type { Kysely, Transaction } from 'kysely';
import { mostShippings } from '../../../../../schemas/cart/cart-shipping';
import { optionLimits } from '../../../../../schemas/catalog/product-option';
import type { Database } from '../../../../db/schema';
import { inTransaction } from '../../../../db/transaction';
import type { CartContext, CartDecisions, CartTerms } from '../cart.types';
import { addCoupons } from '../rows/coupons.repository';
import { withOrderer } from '../checkout/own-orderer';
import { checkWhole, type PlannedLine, plannedLines } from '../lines/plan-lines';
import { withLinesOf } from '../lines/joining';
import { readCart, type StoredCart } from '../rows/carts.repository';
import { updateCart } from '../rows/written-carts.repository';
import {
  deleteCart,
  findOtherToken,
  findOwnToken,
  giveCart,
  lockOwner,
  noteJoined,
  setTokens,
} from '../rows/owned-carts.repository';
import { withJoined } from '../rows/notes';
import { isBeingPaid, isExpired, isOrdered } from '../rows/state';
import { inheritAccessories } from '../rows/options.repository';
import { joinDays, type JoinedDay, type JoinedPlaces, joinPlaces, lostPlaces } from '../shippings/joined-places';
import { placeLines } from '../shippings/place-lines';
import { insertShippings, joinPackings } from '../shippings/shippings.repository';
import { type CartOwner, cartScope, ownerIn } from '../rows/scope';
import { hashCartToken } from '../rows/token';
import { expiryOf, lockAndRead } from './change-cart';
import { joinChoices } from './joined-choices';

type Trx = Transaction<Database>;

export interface Claimed {
  readonly token: string;
  /** Of its pieces. */
  readonly count: number;
}

interface Found {
  readonly token: string;
  readonly cart: StoredCart;
}

const countOf = (lines: readonly { readonly quantity: number }[]): number =>
  lines.reduce((sum, { quantity }) => sum + quantity, 0);

const countOfDeliveries = ({ packings }: StoredCart): number => new Set(packings.map(({ delivery }) => delivery)).size;

/** Null: none that could be used. */
const find = async (trx: Trx, terms: CartTerms, token: string | null): Promise<Found | null> => {
  const cart = token === null ? null : await lockAndRead(trx, terms, token);
  return token === null || !cart || isExpired(cart, terms.now) || isOrdered(cart) ? null : { token, cart };
};

/** At all places together, done or to be decided on. */
const mostAtPlaces = mostShippings * optionLimits.perPlace;

const countAtPlaces = ({ accessories }: StoredCart): number =>
  accessories.filter(({ line_key: line }) => line === null).length;

interface Joined {
  readonly places: JoinedPlaces;
  readonly lines: readonly PlannedLine[];
  readonly days: readonly JoinedDay[];
}

/** Places that come have their ids by now: what goes there, what is done there, and when it comes, as well. */
const store = async (
  trx: Trx,
  terms: CartTerms,
  own: StoredCart,
  guest: StoredCart,
  { places: { shippings, takers, nextKey }, lines, days }: Joined,
) => {
  const added = shippings.filter(({ id }) => id < 0);
  const ids = await insertShippings(trx, own.id, added);
  const stored = new Map(added.map(({ id, key }) => [id, ids.get(key) ?? id]));
  const placed = <Row extends { readonly shippingId: number }>(row: Row): Row => ({
    ...row,
    shippingId: stored.get(row.shippingId) ?? row.shippingId,
  });
  const heirs = [...takers].map(([from, to]) => ({ from, to: stored.get(to) ?? to, isOnly: true }));
  await inheritAccessories(trx, guest, heirs, { id: own.id, nextKey });
  const next = { ...own, next_key: nextKey + guest.accessories.length };
  const written = await placeLines(trx, terms, next, lines.map(placed), []);
  await joinPackings(trx, own.id, days.map(placed));
  return written;
};

/** All of the guest's cart into the member's; null: it would be too much. @param isSaid the cart says it in any case; else where a quantity is a sum */
const merge = async (
  trx: Trx,
  terms: CartTerms,
  { own, guest, isSaid }: { readonly own: Found; readonly guest: Found; readonly isSaid: boolean },
): Promise<Claimed | null> => {
  const cart = withOrderer(terms, { ...own.cart, orderer: own.cart.orderer ?? guest.cart.orderer });
  const places = joinPlaces(terms, cart, guest.cart);
  const lines = withLinesOf(own.cart, plannedLines(guest.cart), places.takers);
  if (lines === null || !checkWhole(lines, '').ok) return null;
  if (countAtPlaces(own.cart) + countAtPlaces(guest.cart) > mostAtPlaces) return null;
  const isOneDelivery = places.shippings.length === 1 && countOfDeliveries(own.cart) === 1;
  const choices = joinChoices(own.cart, guest.cart, isOneDelivery);
  const { days, isDayLost } = joinDays(own.cart, guest.cart, places);
  const newlyLost = [
    ...choices.lost,
    ...(places.isPlaceLost ? [lostPlaces] : []),
    ...(isDayLost ? ['お届け日時'] : []),
  ];
  const lost = [...new Set([...own.cart.not_joined, ...guest.cart.not_joined, ...newlyLost])];
  const notes = [...new Set([...own.cart.notes, ...guest.cart.notes])];
  const isSummed = lines.length < own.cart.lines.length + guest.cart.lines.length;
  await updateCart(trx, own.cart.id, {
    ...(await store(trx, terms, own.cart, guest.cart, { places, lines, days })),
    ...choices.values,
    points: Math.min(own.cart.points + guest.cart.points, own.cart.points_balance),
    is_amount_hidden: own.cart.is_amount_hidden || guest.cart.is_amount_hidden,
    has_lost_product: own.cart.has_lost_product || guest.cart.has_lost_product,
    not_joined: lost,
    notes: isSaid || isSummed ? withJoined(notes, lost) : notes,
    updated_at: terms.now,
    expires_at: expiryOf(terms.now),
  });
  await addCoupons(trx, own.cart.id, choices.couponIds);
  await noteJoined(trx, own.cart.id, guest);
  await deleteCart(trx, guest.cart.id);
  return { token: own.token, count: countOf(lines) };
};

/** Null: it stays as it is. @param token of the guest's @param isSaid as merge takes it */
export const claim = async (
  trx: Trx,
  terms: CartTerms,
  owner: CartOwner,
  token: string | null,
  isSaid = false,
): Promise<Claimed | null> => {
  const owned = { channelId: terms.channel.id, memberId: owner.userId, now: terms.now };
  if (!(await lockOwner(trx, owned))) return null;
  const shown = await find(trx, terms, token);
  if (shown && isBeingPaid(shown.cart)) return null;
  // The member's already: from another tab, or another login.
  if (shown?.cart.member_id != null) return { token: shown.token, count: countOf(shown.cart.lines) };
  const own = await find(trx, terms, (await findOwnToken(trx, owned)) ?? null);
  const isFilled = shown !== null && shown.cart.lines.length > 0;
  if (own && !isFilled) return { token: own.token, count: countOf(own.cart.lines) };
  if (!shown) return null;
  const joining = own && !isBeingPaid(own.cart) ? own : null;
  if (joining && joining.cart.lines.length > 0) {
    return merge(trx, terms, { own: joining, guest: shown, isSaid });
  }
  if (joining) await deleteCart(trx, joining.cart.id);
  await giveCart(trx, shown.cart.id, owner.userId, shown.token);
  return { token: shown.token, count: countOf(shown.cart.lines) };
};

/** Two carts of the member's into one, which either token leads to; two that are too much for one stay apart. */
const joinOwn = async (trx: Trx, terms: CartTerms, { userId: memberId }: CartOwner, token: string): Promise<void> => {
  const owned = { channelId: terms.channel.id, memberId, now: terms.now };
  if (!(await lockOwner(trx, owned))) return;
  const asked = await find(trx, terms, token);
  const other = await find(trx, terms, asked ? ((await findOtherToken(trx, owned, asked.cart.id)) ?? null) : null);
  // Somebody else has joined them by now: both tokens lead to one.
  if (!asked || !other || asked.cart.id === other.cart.id || asked.cart.member_id === null) return;
  if (isBeingPaid(asked.cart) || isBeingPaid(other.cart)) return;
  // What was chosen in the older one, which was the member's first, stays.
  const [own, later] = asked.cart.id < other.cart.id ? [asked, other] : [other, asked];
  const empty = [asked, other].find(({ cart }) => cart.lines.length === 0);
  if (empty) await deleteCart(trx, empty.cart.id);
  // Nobody has asked for it: the shopper looked for one of them, and finds the goods of both.
  else if (!(await merge(trx, terms, { own, guest: later, isSaid: true }))) return;
  const left = empty ? (empty === asked ? other : asked) : own;
  await setTokens(trx, left.cart.id, token, other.token);
};

/** A cart, with what its member has in another one. Undefined: no such cart in this channel. */
export const createReadJoined =
  (db: Kysely<Database>, terms: CartDecisions['terms']) =>
  async (context: CartContext, token: string): Promise<StoredCart | undefined> => {
    const read = () => readCart(db, cartScope(context), hashCartToken(token));
    const [stored, owner] = [await read(), ownerIn(context)];
    if (!stored?.has_other || !owner) return stored;
    const given = await terms(context);
    await inTransaction(db, (trx) => joinOwn(trx, given, owner, token));
    return read();
  };

/** Reads the terms; what it answers claims the cart in the transaction of whoever asks. */
export const createPrepareClaim =
  (terms: CartDecisions['terms']) =>
  async (
    context: Parameters<CartDecisions['terms']>[0],
    owner: CartOwner,
    token: string | null,
  ): Promise<(trx: Trx) => Promise<Claimed | null>> => {
    const given = await terms({ ...context, visitor: owner });
    return (trx) => claim(trx, given, owner, token);
  };
