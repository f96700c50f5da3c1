/** What a cart tells its shopper besides, until its goods are changed; of a payment that has ended, until anything is. */
import type { Cart } from '../../../../../schemas/cart/cart';
import { errors } from '../../../../../schemas/shop-errors';
import type { ChangeRefusal } from '../cart.types';
import type { StoredCart } from './carts.repository';
import type { NamedLeftOut } from './left-out.repository';
import { isChallenged } from './state';
import { type Work, written } from './work';

const ended = errors['payment.cart_changed'].message;

/**
 * A change, after which the cart says that it has ended a payment, where it has. What a change before has ended was read
 * by then.
 */
export const tellingEnded =
  (hasEnded: boolean) =>
  <Refusal extends ChangeRefusal>(work: Work<Refusal>): Work<Refusal> =>
  async (trx, cart) => {
    const result = await work(trx, cart);
    if (!result.ok || result.values === null) return result;
    const notes = (result.values.notes ?? cart.notes).filter((note) => note !== ended);
    return written({ ...result.values, notes: hasEnded ? [...notes, ended] : notes });
  };

const goodsWords = 'ただいまお求めいただけないため、次の商品はカートに入っていません：';
const optionWords = 'ただいま承れないため、次のご指定はカートに入っていません：';

const unnamed = '販売を終了した商品';
const wordsOf = ({ goods }: NamedLeftOut): string => (goods === null ? unnamed : `「${goods}」`);

/** Of goods that are put into a cart as far as there are any, as an order's once more. */
export const leftOutNotes = (leftOut: readonly NamedLeftOut[]): readonly string[] => {
  const goods = leftOut.flatMap((one) => (one.option === null ? [wordsOf(one)] : []));
  const options = leftOut.flatMap((one) => (one.option === null ? [] : [`${wordsOf(one)}の「${one.option}」`]));
  return [
    ...(goods.length > 0 ? [`${goodsWords}${goods.join('、')}。`] : []),
    ...(options.length > 0 ? [`${optionWords}${options.join('、')}。`] : []),
  ];
};

const openPayment =
  'お支払いのお手続きが途中です。カートの内容を変更されると、そのお支払いは取り消されます。ご注文内容の確認で「注文を確定する」を押されると、お支払いを続けられます。';

const joined = '別々のカートに入れられていた商品を、こちらのカートにまとめました。';

/** Of a cart that another one of its member's has come into, besides what it could not keep, which says it as well. */
export const withJoined = (notes: readonly string[], lost: readonly string[]): string[] => [
  ...notes.filter((note) => note !== joined),
  ...(lost.length > 0 ? [] : [joined]),
];

const notJoined = (names: readonly string[]): string =>
  `${joined}次のご指定は引き継げませんでした：${names.join('、')}。必要な場合は、お手数ですがもう一度ご指定ください。`;

/** Absent: nothing. While an order waits for its shopper, that alone: what else was to be said was read before it. */
export const joinNoteOf = (cart: StoredCart): Pick<Cart, 'join_note'> => {
  if (isChallenged(cart)) return { join_note: openPayment };
  const said = [...(cart.not_joined.length > 0 ? [notJoined(cart.not_joined)] : []), ...cart.notes];
  return said.length > 0 ? { join_note: said.join('') } : {};
};
