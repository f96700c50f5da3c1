/** What a cart has place for once, where another one joins it: the member's own stays, and what comes fills what is free. Pure. */
import { isDeepStrictEqual } from 'node:util';
import { mostCouponsInCart } from '../../../../../schemas/coupon/coupon';
import type { StoredCart } from '../rows/carts.repository';
import type { CartValues } from '../rows/written-carts.repository';
import { goesToOrderer } from '../shippings/destinations';

interface JoinedChoices {
  readonly values: Pick<
    CartValues,
    'orderer' | 'sender' | 'social_gift' | 'payment_method_id' | 'payment_error' | 'card' | 'user_card_id'
  >;
  /** That come, by their ids. */
  readonly couponIds: readonly number[];
  /** Names of what finds no place, in the words of the cart's screens. */
  readonly lost: readonly string[];
}

interface Joined<Value> {
  readonly value: Value;
  readonly isLost: boolean;
}

/** @param isFree whether it may come at all */
const joinOne = <Value>(own: Value | null, guest: Value | null, isFree = true): Joined<Value | null> => {
  const value = own ?? (isFree ? guest : null);
  return { value, isLost: guest !== null && !isDeepStrictEqual(value, guest) };
};

type Payment = Required<Pick<CartValues, 'payment_method_id' | 'card' | 'user_card_id'>>;

const paymentOf = ({ payment_method_id, card, user_card_id }: StoredCart): Payment => ({
  payment_method_id,
  card,
  user_card_id,
});

const hasCard = ({ card, user_card_id: id }: Payment): boolean => card !== null || id !== null;

/** A card comes with its method alone. */
const joinPayment = (own: StoredCart, guest: StoredCart): Joined<Payment> => {
  const [value, coming] = [paymentOf(own), paymentOf(guest)];
  const method = coming.payment_method_id;
  const isSame = value.payment_method_id === method;
  const isFree = value.payment_method_id === null || (isSame && !hasCard(value));
  if (method !== null && isFree) return { value: coming, isLost: false };
  return { value, isLost: method !== null && (!isSame || (hasCard(coming) && !isDeepStrictEqual(value, coming))) };
};

/** Why a payment came to nothing comes with it: of another one it would be said of what was never tried. */
const joinError = (own: StoredCart, guest: StoredCart, joined: Payment): string | null =>
  isDeepStrictEqual(joined, paymentOf(guest)) ? (guest.payment_error ?? own.payment_error) : own.payment_error;

const joinCoupons = (own: StoredCart, guest: StoredCart) => {
  const [there, coming] = [own, guest].map(({ coupons }) => coupons.filter(({ is_chosen: isChosen }) => isChosen));
  const known = new Set(there?.map(({ id }) => id));
  const further = coming?.filter(({ id }) => !known.has(id)) ?? [];
  const room = Math.max(0, mostCouponsInCart - known.size);
  return { kept: further.slice(0, room), lost: further.slice(room) };
};

/** @param isOneDelivery the joined cart's goods leave together to one place, so that it can be a social gift */
export function joinChoices(own: StoredCart, guest: StoredCart, isOneDelivery: boolean): JoinedChoices {
  const orderer = joinOne(own.orderer, guest.orderer);
  const sender = joinOne(own.sender, guest.sender);
  const gift = joinOne(own.social_gift, guest.social_gift, isOneDelivery);
  const payment = joinPayment(own, guest);
  const coupons = joinCoupons(own, guest);
  return {
    values: {
      orderer: orderer.value,
      sender: sender.value,
      social_gift: gift.value,
      ...payment.value,
      payment_error: joinError(own, guest, payment.value),
    },
    couponIds: coupons.kept.map(({ id }) => id),
    lost: [
      // Where the goods were to go is lost with it, where that was the orderer's own address.
      ...(orderer.isLost
        ? [guest.shippings.some(goesToOrderer) ? 'ご注文者（お届け先のご住所を含みます）' : 'ご注文者']
        : []),
      ...(sender.isLost ? ['送り状のご依頼主'] : []),
      ...(gift.isLost ? ['ソーシャルギフト'] : []),
      ...(payment.isLost ? ['お支払い方法'] : []),
      ...coupons.lost.map(({ name }) => `クーポン「${name}」`),
    ],
  };
}
